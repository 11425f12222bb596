import { eventOf, frame, type Plant, unstore, witness } from './planting.js';

/** What was said in the lobby, and who came in. */
export const lobbyPlants: readonly Plant[] = [
  [
    'a team that was chosen, acknowledged and is not stored',
    'no acknowledged word of the lobby is missing',
    (night) => {
      frame(night, 'Bo', 'ack', 'chooseTeam').request.teamName = 'Greens';
    },
  ],
  [
    'readiness that was acknowledged and is not stored',
    'no acknowledged word of the lobby is missing',
    (night) => unstore(night, eventOf(night, 'PlayerReadied')),
  ],
  [
    'team mode that was acknowledged and is not stored',
    'no acknowledged word of the lobby is missing',
    (night) => unstore(night, eventOf(night, 'TeamModeSet')),
  ],
  [
    'a lock that was acknowledged and is not stored',
    'no acknowledged word of the lobby is missing',
    (night) => unstore(night, eventOf(night, 'JoiningChanged')),
  ],
  [
    'a seat that was made while the door was locked',
    'a locked door lets nobody in but who has a seat',
    (night) => unstore(night, eventOf(night, 'JoiningChanged', 1)),
  ],
  [
    'somebody who was turned away from an open door',
    'a locked door lets nobody in but who has a seat',
    (night) => {
      for (const kind of ['sent', 'ack'] as const) frame(night, 'Cleo', kind, 'joinGame').at -= 8_000;
    },
  ],
  [
    'somebody with a seat who was turned away',
    'a locked door lets nobody in but who has a seat',
    (night) => {
      const { frames } = witness(night, 'Ada');
      frames.push(...witness(night, 'Cleo').frames.slice(0, 2));
    },
  ],
  [
    'a room that is not found any more',
    'a locked door lets nobody in but who has a seat',
    (night) => {
      frame(night, 'Cleo', 'ack', 'joinGame').body.error.code = 'unknown_code';
    },
  ],
];
