import { fieldsOf } from '../../faults/checker/reading.js';
import type { CallService } from '../../faults/people/corrector.js';
import type { TvScript } from '../night/script.js';
import { Client, type Entrance, type Room } from './client.js';
import { untilHeard } from './service.js';

/** What a screen that is closed, or follows nobody any more, has time for, ms: it is asked about every two seconds. */
const letGoWithinMs = 4_000;
const looksEveryMs = 250;
/** All that a projector hears. */
const ofProjectors: ReadonlySet<string> = new Set([
  'state',
  'gameStarted',
  'nextQuestion',
  'gamePaused',
  'gameResumed',
  'gameUpdated',
  'questionClosed',
  'liveLeaderboard',
  'lobbyUpdated',
  'gameFinished',
]);

/** A screen without a sign-in: it shows letters, its host types them, and it goes to whichever game it is told of. */
export class SimulatedTv extends Client {
  readonly playerId = null;
  readonly granted: string[] = [];
  /** Which game it was told last that its host plays. */
  shows: unknown = undefined;
  /** Since when nobody is followed any more, virtual ms; null: it still does, or never did. */
  releasedAt: number | null = null;
  private isConnecting = false;
  private wasReleased = false;

  constructor(
    name: string,
    readonly token: string,
    private readonly script: TvScript,
    entrance: Entrance,
    /** Its host's calls. */
    private readonly host: CallService,
  ) {
    super(name, { code: 'a TV', gameId: null }, 'screen', entrance, script, '');
  }

  override async live(): Promise<void> {
    await this.sleep(this.script.comesAfterMs);
    await super.live();
  }

  protected override async enter(): Promise<boolean> {
    const { code, ack } = await this.ask('openTv', { token: this.token });
    if (code === 'accepted') this.take(ack);
    return code === 'accepted';
  }

  protected override heard(message: string, body: unknown): void {
    if (message === 'tvChanged') this.take(body);
    else if (message !== 'gameCard') this.granted.push(`heard ${message}, which no TV is told of`);
  }

  private take(body: unknown): void {
    const { code, host, gameId } = fieldsOf(body);
    this.shows = gameId;
    if (host === null && !this.wasReleased && !this.isConnecting && typeof code === 'string')
      void this.connect(code);
  }

  /** Its host reads the letters off the screen. */
  private async connect(letters: string): Promise<void> {
    this.isConnecting = true;
    const made = await untilHeard(this.entrance, () => this.host('POST', '/api/user/tvs', { letters }));
    const { ends } = this.script;
    if (made && ends) void this.end(ends, String(fieldsOf(made.answer)['id']));
    // the letters may have been somebody's whose answer was lost: others come, and are typed
    this.isConnecting = made !== null;
  }

  private async end({ afterMs, by }: NonNullable<TvScript['ends']>, id: string): Promise<void> {
    await this.sleep(afterMs);
    this.wasReleased = true;
    const { entrance, host } = this;
    while (!entrance.isOver && this.releasedAt === null) {
      const isDone =
        by === 'host'
          ? (await host('DELETE', `/api/user/tvs/${id}`, null)).status
          : this.isIn && (await this.ask('releaseTv', { token: this.token })).code === 'accepted' && 204;
      // not found: the call before this one was heard
      if (isDone === 204 || isDone === 404) this.releasedAt = entrance.world.now;
      else await this.sleep(looksEveryMs);
    }
  }
}

/** The game that a TV shows, on a connection of its own: a projector whose session is its TV's token. */
export class TvScreen extends Client {
  readonly playerId = null;
  readonly granted: string[] = [];

  constructor(
    name: string,
    room: Room,
    private readonly tv: SimulatedTv,
    place: TvScript,
    entrance: Entrance,
  ) {
    super(name, room, 'screen', entrance, place, '');
    this.isOut = true;
  }

  /** As soon as its TV is told of this game. */
  override async live(): Promise<void> {
    const { room, tv, entrance } = this;
    while (!entrance.isOver && (room.gameId === null || tv.shows !== room.gameId))
      await this.sleep(looksEveryMs);
    if (entrance.isOver) return;
    this.isOut = false;
    await super.live();
  }

  protected override async enter(): Promise<boolean> {
    const { code } = await this.ask('watchGame', { roomId: this.gameId, tvToken: this.tv.token });
    if (code === 'not_signed_in' && this.tv.releasedAt !== null) this.isOut = true;
    return code === 'accepted';
  }

  protected override heard(message: string): void {
    const { tv, entrance } = this;
    if (!ofProjectors.has(message)) this.granted.push(`heard ${message}, which no projector hears`);
    if (entrance.isQuiet && tv.releasedAt !== null && entrance.world.now > tv.releasedAt + letGoWithinMs)
      this.granted.push(`heard ${message} ${letGoWithinMs} ms after it was let go`);
  }

  /** What is wrong with where it is when everything runs again. */
  get astray(): readonly string[] {
    return this.isIn &&
      this.tv.releasedAt !== null &&
      this.entrance.world.now > this.tv.releasedAt + letGoWithinMs
      ? ['watches, and was let go']
      : [];
  }
}
