import { OtherGame, type SharedWhatIf, type StoredEvent, type WhatIf } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import { insertEvents, writeHeads } from '../../libs/persistence/test-support/random-nights.js';
import { GameNight, type Person, question, type SeatedPlayer } from '../support/game-night.js';
import { readRecordedGame } from '../support/recorded-game.js';

/** A page of the log: so many events may be decided again before everything else that waits has its turn. */
const aPage = 200;

const { events } = readRecordedGame('2000x20');
const gameId = String(events[0]?.gameId);
const answers = events.filter(({ type }) => type === 'AnswerSubmitted');

/** What each player has where a right answer is worth 100 whenever it came; a place is one more than all who have more. */
const withoutSpeed = () => {
  const [scores, real] = [new Map<string, number>(), new Map<string, number>()];
  for (const { type, data } of events) {
    const id = String(data['playerId']);
    if (type === 'PlayerJoined') for (const each of [scores, real]) each.set(id, 0);
    if (type !== 'AnswerSubmitted') continue;
    scores.set(id, (scores.get(id) ?? 0) + (data['isCorrect'] ? 100 : 0));
    real.set(id, (real.get(id) ?? 0) + Number(data['points']));
  }
  const sorted = [...scores.values()].sort((one, other) => other - one);
  return {
    scores,
    real,
    best: sorted.slice(0, 100),
    placeOf: (score: number) => sorted.indexOf(score) + 1,
    changed: [...scores].filter(([id, score]) => real.get(id) !== score).length,
  };
};

describe('a game of 2,000 players and 20 questions under other rules', () => {
  let night: GameNight;
  let host: Person;
  beforeAll(async () => {
    night = await GameNight.begin();
    host = await night.signIn('host@example.org');
    const { pool } = night.gateway.app.get(Persistence);
    const ours = ({ version, ...event }: StoredEvent): StoredEvent => ({
      ...event,
      version,
      data: version === 1 ? { ...event.data, hostId: host.id } : event.data,
    });
    for (let from = 0; from < events.length; from += 5_000)
      await pool.query(insertEvents, [JSON.stringify(events.slice(from, from + 5_000).map(ours))]);
    await writeHeads(pool);
  });
  afterAll(() => night?.end());

  const post = (path: string, body: object) =>
    night.api
      .post(path)
      .set('cookie', host.cookie)
      .send(body)
      .expect(({ status, text }) => {
        if (status >= 300) throw new Error(`${status}: ${text}`);
      });
  /** Whatever is decided again while `work` goes on, and at most how much of it between two turns of the loop. */
  const watched = async <Value>(work: () => Promise<Value>) => {
    const push = jest.spyOn(OtherGame.prototype, 'push');
    let [most, before, goesOn] = [0, 0, true];
    const turn = (): void => {
      most = Math.max(most, push.mock.calls.length - before);
      before = push.mock.calls.length;
      if (goesOn) setImmediate(turn);
    };
    turn();
    try {
      const value = await work();
      return { value, decided: push.mock.calls.length, most };
    } finally {
      goesOn = false;
      push.mockRestore();
    }
  };

  it('is told as it is reckoned by hand, listing the best of either table', async () => {
    const { scores, real, best, placeOf, changed } = withoutSpeed();
    const told: WhatIf = (await post(`/api/games/${gameId}/what-if`, { speed: false })).body;
    expect(told).toMatchObject({ participantCount: 2_000, changed, counted: { was: 20, is: 20 } });
    expect(told.players.slice(0, 100).map(({ is }) => is.score)).toEqual(best);
    for (const { id, was, is, why } of told.players) {
      expect([id, was.score, is]).toEqual([
        id,
        real.get(id),
        { score: scores.get(id), position: placeOf(scores.get(id) ?? 0) },
      ]);
      expect(why.reduce((sum, each) => sum + each.is - each.was, 0)).toBe(is.score - was.score);
    }
    const listed = new Set(told.players.map(({ id }) => id));
    const realBest = [...real].sort(([, one], [, other]) => other - one).slice(0, 50);
    for (const [id] of realBest) expect(listed.has(id)).toBe(true);
    expect(told.questions.reduce((sum, { was, is }) => sum + is - was, 0)).toBe(
      [...scores].reduce((sum, [id, score]) => sum + score - (real.get(id) ?? 0), 0),
    );
    expect(answers.length).toBeGreaterThan(39_000);
  });

  it('lets a running game go on: its answers are taken before the table is told', async () => {
    const running = await night.makeGame(host, { questions: [question(0)] });
    const seats: SeatedPlayer[] = [];
    for (let nth = 0; nth < 30; nth += 1) seats.push(await night.join(running, `Player ${nth}`));
    const opened = await night.start(running, host);
    let isTold = false;
    const { value, decided, most } = await watched(async () => {
      const table = post(`/api/games/${gameId}/what-if`, { speed: false, best: 15 }).then(() => {
        isTold = true;
      });
      let taken = 0;
      for (const [nth, seat] of seats.entries()) {
        await night.answer(running, seat, 0, 0, opened + 1_000 + nth);
        if (!isTold) taken += 1;
      }
      await table;
      return taken;
    });
    expect(value).toBeGreaterThan(0);
    expect(decided).toBe(events.length);
    expect(most).toBeLessThanOrEqual(aPage);
  });

  it('is reckoned once for a room that opens its link together', async () => {
    const { body } = await post(`/api/games/${gameId}/what-if/links`, { drop: [3] });
    const secret = new URL(body.url).hash.slice(1);
    const open = async (): Promise<SharedWhatIf> =>
      (await night.api.post('/api/what-if/shared').send({ secret }).expect(200)).body;
    const { value, decided } = await watched(() => Promise.all(Array.from({ length: 25 }, open)));
    expect(decided).toBe(events.length);
    const [first, ...others] = value;
    expect(first).toMatchObject({ participantCount: 2_000, counted: { was: 20, is: 19 } });
    for (const other of others) expect(other).toEqual(first);
  });
});
