import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Choice,
  type GameCommand,
  type GameId,
  type GameQuestion,
  type JoinedAck,
  rulesAskedFor,
  type StateMessage,
  usualPoints,
} from '@clockbeat/domain';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { sessionCookie } from '../auth/session-cookie.js';
import type { Environment } from '../config/environment.js';
import { newGameId } from '../live/game/new-game-id.js';
import { newCommandId, RunGameCommand } from '../live/game/run-game-command.js';
import { newSeatToken } from '../live/join/seat-tokens.js';
import { LiveAdapter } from '../live/wire/live-adapter.js';
import { rehearsalHost, rehearsalModule } from './rehearsal.module.js';
import { RehearsedSocket } from './rehearsed-socket.js';

/** As many as it takes until a game costs no less after one more (docs/performance.md, "A rehearsal"). */
const players = 40;
const questions = 20;
/** Seconds: no question ends by itself, unless the machine stands still. */
const timeLimit = 30;
/** A player thinks for so long at most, ms. */
const thinksMs = 20;

/** A machine that has not come to the end by then has other things to do, ms. */
const longestMs = 10_000;

/**
 * Plays a game before the first one that counts, so that its code is compiled when people come: real sockets on this
 * machine, the running game as it is, and a log in memory. Nothing is written, and nothing of it is left. Rejects when it is
 * not over within that time, ms.
 */
export const rehearse = async (environment: Environment, withinMs = longestMs): Promise<void> => {
  const app = await NestFactory.create(rehearsalModule(environment), { logger: false, abortOnError: false });
  try {
    app.useWebSocketAdapter(new LiveAdapter(app));
    await app.listen(0, '127.0.0.1');
    const late = once(AbortSignal.timeout(withinMs), 'abort').then(() => {
      throw new Error('It took too long');
    });
    await Promise.race([play(app, environment), late]);
  } finally {
    await app.close();
  }
};

/** One game, from its first seat to its end. */
const play = async (app: INestApplication, environment: Environment): Promise<void> => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}`;
  const gameId = newGameId(Date.now());
  const room = { roomId: gameId };
  await app.get(CommandBus).execute(new RunGameCommand(creation(gameId)));
  const cookie = sessionCookie('rehearsal', environment);
  const host = await RehearsedSocket.open(address, { cookie });
  await host.ask('hostConnect', room);
  const answers = Array.from({ length: questions }, () => new Countdown(players));
  const seats = Array.from({ length: players }, (_, seat) =>
    sitDown(address, gameId, `Player ${seat + 1}`, answers),
  );
  const sockets = [host, ...(await Promise.all(seats))];
  await host.ask('startGame', room);
  for (const [index, { over }] of answers.entries()) {
    await over;
    await host.ask('nextQuestion', { ...room, gameState: { currentQuestionIndex: index } });
  }
  await Promise.all(sockets.map((socket) => socket.close()));
};

/** Somebody who answers each question that comes. */
const sitDown = async (
  address: string,
  gameId: GameId,
  playerName: string,
  answers: readonly Countdown[],
): Promise<RehearsedSocket> => {
  let playerId = '';
  const answer = async (questionIndex: number): Promise<void> => {
    await pause(Math.random() * thinksMs);
    const said = Math.floor(Math.random() * 4);
    await socket.ask('submitAnswer', { roomId: gameId, playerId, questionIndex, answer: said });
    answers[questionIndex]?.count();
  };
  const socket = await RehearsedSocket.open(address, {}, (message, body) => {
    if (message !== 'gameStarted' && message !== 'nextQuestion') return;
    void answer((body as StateMessage).gameState.currentQuestionIndex);
  });
  const token = newSeatToken();
  ({ playerId } = (await socket.ask('joinGame', { roomId: gameId, playerName, token })) as JoinedAck);
  return socket;
};

/** Over when so many have done it. */
class Countdown {
  private open: () => void = () => undefined;
  readonly over = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  constructor(private left: number) {}

  count(): void {
    this.left -= 1;
    if (this.left === 0) this.open();
  }
}

const creation = (gameId: GameId): GameCommand => ({
  type: 'CreateGame',
  gameId,
  at: Date.now(),
  commandId: newCommandId(),
  kind: 'live',
  hostId: rehearsalHost,
  teamId: null,
  hostTeamName: null,
  gameCode: 'REHEARSE',
  autoStartAt: null,
  teamMode: false,
  rules: rulesAskedFor({}),
  content: {
    title: 'A rehearsal',
    category: 'Mixed',
    difficulty: 'mixed',
    timePerQuestion: timeLimit,
    questions: Array.from({ length: questions }, (_, index) => question(index)),
  },
});

const question = (index: number): GameQuestion => ({
  kind: 'single',
  options: ['The first answer', 'The second answer', 'The third answer', 'The fourth answer'],
  answer: (index % 4) as Choice,
  id: null,
  question: `Question ${index + 1}: which of these four answers is the one that counts?`,
  timeLimit,
  points: usualPoints.classic,
  category: 'Mixed',
  difficulty: 'Medium',
  explanation: null,
  source: 'own',
});
