import type {
  Ack,
  AnswerAck,
  JoinedAck,
  Problem,
  SentAnswer,
  StateAck,
  WaitingAck,
} from '@clockbeat/domain/contract';
import type { Readable } from '../lib/store.js';
import { withOwnName } from './fold-seat.js';
import { foldNews } from './game-reducer.js';
import { type LiveLink, linkSocket } from './live-link.js';
import { isTransient, type LiveSnapshot } from './live-store.js';
import { sinceOf } from './missed.js';
import { patiently, type Wait, wait } from './patiently.js';
import { isUnheard, type UnheardAnswer } from './picture.js';
import { type KeptSeat, type SeatStorage, seats } from './seat-storage.js';
import { type LiveSocket, openSocket } from './socket.js';
import { unheardAnswers } from './unheard-answers.js';

/** After `patiently` has given up for now, and while the game is paused. */
const askAgainMs = 5_000;
const pausedMs = 1_000;

/** The last acknowledgement, and who is told of each: it comes later than the session (`receipts.ts`). */
export const acks: { last?: AnswerAck; keep?: (ack: AnswerAck) => void } = {};

/** One player's seat in one game, over as many connections as it takes. */
export class PlayerSession {
  readonly link: LiveLink;
  /** The game was over before this page came to it: what its player did here earlier is not known. */
  cameLate = false;
  private closed = false;
  /** How often the seat was taken: what was sent before is sent anew after it. */
  private seatings = 0;
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
      afterwards: () => this.deliverUnheard(),
      fold: (picture, news) => withOwnName(foldNews(picture, news), this.seat.displayName),
      pause,
    });
    socket.on('roomJoined', (body) => this.seated(body));
    socket.on('removed', ({ reason, moved }) => {
      // Kept, so that a reload is told why; but nobody's any more, so that no page offers it.
      if (reason === 'removed' || moved) this.seats.save({ ...this.seat, playerId: null });
    });
    socket.on('renamed', ({ playerName }) => {
      this.seat = { ...this.seat, displayName: playerName };
      this.seats.save(this.seat);
    });
    socket.on('answerResult', (body) => this.link.store.dispatch({ type: 'answerResult', body }));
    this.view.subscribe(() => unheardAnswers.keep(this.seat, this.picture.unheard));
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

  /** Locks the answer and brings it to the server, over a lost connection too. */
  async answer(answer: SentAnswer): Promise<void> {
    const { state, turn } = this.picture;
    if (state?.status !== 'active' || turn.locked || JSON.stringify(turn.answer) === JSON.stringify(answer))
      return;
    const sent = { questionIndex: turn.index, answer };
    this.link.store.dispatch({ type: 'answerSent', ...sent });
    await this.deliver(sent);
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

  /** A round that counts double; what came of it is told to the whole team. */
  async declareJoker(round: number): Promise<void> {
    const ack = await this.link.socket.send('declareJoker', { roomId: this.roomId, round });
    if (!ack.ok) return this.link.store.report(ack.error);
    const { version } = ack;
    this.link.store.dispatch({
      type: 'jokerDeclared',
      body: { gameId: this.roomId, version, round: ack.round },
    });
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
    if ('waiting' in ack) this.link.store.dispatch({ type: 'waiting', for: ack.for ?? 'game' });
    else this.seated(ack);
    this.reply(null);
    return true;
  }

  private seated(body: JoinedAck): void {
    this.link.clock.hint(body.gameState.serverTime);
    const first = this.picture.state === null;
    if (first) this.cameLate = body.gameState.status === 'finished';
    const teamName = body.teamName ?? this.seat.teamName;
    const displayName = body.playerName ?? this.seat.displayName;
    this.seat = {
      ...this.seat,
      displayName,
      token: body.token,
      gameId: body.gameId,
      playerId: body.playerId,
      teamName,
    };
    this.seats.save(this.seat);
    // Chosen before a reload. They stand first, so that what the server says of the seat settles them as it does any other.
    for (const sent of first ? unheardAnswers.of(body) : [])
      this.link.store.dispatch({ type: 'answerSent', ...sent });
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

  private deliverUnheard(): void {
    this.seatings += 1;
    for (const sent of this.picture.unheard) void this.deliver(sent);
  }

  /** Sends an answer until the server has said what the log says of it, also when its question is over. */
  private async deliver({ questionIndex, answer }: UnheardAnswer): Promise<void> {
    const seating = this.seatings;
    // Without a seat on this connection it would be refused: after the next join it is sent again.
    const wanted = (): boolean =>
      !this.closed &&
      seating === this.seatings &&
      this.view.get().connection === 'online' &&
      isUnheard(this.picture, questionIndex);
    while (wanted()) {
      const body = {
        roomId: this.roomId,
        playerId: this.picture.me?.playerId ?? '',
        questionIndex,
        answer,
      };
      const ack = await patiently<AnswerAck>(
        () => this.link.socket.send('submitAnswer', body),
        wanted,
        this.pause,
      );
      if (ack.ok) {
        acks.last = ack;
        acks.keep?.(ack);
        return this.link.store.dispatch({ type: 'answerResult', body: ack });
      }
      // Where the game is paused the answer goes out when its question goes on.
      const paused = ack.error.code === 'not_active' && this.picture.turn.index === questionIndex;
      if (!paused && !isTransient(ack.error.code)) return this.answerRefused(questionIndex, ack.error);
      if (!paused && wanted()) this.link.store.report(ack.error);
      await this.pause(paused ? pausedMs : askAgainMs);
    }
  }

  private async answerRefused(questionIndex: number, error: Problem): Promise<void> {
    // After the end everything is refused, also what had counted: which of both the seat's last result says.
    const ended = error.code === 'game_finished';
    if (ended) await this.takeSeat();
    const { me, turn } = this.picture;
    const late = error.code === 'question_closed' || error.code === 'deadline_over';
    const over = ended || late || turn.index > questionIndex;
    // A later result of the seat hides what became of this one.
    const hidden = ended && me !== null && me.scoredIndex > questionIndex;
    this.link.store.dispatch({ type: 'answerRefused', questionIndex, tooLate: over && !hidden });
    // That it was late is said with its question.
    if (!over) this.link.store.report(error);
  }
}

/** A page that follows at once (the join form hands over to the game) finds the connection still open. */
const lingerMs = 1_000;

let current: { session: PlayerSession; closing: ReturnType<typeof setTimeout> | null } | null = null;

/**
 * The player's session of a room: the one that is open, or a new one for the seat. A tab plays one game at a time. `gameId` is
 * known of a seat's game before the server has granted it.
 */
export const openPlayerSession = (seat: KeptSeat, gameId = seat.gameId): PlayerSession => {
  const room = seat.gameId ?? seat.teamCode;
  if (current?.session.isFor(room) && current.session.token === seat.token && !current.session.isClosed) {
    if (current.closing) clearTimeout(current.closing);
    current.closing = null;
    return current.session;
  }
  current?.session.close();
  const session = new PlayerSession(openSocket(gameId), seats(), seat);
  current = { session, closing: null };
  return session;
};

/** The page is done with it: closed in a moment, unless the next page asks for it. */
export const releasePlayerSession = (session: PlayerSession): void => {
  if (current?.session === session) current.closing = setTimeout(() => session.close(), lingerMs);
  else session.close();
};
