import type {
  Ack,
  GamePhase,
  HostConnectAck,
  Joining,
  KnockView,
  SetTeamModeMessage,
  StateAck,
  WatchGameMessage,
} from '@clockbeat/domain/contract';
import { type Readable, store } from '../lib/store.js';
import { foldHostNews } from './fold-host.js';
import { type LiveLink, linkSocket } from './live-link.js';
import { isTransient, type LiveSnapshot } from './live-store.js';
import { sinceOf } from './missed.js';
import { patiently } from './patiently.js';
import { isPaced } from './picture.js';
import { type LiveSocket, openSocket } from './socket.js';

/** The teams that a host writes down for the players to choose from. */
export type HostsTeams = Required<Pick<SetTeamModeMessage, 'preparedTeams' | 'onlyPreparedTeams'>>;

type OwnerPage = 'host' | 'screen';
/** What a screen has in the place of a session. */
type WatcherProof = Pick<WatchGameMessage, 'tvToken' | 'overlayToken'>;

/**
 * The owner of a game, or a co-host: as its host, who sees all, or as the projector, which sees what players see. Either leads it. A TV
 * that follows the owner and an overlay of the game watch as the projector does, each by its token, and lead nothing.
 */
export class OwnerSession {
  private readonly link: LiveLink;
  /** Who waits to be admitted; the host's panel alone is told. */
  readonly knocks = store<readonly KnockView[]>([]);
  /** Of a co-host that leads no more: whether its host has taken the link back, or it has stepped down. */
  readonly dismissed = store<'taken back' | 'stepped down' | null>(null);
  private closed = false;

  constructor(
    private readonly socket: LiveSocket,
    private readonly roomId: string,
    private readonly page: OwnerPage,
    private readonly proof: WatcherProof = {},
  ) {
    this.link = linkSocket(socket, { hello: () => this.hello(), fold: foldHostNews });
    socket.on('knocksUpdated', ({ knocks }) => this.knocks.set(knocks));
    socket.on('dismissed', ({ steppedDown }) =>
      this.dismissed.set(steppedDown ? 'stepped down' : 'taken back'),
    );
  }

  /** All that a page can see of the game. */
  get view(): Readable<LiveSnapshot> {
    return this.link.store;
  }

  serverNow = (): number => this.link.clock.now();

  start = (): Promise<void> => this.run(this.socket.send('startGame', { roomId: this.roomId }));
  pause = (): Promise<void> => this.run(this.socket.send('pauseGame', { roomId: this.roomId }));
  resume = (): Promise<void> => this.run(this.socket.send('resumeGame', { roomId: this.roomId }));

  /**
   * Names the question that is on the screen, so that a second press or a late one skips nothing; in a paced game the phase
   * besides, as the one who pressed has seen it: time may have led on since.
   */
  next = (seen: GamePhase): Promise<void> => {
    const { state } = this.view.get().picture;
    const gameState = {
      currentQuestionIndex: state?.currentQuestionIndex ?? 0,
      ...(state && isPaced(state) && { phase: seen }),
    };
    return this.run(this.socket.send('nextQuestion', { roomId: this.roomId, gameState }));
  };

  finish = async (): Promise<void> => {
    const ack = await this.socket.send('finishGame', { roomId: this.roomId });
    if (!ack.ok) this.link.store.report(ack.error);
  };

  setJoining = (joining: Joining): Promise<void> =>
    this.run(this.socket.send('setJoining', { roomId: this.roomId, joining }));

  setTeamMode = (teamMode: boolean): Promise<void> =>
    this.run(this.socket.send('setTeamMode', { roomId: this.roomId, teamMode }));

  /** Whether the game has these teams now; why not is reported. */
  prepareTeams = async (teams: HostsTeams): Promise<boolean> => {
    const ack = await this.socket.send('setTeamMode', { roomId: this.roomId, teamMode: true, ...teams });
    await this.take(ack);
    return ack.ok;
  };

  /** `ban`: newcomers from the same network are asked about for a while. */
  removePlayer = async (playerId: string, ban = false): Promise<void> => {
    const ack = await this.socket.send('removePlayer', { roomId: this.roomId, playerId, ban });
    if (!ack.ok) return this.link.store.report(ack.error);
    this.link.store.dispatch({ type: 'stateAcknowledged', body: ack });
    this.link.store.dispatch({ type: 'playerDropped', playerId });
  };

  /** Lets somebody in who knocked, or not. */
  admitPlayer = (playerId: string, admit: boolean): Promise<void> =>
    this.run(this.socket.send('admitPlayer', { roomId: this.roomId, playerId, admit }));

  /** What everybody calls a player from now on. */
  renamePlayer = (playerId: string, name: string): Promise<void> =>
    this.run(this.socket.send('renamePlayer', { roomId: this.roomId, playerId, name }));

  /** What a seat's time is multiplied by, from now on. */
  extendTime = (playerId: string, factor: number): Promise<void> =>
    this.run(this.socket.send('extendTime', { roomId: this.roomId, playerId, factor }));

  /** Whether what was typed counts, between the close of its question and the next one. */
  judgeAnswer = (questionIndex: number, text: string, accepted: boolean): Promise<void> =>
    this.run(this.socket.send('judgeAnswer', { roomId: this.roomId, questionIndex, text, accepted }));

  /** All at once: the whole list is asked for anew. */
  removeAbsent = async (): Promise<void> => {
    const ack = await this.socket.send('removeAbsent', { roomId: this.roomId });
    if (ack.ok) await this.hello();
    else this.link.store.report(ack.error);
  };

  close(): void {
    this.closed = true;
    this.link.close();
  }

  private async hello(): Promise<boolean> {
    const open = (): boolean => !this.closed;
    const room = { roomId: this.roomId, ...sinceOf(this.view.get().picture) };
    const ack: Ack<HostConnectAck | StateAck> =
      this.page === 'host'
        ? await patiently(() => this.socket.send('hostConnect', room), open)
        : await patiently(() => this.socket.send('watchGame', { ...room, ...this.proof }), open);
    if (!ack.ok) {
      const again = isTransient(ack.error.code);
      if (again) this.link.store.report(ack.error);
      else this.link.store.refuse(ack.error);
      return !again;
    }
    this.link.clock.hint(ack.gameState.serverTime);
    if (isHostAck(ack)) this.knocks.set(ack.knocks ?? []);
    this.link.store.dispatch(
      isHostAck(ack) ? { type: 'hostConnected', body: ack } : { type: 'stateAcknowledged', body: ack },
    );
    return true;
  }

  private async run(reply: Promise<Ack<StateAck>>): Promise<void> {
    await this.take(await reply);
  }

  private async take(ack: Ack<StateAck>): Promise<void> {
    if (ack.ok) {
      // What a host is answered holds the keys: the projector leaves it, and hears with the players how the game goes on.
      if (this.page === 'host') this.link.store.dispatch({ type: 'stateAcknowledged', body: ack });
      return;
    }
    this.link.store.report(ack.error);
    // The game is not where this panel shows it.
    if (ack.error.code === 'wrong_state') await this.hello();
  }
}

const isHostAck = (ack: HostConnectAck | StateAck): ack is HostConnectAck => 'players' in ack;

/** For the host's panel. */
export const openHostSession = (gameId: string): OwnerSession =>
  new OwnerSession(openSocket(gameId), gameId, 'host');

/** For a screen of the whole room, and for who only looks on. */
export const openScreenSession = (gameId: string): OwnerSession =>
  new OwnerSession(openSocket(gameId), gameId, 'screen');

/** For a TV without a sign-in, which has this token. */
export const openTvScreen = (gameId: string, tvToken: string): OwnerSession =>
  new OwnerSession(openSocket(gameId), gameId, 'screen', { tvToken });

/** For an overlay, by the token in its address. */
export const openOverlayScreen = (gameId: string, overlayToken: string): OwnerSession =>
  new OwnerSession(openSocket(gameId), gameId, 'screen', { overlayToken });
