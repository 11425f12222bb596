import type {
  ClientMessages,
  CreateGameBody,
  GameCard,
  GameStateView,
  HostPlayer,
  Joining,
} from '@clockbeat/domain';
import request from 'supertest';
import { signIn } from '../sign-in.js';
import { type QuizQuestion, quiz } from './quiz.js';
import { type ClientOptions, type Reachable, TestClient } from './test-client.js';
import type { TestPlayer } from './test-player.js';
import { until } from './until.js';

export interface NightOptions extends ClientOptions {
  /** Whose game it is; one account hosts as many as it likes. */
  readonly email?: string;
  readonly questions?: QuizQuestion[];
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

/** Makes a game over HTTP, as the client does. */
export const makeGame = async (
  gateway: Reachable,
  cookie: string,
  body: CreateGameBody,
): Promise<GameCard> => {
  const answer = await request(gateway.url).post('/api/games').set('cookie', cookie).send(body).expect(201);
  return answer.body.game;
};

type HostAck<M extends 'startGame' | 'nextQuestion' | 'pauseGame' | 'resumeGame' | 'finishGame'> = Promise<
  ClientMessages[M]['ack']
>;

/** A host with a game of its own and the panel open. */
export class TestHost extends TestClient {
  private constructor(
    readonly gateway: Reachable,
    readonly card: GameCard,
    readonly questions: readonly QuizQuestion[],
    readonly cookie: string,
    options: ClientOptions,
  ) {
    super(gateway, 'host', { ...options, cookie });
  }

  static async on(gateway: Reachable, options: NightOptions = {}): Promise<TestHost> {
    const { email, questions = quiz(3), game, ...client } = options;
    const cookie = await cookieOf(gateway, email);
    const card = await makeGame(gateway, cookie, { title: 'Quiz night', ...game, questions });
    const host = new TestHost(gateway, card, questions, cookie, client);
    await host.connect();
    return host;
  }

  /** The same host in another tab, perhaps on another gateway. */
  async secondTab(gateway: Reachable = this.gateway, options: ClientOptions = {}): Promise<TestHost> {
    const tab = new TestHost(gateway, this.card, this.questions, this.cookie, options);
    await tab.connect();
    return tab;
  }

  /** Another tab that is closed before it hears anything. */
  async secondTabThatHangsUp(): Promise<void> {
    const tab = new TestHost(this.gateway, this.card, this.questions, this.cookie, {});
    await tab.connected();
    tab.tell('hostConnect', this.room);
    tab.tell('watchGame', this.room);
    await tab.flushed();
    tab.close();
  }

  /** The projector: receives what players receive. */
  async projector(gateway: Reachable = this.gateway): Promise<TestClient> {
    const screen = new TestClient(gateway, 'player', { cookie: this.cookie });
    await screen.ask('watchGame', { roomId: this.gameId });
    return screen;
  }

  get gameId(): string {
    return this.card.id;
  }
  get joinCode(): string {
    return this.card.gameCode;
  }
  private get room(): { roomId: string } {
    return { roomId: this.gameId };
  }

  connect(): Promise<ClientMessages['hostConnect']['ack']> {
    return this.ask('hostConnect', this.room);
  }
  start(): HostAck<'startGame'> {
    return this.ask('startGame', this.room);
  }
  /** Ends the question with this index: the one the host's screen shows. */
  next(currentQuestionIndex: number): HostAck<'nextQuestion'> {
    return this.ask('nextQuestion', { ...this.room, gameState: { currentQuestionIndex } });
  }
  pause(): HostAck<'pauseGame'> {
    return this.ask('pauseGame', this.room);
  }
  resume(): HostAck<'resumeGame'> {
    return this.ask('resumeGame', this.room);
  }
  finish(): HostAck<'finishGame'> {
    return this.ask('finishGame', this.room);
  }
  setJoining(joining: Joining): Promise<ClientMessages['setJoining']['ack']> {
    return this.ask('setJoining', { ...this.room, joining });
  }
  remove(player: TestPlayer): Promise<ClientMessages['removePlayer']['ack']> {
    return this.ask('removePlayer', { ...this.room, playerId: player.playerId });
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
