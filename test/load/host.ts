import type { GameCard, GameQuestionBody, RulesBody } from '@clockbeat/domain';
import { call, makeGame } from '../people/api.js';
import { Host } from '../people/host.js';
import { ThinWire } from '../people/thin-wire.js';
import { Refused } from '../people/wire.js';
import { signIn } from '../support/sign-in.js';

/** Longer than a round takes, so that it is the host who ends it; s. */
const usualLimit = 15;

/** How a game under load is played where it is not as ever. */
interface Played {
  readonly rules?: RulesBody;
  /** Seconds. */
  readonly timeLimit?: number;
  /** What else stands on a question: its round, a break after it. */
  readonly besides?: (index: number) => Partial<GameQuestionBody>;
}

const questionsOf = (count: number, { timeLimit = usualLimit, besides = () => ({}) }: Played) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Question ${index + 1}: which of these four answers is the one that counts?`,
    options: ['The first answer', 'The second answer', 'The third answer', 'The fourth answer'],
    answer: index % 4,
    timeLimit,
    category: 'Load',
    ...besides(index),
  }));

const timed = { pacing: 'timed', readSeconds: 1, revealSeconds: 3, boardSeconds: 3 } as const;
/** An evening that time leads, with the shortest phases there are: nothing is measured while they stand. */
export const timedEvening: Played = { rules: timed };

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
    private readonly timeLimit: number,
  ) {
    super(new ThinWire(url, { headers: { cookie }, gameId: game.id }), game.id);
  }

  static async of(url: string, cookie: string, count: number, played: Played = {}): Promise<LoadHost> {
    const { rules = {}, timeLimit = usualLimit } = played;
    const body = { title: 'A night under load', questions: questionsOf(count, played), rules };
    const host = new LoadHost(url, cookie, await makeGame(url, cookie, body), timeLimit);
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
    return this.timeLimit * 1000;
  }

  /** The longest that a question of an evening that time leads may take, with all that follows it, ms. */
  get courseMs(): number {
    return this.deadlineMs + (timed.readSeconds + timed.revealSeconds + timed.boardSeconds + 1) * 1_000;
  }
}
