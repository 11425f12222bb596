import { eventOf, frame, type Plant, storeAgain } from './planting.js';

/** What is stored and should not be, or the other way round. */
export const logPlants: readonly Plant[] = [
  [
    'an event that is gone from the middle of the log',
    'the log is whole',
    (night) => void night.log.splice(4, 1),
  ],
  [
    'a stored answer that nobody sent',
    'the log is whole',
    (night) => {
      frame(night, 'Bo', 'sent', 'submitAnswer').body.answer = 3;
    },
  ],
  [
    'a player who is ready in the log and never said so',
    'the log is whole',
    (night) => {
      eventOf(night, 'PlayerReadied').data.playerId = 'p_bo';
    },
  ],
  [
    'a lock that was refused for good and is stored all the same',
    'the log is whole',
    (night) => {
      frame(night, 'the host', 'ack', 'setJoining').body = { ok: false, error: { code: 'not_host' } };
    },
  ],
  [
    'one wish for a team that is stored twice',
    'the log is whole',
    (night) => storeAgain(night, eventOf(night, 'TeamChosen')),
  ],
];
