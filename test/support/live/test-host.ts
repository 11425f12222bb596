import type { CreateGameBody, GameCard, GameStateView, HostPlayer, KnockView } from '@clockbeat/domain';
import { makeGame } from '../../people/api.js';
import { Host } from '../../people/host.js';
import type { SocketIoOptions, SocketIoWire } from '../../people/socket-io-wire.js';
import { signIn } from '../sign-in.js';
import { type QuizQuestion, quiz } from './quiz.js';
import { openWire, type Reachable, TestClient } from './test-client.js';
import { until } from './until.js';

export interface NightOptions extends SocketIoOptions {
  /** Whose game it is; one account hosts as many as it likes. */
  readonly email?: string;
  readonly questions?: QuizQuestion[];
  /** Ids of questions of the bank that are asked before them. */
  readonly ofBank?: readonly string[];
  readonly game?: Omit<CreateGameBody, 'questions'>;
}

/** Signing in is the slow part, and limited: each account does so once per gateway. */
const cookies = new Map<string, Promise<string>>();

export const cookieOf = (gateway: Reachable, email = 'host@example.org'): Promise<string> => {
  const key = `${gateway.url} ${email}`;
  const known = cookies.get(key) ?? signIn(gateway.url, email);
  cookies.set(key, known);
  return known;
};

/** A host with a game of its own and the panel open, and everything that the panel hears on record. */
export class TestHost extends Host<SocketIoWire> {
  private constructor(
    readonly gateway: Reachable,
    readonly card: GameCard,
    readonly questions: readonly QuizQuestion[],
    readonly cookie: string,
    options?: SocketIoOptions,
  ) {
    super(openWire(gateway, 'host', { gameId: card.id, ...options, cookie }), card.id);
  }

  static async on(gateway: Reachable, options: NightOptions = {}): Promise<TestHost> {
    const { email, questions = quiz(3), ofBank = [], game, ...client } = options;
    const cookie = await cookieOf(gateway, email);
    const asked = [...ofBank.map((id) => ({ id })), ...questions];
    const card = await makeGame(gateway.url, cookie, { title: 'Quiz night', ...game, questions: asked });
    const host = new TestHost(gateway, card, questions, cookie, client);
    await host.connect();
    return host;
  }

  /** Who waits outside by this name, once the panel shows it. */
  async knockOf(name: string): Promise<KnockView> {
    const isOf = (knock: KnockView): boolean => knock.name === name;
    const { knocks } = await this.hears('knocksUpdated', (told) => told.knocks.some(isOf));
    const knock = knocks.find(isOf);
    if (!knock) throw new Error('The panel was not told');
    return knock;
  }

  /** The same host in another tab, perhaps on another gateway. */
  async secondTab(gateway: Reachable = this.gateway, options?: SocketIoOptions): Promise<TestHost> {
    const tab = new TestHost(gateway, this.card, this.questions, this.cookie, options);
    await tab.connect();
    return tab;
  }

  /** Another tab that is closed before it hears anything. */
  async secondTabThatHangsUp(): Promise<void> {
    const tab = new TestHost(this.gateway, this.card, this.questions, this.cookie);
    await tab.wire.connected();
    tab.tell('hostConnect', this.room);
    tab.tell('watchGame', this.room);
    await tab.wire.flushed();
    tab.close();
  }

  /** The projector: receives what players receive. */
  async projector(gateway: Reachable = this.gateway): Promise<TestClient> {
    const screen = new TestClient(gateway, 'player', { cookie: this.cookie, gameId: this.gameId });
    await screen.watch(this.gameId);
    return screen;
  }

  get joinCode(): string {
    return this.card.gameCode;
  }

  /** The game as its log has it now. */
  async state(): Promise<GameStateView> {
    return (await this.connect()).gameState;
  }
  /** The players as the log has them now. */
  async players(): Promise<HostPlayer[]> {
    return (await this.connect()).players;
  }

  /** The newest word that this panel was sent about a player. */
  newestOf(name: string): HostPlayer | undefined {
    const connected = this.heard.all('hostConnected').flatMap(({ players }) => players);
    const joined = this.heard.all('playerJoined').map(({ player }) => player);
    const scored = this.heard.all('updateScores').flatMap(({ players }) => players);
    return [...connected, ...joined, ...scored].findLast((player) => player.name === name);
  }

  /** Waits until the panel was sent that score. */
  seesScore(name: string, score: number): Promise<void> {
    return until(`the host sees ${score} points of ${name}`, () =>
      this.heard
        .all('updateScores')
        .some(({ players }) => players.some((player) => player.name === name && player.score === score)),
    );
  }
}
