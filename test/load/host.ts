import type { GameCard } from '@clockbeat/domain';
import { signIn } from '../support/sign-in.js';
import { call } from './api.js';
import { Inbox } from './inbox.js';
import { ThinClient } from './thin-client.js';

/** Longer than a round takes, so that it is the host who ends it. */
const timeLimit = 15;

const questionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1}: which of these four answers is the one that counts?`,
    options: ['The first answer', 'The second answer', 'The third answer', 'The fourth answer'],
    answer: index % 4,
    timeLimit,
    category: 'Load',
  }));

/** Signs in once for a number of games: an address may do so 30 times a minute, a host may make 60 games. */
export const signInHost = (url: string, name: string): Promise<string> =>
  signIn(url, `${name}@load.example`, { name });

/** The host of one game, with a socket of its own. */
export class Host {
  private constructor(
    readonly url: string,
    readonly cookie: string,
    readonly game: GameCard,
    private readonly client: ThinClient,
  ) {}

  static async of(url: string, cookie: string, questions: number): Promise<Host> {
    const body = { title: 'A night under load', questions: questionsOf(questions) };
    const response = await call(url, '/api/games', cookie, { body });
    const { game } = (await response.json()) as { game: GameCard };
    const client = await ThinClient.open({
      url,
      cookie,
      inbox: new Inbox(),
      listeners: {},
      onClosed: () => {},
    });
    const ack = await client.call('hostConnect', { roomId: game.id });
    if (!ack.ok) throw new Error(`The host could not connect: ${ack.error.code}`);
    return new Host(url, cookie, game, client);
  }

  async start(): Promise<void> {
    const ack = await this.client.call('startGame', { roomId: this.game.id });
    if (!ack.ok) throw new Error(`The host could not start: ${ack.error.code}`);
  }

  /** Ends the question the host sees; answers whether it was the host who moved the game. */
  async next(currentQuestionIndex: number): Promise<boolean> {
    const ack = await this.client.call('nextQuestion', {
      roomId: this.game.id,
      gameState: { currentQuestionIndex },
    });
    if (ack.ok) return ack.moved;
    if (ack.error.code === 'game_finished') return false;
    throw new Error(`The host could not go on: ${ack.error.code}`);
  }

  leave(): void {
    this.client.close();
  }

  get deadlineMs(): number {
    return timeLimit * 1000;
  }
}
