import { playNight } from './night/play.js';
import type { GameScript, NightScript } from './night/script.js';

/** Nights that have found something in the product, cut down to what it took. */

const answer = (share: number) => ({ share, choice: 0, taps: 1 });
const player = (...shares: number[]) => ({
  gateway: 0,
  comesAfterMs: 0,
  travelMs: 1,
  answers: shares.map(answer),
});

it('closes a question that everybody has answered, though its host paused it just then (seed 285)', async () => {
  const game: GameScript = {
    pacing: 'swift',
    closeWhenAllAnswered: true,
    questions: 2,
    timeLimit: 10,
    players: [player(0, 0, 0), player(0, 0.32, 0)],
    host: {
      gateway: 0,
      travelMs: 1,
      startsAfterMs: 900,
      acts: [{ question: 1, afterMs: 3_199, what: 'pause' }],
    },
  };
  const night: NightScript = { gateways: 2, games: [game], incidents: [] };
  expect((await playNight(night, 285)).broken).toEqual([]);
});
