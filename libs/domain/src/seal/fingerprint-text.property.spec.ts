import fc from 'fast-check';
import { anyNight, play } from '../../test-support/game-night.js';
import { theGame } from '../../test-support/index.js';
import { apply, fold } from '../apply.js';
import type { RecordedEvent } from '../events.js';
import { type Game, type PlayableGame, unborn } from '../game.js';
import { fromSnapshot, type GameSnapshot, toSnapshot } from '../snapshot.js';
import { pseudonymised } from '../views/pseudonyms.js';
import { fingerprintText } from './fingerprint-text.js';

const folded = (events: readonly RecordedEvent[]): PlayableGame => {
  const game = fold(theGame, events);
  if (game.status === 'unborn') throw new Error('Every night makes a game');
  return game;
};
const eventsOf = (night: Parameters<typeof play>[0]): readonly RecordedEvent[] =>
  play(night, (_, __, ask) => ask()).stream.events;
const scrambled = (text: string): string =>
  Buffer.from(text).toString('base64url').padEnd(16, '_').slice(-16);

/** What an analyst is given, keys in another order. */
const underPseudonyms = (event: RecordedEvent): RecordedEvent => {
  const data = Object.entries(pseudonymised(event, scrambled)).reverse();
  return { ...event, data: Object.fromEntries(data) } as RecordedEvent;
};

it('is the same for whoever has the whole log, its pseudonyms only, or a snapshot of the state', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const events = eventsOf(night);
      const text = fingerprintText(folded(events));
      expect(fingerprintText(folded(events.map(underPseudonyms)))).toBe(text);
      const stored = JSON.parse(JSON.stringify(toSnapshot(folded(events)))) as GameSnapshot;
      expect(fingerprintText(fromSnapshot(stored) as PlayableGame)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

it('is another one after every event', () => {
  fc.assert(
    fc.property(anyNight, (night) => {
      const seen = new Set<string>();
      let game: Game = unborn(theGame);
      for (const event of eventsOf(night)) {
        const next = apply(game, event);
        seen.add(fingerprintText(next));
        game = next;
      }
      expect(seen.size).toBe(game.version);
    }),
    { numRuns: 30 },
  );
});

it('tells of a point too many, and of no name', () => {
  const [night] = fc.sample(anyNight, { numRuns: 1, seed: 5 });
  if (!night) throw new Error('No night');
  const events = eventsOf(night);
  const [game, other] = [folded(events), folded(events)];
  const [seat] = other.seats.byId.values();
  if (!seat) throw new Error('Nobody has joined');
  expect(fingerprintText(game)).not.toContain(JSON.stringify(seat.name));
  other.seats.byId.set(seat.playerId, { ...seat, score: seat.score + 1 });
  expect(fingerprintText(other)).not.toBe(fingerprintText(game));
});
