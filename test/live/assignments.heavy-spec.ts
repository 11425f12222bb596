import { type AssignmentReport, type GameCommand, GameId, PlayerId, standings } from '@clockbeat/domain';
import { CommandBus } from '@nestjs/cqrs';
import request from 'supertest';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import { newCommandId, RunGameCommand } from '../../apps/gateway/src/live/game/run-game-command.js';
import { newSeatToken } from '../../apps/gateway/src/live/join/seat-tokens.js';
import type { TestGateway } from '../support/app.js';
import { Night, storedGame } from '../support/live/night.js';
import { until } from '../support/live/until.js';
import { signIn } from '../support/sign-in.js';

const people = 500;
const abreast = 24;
const questions = Array.from({ length: 5 }, (_, index) => ({
  question: `Which river is town ${index} on?`,
  options: ['Nile', 'Amazon', 'Rhine', 'Volga'],
  answer: 'Rhine',
}));
const right = 2;

/** Does something for each, so many at a time. */
const forEach = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const workOn = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: abreast }, workOn));
};

it('500 attempts over three gateways lose nothing when the deadline moves, and the report is what their logs say', async () => {
  const night = await Night.begin();
  try {
    const gateways = [await night.gateway(), await night.gateway(), await night.gateway()];
    const at = (index: number): TestGateway => gateways[index % gateways.length] as TestGateway;
    const cookie = await signIn(at(0).url, 'teacher@example.org');
    const post = (path: string, body: object) =>
      request(at(0).url).post(path).set('cookie', cookie).send(body).expect(201);
    const set = { title: 'Rivers', category: 'Geography', difficulty: 'easy', customQuestions: questions };
    const { body: assignment } = await post('/api/assignments', {
      ...{ setId: (await post('/api/saved-trivia-sets', set)).body.id, timeZone: 'UTC', attempts: 1 },
      ...{ closesAt: new Date(Date.now() + 3_600_000).toISOString(), counts: 'best', feedback: 'end' },
      ...{ identity: 'name', mixed: true, untimed: true, board: false },
    });
    const acknowledged = new Map<string, number>();
    const asks = new Array<string>(people);
    const say = async (gateway: TestGateway, command: object) => {
      const parts = { at: gateway.app.get(ServerClock).now(), commandId: newCommandId() };
      return gateway.app
        .get(CommandBus)
        .execute(new RunGameCommand({ ...command, ...parts } as unknown as GameCommand));
    };
    /** From question to question on one gateway after the other, until it is done or too late. */
    const play = async (index: number, count: number): Promise<void> => {
      const [gameId, playerId] = (asks[index] ?? '').split(' ').map((id) => id) as [string, string];
      const seat = { gameId: GameId(gameId), by: { as: 'seat', playerId: PlayerId(playerId) } };
      for (let questionIndex = 0; questionIndex < count; questionIndex += 1) {
        const gateway = at(index + questionIndex);
        const answered = await say(gateway, {
          ...{ type: 'SubmitAnswer', gameId: seat.gameId, playerId, questionIndex },
          answer: (index + questionIndex) % 3 === 0 ? 0 : right,
        });
        if (answered.outcome === 'accepted') acknowledged.set(gameId, (acknowledged.get(gameId) ?? 0) + 1);
        for (const phase of ['question', 'revealed'])
          await say(gateway, { ...seat, type: 'AdvanceQuestion', questionIndex, phase });
      }
    };
    await forEach(people, async (index) => {
      const { body } = await request(at(index).url)
        .post(`/api/assignment-links/${assignment.link}/attempts`)
        .set('authorization', `Bearer ${newSeatToken()}`)
        // as many homes
        .set('x-forwarded-for', `10.1.${index >> 8}.${index & 255}`)
        .send({ name: `Pupil ${index}` })
        .expect(200);
      asks[index] = `${body.gameId} ${body.playerId}`;
      const by = { as: 'seat', playerId: PlayerId(body.playerId) };
      await say(at(index), { type: 'StartGame', gameId: GameId(body.gameId), by });
      await play(index, index % 2 === 0 ? questions.length : 1);
    });
    // half of them are in the middle of it, and go on while the deadline moves to now
    const patch = request(at(1).url)
      .patch(`/api/assignments/${assignment.id}`)
      .set('cookie', cookie)
      .send({ closesAt: new Date(0).toISOString() })
      .expect(200);
    await Promise.all([
      patch,
      forEach(people / 2, async (half) => {
        const index = 2 * half + 1;
        const [gameId = '', playerId = ''] = (asks[index] ?? '').split(' ');
        const command = {
          type: 'SubmitAnswer',
          gameId: GameId(gameId),
          playerId,
          questionIndex: 1,
          answer: right,
        };
        const answered = await say(at(index), command);
        if (answered.outcome === 'accepted') acknowledged.set(gameId, (acknowledged.get(gameId) ?? 0) + 1);
      }),
    ]);
    const report = async (): Promise<AssignmentReport> =>
      (
        await request(at(2).url)
          .get(`/api/assignments/${assignment.id}/report`)
          .set('cookie', cookie)
          .expect(200)
      ).body;
    let told = await report();
    await until('all attempts have ended', async () => {
      told = await report();
      return told.people.every(({ attempts }) => attempts.every(({ state }) => state === 'ended'));
    });
    expect(told.people).toHaveLength(people);
    expect(new Set(told.people.map(({ person }) => person)).size).toBe(people);
    await forEach(people, async (index) => {
      const attempt = told.people[index]?.attempts[0];
      const game = await storedGame(at(0), attempt?.gameId ?? '');
      const [place] = game.status === 'unborn' ? [] : standings(game);
      expect(attempt).toMatchObject({ score: place?.seat.score, correct: place?.seat.correct, counts: true });
      expect([attempt?.gameId, attempt?.answered]).toEqual([
        attempt?.gameId,
        acknowledged.get(attempt?.gameId ?? '') ?? 0,
      ]);
    });
  } finally {
    await night.end();
  }
});
