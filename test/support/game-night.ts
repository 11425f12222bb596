import {
  type Choice,
  type GameCard,
  type GameCommand,
  GameId,
  PlayerId,
  TeamId,
  UserId,
} from '@clockbeat/domain';
import { SeatStore } from '@clockbeat/persistence';
import { CommandBus } from '@nestjs/cqrs';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import { newCommandId, RunGameCommand } from '../../apps/gateway/src/live/game/run-game-command.js';
import { hashOf, newSeatToken, tokenIdOf } from '../../apps/gateway/src/live/join/seat-tokens.js';
import { makeGame } from '../people/api.js';
import { startGateway, type TestGateway } from './app.js';
import { freshDatabase, type TestDatabase } from './database.js';
import { TestClock } from './live/test-clock.js';
import { signIn } from './sign-in.js';

export interface Person {
  readonly id: string;
  readonly cookie: string;
}
export interface SeatedPlayer {
  readonly playerId: PlayerId;
  readonly token: string;
}

/** A question in full, 20 s unless the test says otherwise. */
export const question = (answer: number, more: object = {}): Record<string, unknown> => ({
  question: `Which one is number ${answer}?`,
  options: ['Ada', 'Bee', 'Cid', 'Dee'],
  answer,
  timeLimit: 20,
  ...more,
});

/** A gateway with people, and games whose every answer comes at the very ms that the test names. */
export class GameNight {
  private constructor(
    readonly database: TestDatabase,
    readonly gateway: TestGateway,
  ) {}

  static async begin(env: Record<string, string> = {}): Promise<GameNight> {
    const database = await freshDatabase();
    return new GameNight(database, await startGateway({ databaseUrl: database.url, env }));
  }

  /** The night goes on elsewhere: on a gateway that is there already. */
  static of(database: TestDatabase, gateway: TestGateway): GameNight {
    return new GameNight(database, gateway);
  }

  async end(): Promise<void> {
    await this.gateway.close();
    await this.database.drop();
  }

  get api(): TestAgent {
    return request(this.gateway.url) as unknown as TestAgent;
  }

  async signIn(email: string, name?: string): Promise<Person> {
    const cookie = await signIn(this.gateway.url, email, name === undefined ? {} : { name });
    const { body } = await this.api.get('/api/auth/user').set('cookie', cookie).expect(200);
    return { id: body.id, cookie };
  }

  makeGame(host: Person, body: object = {}): Promise<GameCard> {
    const questions = [question(0), question(1), question(2)];
    return makeGame(this.gateway.url, host.cookie, { questions, ...body });
  }

  async join(
    game: { id: string; teamId?: string | null },
    name: string,
    { person = null, teamName = null }: { person?: Person | null; teamName?: string | null } = {},
  ): Promise<SeatedPlayer> {
    const gameId = GameId(game.id);
    const token = newSeatToken();
    const playerId = tokenIdOf(gameId, token);
    const userId = person && UserId(person.id);
    await this.run({ type: 'JoinGame', ...this.parts(game), playerId, name, teamName, userId });
    await this.gateway.app.get(SeatStore).remember({
      ...{ gameId, playerId, tokenHash: hashOf(token), userId },
      ...(game.teamId && { regular: { name, teamId: TeamId(game.teamId) } }),
    });
    return { playerId, token };
  }

  /** Starts the game; answers when that was. */
  async start(game: { id: string }, host: Person): Promise<number> {
    const parts = this.parts(game);
    await this.opening({ type: 'StartGame', ...parts, by: { as: 'host', userId: UserId(host.id) } });
    return parts.at;
  }

  /** Ends the open question at `at`. */
  async advance(game: { id: string }, host: Person, questionIndex: number, at: number): Promise<void> {
    const by = { as: 'host', userId: UserId(host.id) } as const;
    await this.opening({ type: 'AdvanceQuestion', ...this.parts(game), by, questionIndex, at });
  }

  async answer(
    game: { id: string },
    { playerId }: SeatedPlayer,
    questionIndex: number,
    choice: Choice | null,
    at: number,
  ): Promise<void> {
    await this.run({
      type: 'SubmitAnswer',
      ...this.parts(game),
      playerId,
      questionIndex,
      answer: choice,
      at,
    });
  }

  async remove(game: { id: string }, host: Person, { playerId }: SeatedPlayer): Promise<void> {
    const by = { as: 'host', userId: UserId(host.id) } as const;
    await this.run({ type: 'RemovePlayer', ...this.parts(game), by, playerId });
  }

  async finish(game: { id: string }, host: Person): Promise<void> {
    await this.run({ type: 'FinishGame', ...this.parts(game), by: { as: 'host', userId: UserId(host.id) } });
  }

  private parts(game: { id: string }): {
    gameId: GameId;
    at: number;
    commandId: ReturnType<typeof newCommandId>;
  } {
    return {
      gameId: GameId(game.id),
      at: this.gateway.app.get(ServerClock).now(),
      commandId: newCommandId(),
    };
  }

  /** What opens a question counts from when it is stored: the clock stands still for so long. */
  private async opening(command: GameCommand<'StartGame' | 'AdvanceQuestion'>): Promise<void> {
    const clock = new TestClock(this.gateway);
    clock.standAt(command.at);
    await this.run(command).finally(() => clock.goRight());
  }

  private async run(command: GameCommand): Promise<void> {
    const outcome = await this.gateway.app.get(CommandBus).execute(new RunGameCommand(command));
    if (outcome.outcome === 'rejected') throw new Error(`${command.type} was refused: ${outcome.code}`);
  }
}
