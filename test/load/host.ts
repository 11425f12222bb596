import type { GameCard } from '@clockbeat/domain';
import { call, makeGame } from '../people/api.js';
import { Host } from '../people/host.js';
import { ThinWire } from '../people/thin-wire.js';
import { Refused } from '../people/wire.js';
import { signIn } from '../support/sign-in.js';

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

/** The same for a host who opens pages: without a name that others see, every one leads to where it is chosen. */
export const signInToPages = async (url: string, name: string): Promise<string> => {
  const cookie = await signInHost(url, name);
  await call(url, '/api/user/setup-profile', cookie, { body: { username: `host_${process.pid}` } });
  return cookie;
};

/** The host of a game under load, with a socket of its own. */
export class LoadHost extends Host<ThinWire> {
  private constructor(
    readonly url: string,
    readonly cookie: string,
    readonly game: GameCard,
  ) {
    super(new ThinWire(url, { headers: { cookie } }), game.id);
  }

  static async of(url: string, cookie: string, questions: number): Promise<LoadHost> {
    const body = { title: 'A night under load', questions: questionsOf(questions) };
    const host = new LoadHost(url, cookie, await makeGame(url, cookie, body));
    await host.wire.connect();
    await host.connect();
    return host;
  }

  /** Ends the question the host sees; answers whether it was the host who moved the game. */
  async moveOn(currentQuestionIndex: number): Promise<boolean> {
    try {
      return (await this.next(currentQuestionIndex)).moved;
    } catch (error) {
      if (error instanceof Refused && error.code === 'game_finished') return false;
      throw error;
    }
  }

  get deadlineMs(): number {
    return timeLimit * 1000;
  }
}
