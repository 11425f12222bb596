import type {
  Ack,
  AnswerAck,
  Choice,
  JoinedAck,
  Problem,
  StateAck,
  WaitingAck,
} from '@clockbeat/domain/contract';
import type { Readable } from '../lib/store.js';
import { type LiveLink, linkSocket } from './live-link.js';
import { isTransient, type LiveSnapshot } from './live-store.js';
import { sinceOf } from './missed.js';
import { patiently, type Wait, wait } from './patiently.js';
import { type KeptSeat, type SeatStorage, seats } from './seat-storage.js';
import { type LiveSocket, openSocket } from './socket.js';

/** One player's seat in one game, over as many connections as it takes. */
export class PlayerSession {
  protected readonly link: LiveLink;
  /** The game was over before this page came to it: what its player did here earlier is not known. */
  cameLate = false;
  private closed = false;
  private reply: (problem: Problem | null) => void = () => {};
  private readonly firstReply = new Promise<Problem | null>((resolve) => {
    this.reply = resolve;
  });

  constructor(
    socket: LiveSocket,
    private readonly seats: SeatStorage,
    private seat: KeptSeat,
    private readonly pause: Wait = wait,
  ) {
    this.link = linkSocket(socket, {
      hello: () => this.join(),
      afterwards: () => void this.deliverAnswer(),
      pause,
    });
    socket.on('roomJoined', (body) => this.seated(body));
    socket.on('removed', ({ reason }) => {
      // Kept, so that a reload is told why; but nobody's any more, so that no page offers it.
      if (reason === 'removed') this.seats.save({ ...this.seat, playerId: null });
    });
    socket.on('answerResult', (body) => this.link.store.dispatch({ type: 'answerResult', body }));
  }

  /** All that a page can see of the game. */
  get view(): Readable<LiveSnapshot> {
    return this.link.store;
  }

  serverNow = (): number => this.link.clock.now();

  get displayName(): string {
    return this.seat.displayName;
  }
  get token(): string {
    return this.seat.token;
  }

  /** The game, or the team's code while it has none. */
  get room(): string {
    return this.roomId;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** Is this the session of that game, or of the code that leads to it? */
  isFor(room: string): boolean {
    return this.seat.gameId === room || this.seat.teamCode === room;
  }

  /** What the server said to the first join: null for yes. */
  joined(): Promise<Problem | null> {
    return this.firstReply;
  }

  /** Locks the choice and brings it to the server, over a lost connection too. */
  async answer(choice: Choice): Promise<void> {
    const { state, turn } = this.picture;
    if (state?.status !== 'active' || turn.locked) return;
    this.link.store.dispatch({ type: 'answerSent', questionIndex: turn.index, choice });
    await this.deliverAnswer();
  }

  async setReady(ready: boolean): Promise<void> {
    const ack = await this.link.socket.send('setReady', { roomId: this.roomId, ready });
    if (ack.ok) this.link.store.dispatch({ type: 'readySet', ready });
    else this.link.store.report(ack.error);
  }

  /** Before the start, in a game of teams. The server's word comes back by the lobby's list. */
  async chooseTeam(typed: string): Promise<void> {
    const ack = await this.link.socket.send('chooseTeam', { roomId: this.roomId, teamName: typed });
    if (!ack.ok) return this.link.store.report(ack.error);
    const { teamName = typed } = ack;
    this.seat = { ...this.seat, teamName };
    this.seats.save(this.seat);
    this.link.store.dispatch({ type: 'teamChosen', teamName });
  }

  /** A demo's or solo game's player may start it: nobody else will, so it is asked for until it goes or has begun. */
  async startNow(): Promise<void> {
    const waiting = (): boolean => !this.closed && this.picture.state?.status === 'waiting';
    const send = (): Promise<Ack<StateAck>> => this.link.socket.send('startGame', { roomId: this.roomId });
    const ack = await patiently(send, waiting, this.pause);
    if (ack.ok) this.link.store.dispatch({ type: 'stateAcknowledged', body: ack });
    else if (waiting()) this.link.store.report(ack.error);
  }

  /**
   * Gives the seat back: before the start it is gone, later it stays on the board. False where a seat of the lobby could not
   * be given back: its token stays, since without it nobody could have that name again.
   */
  async leave(): Promise<boolean> {
    const before = this.picture.state?.status ?? 'waiting';
    const ack = await this.link.socket.send('leaveGame', { roomId: this.roomId });
    if (before === 'waiting') {
      if (!ack.ok && ack.error.code !== 'not_joined') {
        this.link.store.report(ack.error);
        return false;
      }
      this.seats.forget(this.seat);
    }
    this.close();
    return true;
  }

  /** After another tab took the seat: takes it back. */
  async comeBack(): Promise<void> {
    await this.takeSeat();
  }

  close(): void {
    this.closed = true;
    this.link.close();
  }

  protected get picture(): LiveSnapshot['picture'] {
    return this.view.get().picture;
  }
  protected get roomId(): string {
    return this.seat.gameId ?? this.seat.teamCode;
  }

  private async join(): Promise<boolean> {
    // A seat that was taken away is not taken back by a reconnection.
    if (this.picture.removed !== null || this.view.get().refusal) return true;
    return this.takeSeat();
  }

  private async takeSeat(): Promise<boolean> {
    const { displayName: playerName, token, teamName } = this.seat;
    const team = teamName ? { teamName } : {};
    const since = sinceOf(this.picture, this.seat.gameId);
    const ack = await patiently<JoinedAck | WaitingAck>(
      () => this.link.socket.send('joinGame', { roomId: this.roomId, playerName, token, ...team, ...since }),
      () => !this.closed,
      this.pause,
    );
    if (!ack.ok) return this.refused(ack.error);
    if ('waiting' in ack) this.link.store.dispatch({ type: 'waitingForGame' });
    else this.seated(ack);
    this.reply(null);
    return true;
  }

  private seated(body: JoinedAck): void {
    this.link.clock.hint(body.gameState.serverTime);
    if (this.picture.state === null) this.cameLate = body.gameState.status === 'finished';
    const teamName = body.teamName ?? this.seat.teamName;
    this.seat = { ...this.seat, token: body.token, gameId: body.gameId, playerId: body.playerId, teamName };
    this.seats.save(this.seat);
    this.link.store.dispatch({ type: 'roomJoined', body });
  }

  /** True when that was the last word. */
  private refused(error: Problem): boolean {
    this.reply(error);
    if (isTransient(error.code)) {
      this.link.store.report(error);
      return false;
    }
    // Refused for good: nothing of it stays in this browser.
    this.seats.forget(this.seat);
    this.link.store.refuse(error);
    return true;
  }

  private async deliverAnswer(): Promise<void> {
    const { turn, me } = this.picture;
    if (!turn.sending || turn.choice === null || me === null) return;
    const questionIndex = turn.index;
    const online = (): boolean => this.view.get().connection === 'online';
    const undecided = (): boolean => this.picture.turn.index === questionIndex && this.picture.turn.sending;
    // Without a seat on this connection it would be refused: after the next join it is sent again.
    if (!online()) return;
    const answer = { roomId: this.roomId, playerId: me.playerId, questionIndex, answer: turn.choice };
    const send = (): Promise<Ack<AnswerAck>> => this.link.socket.send('submitAnswer', answer);
    const ack = await patiently(send, () => online() && undecided(), this.pause);
    if (ack.ok) return this.link.store.dispatch({ type: 'answerResult', body: ack });
    const tooLate = ack.error.code === 'question_closed' || ack.error.code === 'game_finished';
    const onScreen = undecided();
    if (!online() || !(onScreen || tooLate)) return;
    this.link.store.dispatch({ type: 'answerRefused', questionIndex, tooLate });
    // Of a question that is gone 'Incorrect!' says enough.
    if (onScreen) this.link.store.report(ack.error);
  }
}

/** A page that follows at once (the join form hands over to the game) finds the connection still open. */
const lingerMs = 1_000;

let current: { session: PlayerSession; closing: ReturnType<typeof setTimeout> | null } | null = null;

/** The player's session of a room: the one that is open, or a new one for the seat. A tab plays one game at a time. */
export const openPlayerSession = (seat: KeptSeat): PlayerSession => {
  const room = seat.gameId ?? seat.teamCode;
  if (current?.session.isFor(room) && current.session.token === seat.token && !current.session.isClosed) {
    if (current.closing) clearTimeout(current.closing);
    current.closing = null;
    return current.session;
  }
  current?.session.close();
  const session = new PlayerSession(openSocket(), seats(), seat);
  current = { session, closing: null };
  return session;
};

/** The page is done with it: closed in a moment, unless the next page asks for it. */
export const releasePlayerSession = (session: PlayerSession): void => {
  if (current?.session === session) current.closing = setTimeout(() => session.close(), lingerMs);
  else session.close();
};
