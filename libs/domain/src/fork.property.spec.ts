import fc from 'fast-check';
import { recordedLogs } from '../../../test/support/recorded-logs.js';
import { forkOf } from '../test-support/forks.js';
import { anyNight, play } from '../test-support/game-night.js';
import { theGame } from '../test-support/index.js';
import { apply, fold } from './apply.js';
import { contradictionOf } from './contradiction.js';
import { countedBefore, countedQuestions } from './corrections.js';
import type { RecordedEvent } from './events.js';
import { goesOnAt } from './fork.js';
import { type Game, type PlayableGame, unborn } from './game.js';
import { fingerprintText } from './seal/fingerprint-text.js';
import { fromSnapshot, type GameSnapshot, toSnapshot } from './snapshot.js';
import { standings, teamStandings } from './standings.js';
import { upcast } from './upcast.js';

const folded = (events: readonly RecordedEvent[], version: number): PlayableGame => {
  const game = fold(events[0]?.gameId ?? theGame, events.slice(0, version));
  if (game.status === 'unborn') throw new Error('No log');
  return game;
};

/** Seats with all that their places and averages follow from, best first. */
const board = (game: PlayableGame) =>
  standings(game).map(({ seat, ...place }) => ({
    ...place,
    seat: [seat.playerId, seat.name, seat.ownName, seat.teamName, seat.userId, seat.timeFactor],
    sums: [seat.score, seat.correct, seat.answered, seat.correctMs, seat.chosen, seat.chosenMs, seat.doubt],
  }));

/** Whether the log may have happened, event by event: of each beginning of it, too. */
const contradictions = (events: readonly RecordedEvent[]): string[] => {
  let game: Game = unborn(events[0]?.gameId ?? theGame);
  return events.flatMap((event) => {
    const contradiction = contradictionOf(game, event, new Map());
    game = apply(game, event);
    return contradiction ?? [];
  });
};

const goesOnAsItWas = (parent: PlayableGame): PlayableGame => {
  const [game, events] = forkOf(parent);
  expect(board(game)).toEqual(board(parent));
  expect(teamStandings(game)).toEqual(teamStandings(parent));
  expect(game.seats.participants).toBe(parent.seats.participants);
  expect(countedQuestions(game)).toBe(countedBefore(parent, goesOnAt(parent)));
  expect(contradictions(events)).toEqual([]);
  return game;
};

it('begins with the seats, scores, places and teams of any event that it goes on from', () => {
  const somewhere = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anyNight, somewhere, (night, where) => {
      const { events } = play(night, (_, __, ask) => ask()).stream;
      const version = 1 + Math.round(where * (events.length - 1));
      const game = goesOnAsItWas(folded(events, version));
      const again = goesOnAsItWas(game);
      expect(again.seats.awaited).toEqual(game.seats.awaited);
      const stored = JSON.parse(JSON.stringify(toSnapshot(again))) as GameSnapshot;
      expect(fromSnapshot(stored)).toEqual(again);
    }),
    { numRuns: 150 },
  );
});

it.each(recordedLogs)('begins with what the recorded log $name had come to, at its events', ({ events }) => {
  const log = events.map(upcast);
  for (let version = 1; version <= log.length; version += 7) goesOnAsItWas(folded(log, version));
  goesOnAsItWas(folded(log, log.length));
});

it('is another state where a seat brought something else', () => {
  const live = recordedLogs.find(({ name }) => name.endsWith('/live'));
  const [, events] = forkOf(folded((live?.events ?? []).map(upcast), 20));
  const changed = events.map((event) =>
    event.type === 'PlayerJoined' && event.data.carried
      ? { ...event, data: { ...event.data, carried: { ...event.data.carried, streak: 9 } } }
      : event,
  );
  expect(fingerprintText(folded(changed, changed.length))).not.toBe(
    fingerprintText(folded(events, events.length)),
  );
});
