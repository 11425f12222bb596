import { playNight } from './night/play.js';
import type { GameScript, NightScript } from './night/script.js';

/** Nights that have found something in the product, cut down to what it took. */

const answer = (share: number) => ({ share, choice: 0, taps: 1, another: null });
const player = (...shares: number[]) => ({
  gateway: 0,
  comesAfterMs: 0,
  travelMs: 1,
  team: null,
  fidgets: [],
  moves: null,
  joker: null,
  answers: shares.map(answer),
});
/** What nights have learnt since is not in these. */
const plain = {
  secondThoughts: false,
  scoring: 'classic',
  streakBonus: false,
  rounds: false,
  firstKind: null,
  teamMode: false,
  approval: false,
  screen: null,
  tv: null,
  coHosts: [],
  team: null,
  corrections: null,
  rematch: null,
} as const satisfies Partial<GameScript>;

it('closes a question that everybody has answered, though its host paused it just then (seed 285)', async () => {
  const game: GameScript = {
    ...plain,
    pacing: 'swift',
    closeWhenAllAnswered: true,
    questions: 2,
    timeLimit: 10,
    players: [player(0, 0, 0), player(0, 0.32, 0)],
    host: {
      gateway: 0,
      travelMs: 1,
      startsAfterMs: 900,
      judges: false,
      door: { afterMs: 0, turnsAway: null },
      acts: [{ question: 1, afterMs: 3_199, what: 'pause' }],
    },
  };
  const night: NightScript = {
    gateways: 2,
    keptEvery: null,
    games: [game],
    unhosted: [],
    incidents: [],
    homework: null,
  };
  expect((await playNight(night, 285)).broken).toEqual([]);
});

it('opens no question in the past that opened by itself while PostgreSQL stood still (seed 2442)', async () => {
  const nobodyAnswers = { share: 0, choice: null, taps: 1, another: null };
  const silent = { ...player(), answers: [nobodyAnswers, nobodyAnswers, nobodyAnswers] };
  const game: GameScript = {
    ...plain,
    pacing: 'timed',
    closeWhenAllAnswered: false,
    questions: 3,
    timeLimit: 5,
    players: [player(0.26, 0, 0), silent],
    host: {
      gateway: 1,
      travelMs: 4,
      startsAfterMs: 1_727,
      judges: false,
      door: { afterMs: 0, turnsAway: null },
      acts: [
        { question: 2, afterMs: 826, what: 'next, clicked twice' },
        { question: 1, afterMs: 2_446, what: 'next' },
      ],
    },
  };
  const night: NightScript = {
    gateways: 2,
    keptEvery: null,
    games: [game],
    unhosted: [],
    incidents: [
      { afterMs: 22_617, lastsMs: 4_048, what: 'postgres paused', which: 4 },
      { afterMs: 23_482, lastsMs: 5_693, what: 'append lost on its way', which: 1 },
    ],
    homework: null,
  };
  expect((await playNight(night, 2442)).broken).toEqual([]);
});

it('keeps out who was removed while it gave its seat back in the lobby (seed 1492)', async () => {
  const leaving = {
    ...player(0),
    travelMs: 42,
    comesAfterMs: 699,
    fidgets: [{ afterMs: 1_747, what: 'leave' as const }],
  };
  const sitting = { ...player(0), gateway: 1, travelMs: 45, comesAfterMs: 220 };
  const game: GameScript = {
    ...plain,
    pacing: 'swift',
    closeWhenAllAnswered: false,
    questions: 2,
    timeLimit: 5,
    players: [leaving, { ...player(0), comesAfterMs: 2_165 }, sitting],
    team: { gateway: 2, travelMs: 6, madeAfterMs: 213 },
    host: {
      gateway: 7,
      travelMs: 36,
      startsAfterMs: 2_420,
      judges: false,
      door: { afterMs: 0, turnsAway: null },
      acts: [{ question: -1, afterMs: 2_180, what: 'remove' }],
    },
  };
  const night: NightScript = {
    gateways: 2,
    keptEvery: null,
    games: [game],
    unhosted: [],
    incidents: [],
    homework: null,
  };
  expect((await playNight(night, 1492)).broken).toEqual([]);
});

it('lets somebody in again who was let in, gave its seat back and knocked anew (seed 81)', async () => {
  const game: GameScript = {
    ...plain,
    approval: true,
    pacing: 'swift',
    closeWhenAllAnswered: true,
    questions: 1,
    timeLimit: 5,
    players: [
      { ...player(0), comesAfterMs: 500 },
      { ...player(0), fidgets: [{ afterMs: 300, what: 'leave' }] },
    ],
    host: {
      gateway: 0,
      travelMs: 1,
      startsAfterMs: 2_500,
      judges: false,
      door: { afterMs: 0, turnsAway: null },
      acts: [],
    },
  };
  const night: NightScript = {
    gateways: 2,
    keptEvery: null,
    games: [game],
    unhosted: [],
    incidents: [],
    homework: null,
  };
  const { broken, answers } = await playNight(night, 81);
  expect(broken).toEqual([]);
  expect(answers).toBe(2);
});

it('knows somebody by a token whose seat moved to it, was given back, and taken anew', async () => {
  const game: GameScript = {
    ...plain,
    pacing: 'swift',
    closeWhenAllAnswered: true,
    questions: 1,
    timeLimit: 5,
    players: [
      { ...player(0), comesAfterMs: 800 },
      {
        ...player(0),
        fidgets: [{ afterMs: 400, what: 'leave' }],
        moves: { gateway: 0, travelMs: 1, afterMs: 200 },
      },
    ],
    host: {
      gateway: 0,
      travelMs: 1,
      startsAfterMs: 2_500,
      judges: false,
      door: { afterMs: 0, turnsAway: null },
      acts: [],
    },
  };
  const night: NightScript = {
    gateways: 2,
    keptEvery: null,
    games: [game],
    unhosted: [],
    incidents: [],
    homework: null,
  };
  const { broken, answers } = await playNight(night, 1);
  expect(broken).toEqual([]);
  expect(answers).toBe(2);
});

it('tells the end to somebody who was let in a moment before it (seed 2922)', async () => {
  const game: GameScript = {
    ...plain,
    approval: true,
    pacing: 'swift',
    closeWhenAllAnswered: false,
    questions: 1,
    timeLimit: 5,
    players: [player(0), { ...player(0), comesAfterMs: 2_000 }],
    host: {
      gateway: 1,
      travelMs: 1,
      startsAfterMs: 900,
      judges: false,
      door: { afterMs: 4_125, turnsAway: null },
      acts: [],
    },
  };
  // without Redis the player's gateway hears of the host's word and of the end at once
  const slowNews = { afterMs: 3_500, lastsMs: 5_000, what: 'redis stopped', which: 0 } as const;
  const night: NightScript = {
    gateways: 2,
    keptEvery: null,
    games: [game],
    unhosted: [],
    incidents: [slowNews],
    homework: null,
  };
  const { broken, events } = await playNight(night, 2922);
  expect(broken).toEqual([]);
  expect(events).toBe(8); // both have a seat
});
