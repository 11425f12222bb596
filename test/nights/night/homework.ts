import { AssignmentId, type AttemptView, GameId, type UserId } from '@clockbeat/domain';
import { fieldsOf } from '../../faults/checker/reading.js';
import { attemptViolations, type PupilRecord } from '../../faults/season/checks.js';
import type { Random } from '../../support/random.js';
import { sessionOf } from '../gateway/gateway.js';
import type { AssignmentTables } from '../model/assignment-statements.js';
import { type Entrance, roomOf } from '../people/client.js';
import { LeadingPlayer } from '../people/player.js';
import { serviceAt, untilHeard } from '../people/service.js';
import { evening } from '../virtual/virtual-time.js';
import type { Cluster } from './cluster.js';
import { contentOf } from './content.js';
import type { HomeworkScript, Place, PupilScript } from './script.js';
import { Table, tokenFrom } from './table.js';
import type { Broken } from './watch.js';

const hostId = '00000000-0000-4000-8000-000000000030' as UserId;
const link = 'a-link-to-what-is-at-h';
const hour = 3_600_000;
/** Attempts that somebody may make. */
const attemptsEach = 2;
/** As long as any game may stand still after the last fault; and where nothing breaks but people's connections. */
const faultyWithinMs = 15_000;
const quietWithinMs = 2_000;

/** One attempt: a game for one, who goes on with another device where the first one is lost. */
class AttemptTable extends Table {
  readonly players: LeadingPlayer[];

  constructor(
    cluster: Cluster,
    entrance: Entrance,
    private readonly name: string,
    readonly gameId: GameId,
    token: string | null,
    private readonly script: PupilScript,
  ) {
    super(cluster, entrance);
    this.players = token === null ? [] : [this.on(name, token, script)];
  }

  protected get everybody(): readonly LeadingPlayer[] {
    return this.players;
  }

  get granted(): readonly Broken[] {
    return this.players.flatMap(({ name, granted }) =>
      granted.map((what): Broken => ({ promise: 'nobody is believed', what: `${name} ${what}` })),
    );
  }

  goOnWith(token: string, place: Place): void {
    const next = this.on(`${this.name}, another device`, token, { ...this.script, ...place });
    this.players.push(next);
    void next.live();
  }

  protected async goOn(): Promise<void> {
    for (const player of this.players) void player.live();
    await this.until(() => this.isOver);
  }

  private on(name: string, token: string, script: PupilScript): LeadingPlayer {
    const { gameId, entrance } = this;
    return new LeadingPlayer(name, roomOf(gameId), token, script, entrance, script, () => this.isOver);
  }
}

/** An assignment of the night: its people begin attempts and go on with them, and its host moves the deadline. */
export class Homework {
  private readonly kept: AssignmentTables;
  private readonly pupils: (PupilRecord & { readonly begun: AttemptView[] })[] = [];
  private readonly tables = new Map<string, AttemptTable>();
  /** When its deadline was last heard to have moved, by a clock that nobody sets, epoch ms. */
  private movedAt = evening;
  private isPlayed = false;

  constructor(
    private readonly script: HomeworkScript,
    private readonly random: Random,
    private readonly cluster: Cluster,
    private readonly entrance: Entrance,
  ) {
    const { postgres } = cluster;
    const { questions, mixed, untimed } = script;
    postgres.side.sessions.set(sessionOf(hostId), hostId);
    this.kept = postgres.side.assign({
      ...{ id: AssignmentId('as_0123456789abcdef'), userId: hostId, link, code: 'HOMEWK', title: 'At home' },
      ...{ mixed, untimed, attempts: attemptsEach, counts: 'best', feedback: 'each', identity: 'name' },
      ...{ timeZone: 'UTC', board: false, remindHours: 0, names: null },
      content: contentOf({ questions, timeLimit: 5, rounds: false, firstKind: null }),
      opensAt: new Date(evening - hour),
      closesAt: new Date(evening + script.closesAfterMs),
      createdAt: new Date(evening - hour),
    });
  }

  /** `seen`: told of each attempt that somebody plays. */
  begin(seen: (table: Table) => void): void {
    const { script, random } = this;
    const playing = script.pupils.map((pupil, index) =>
      this.playAtHome(`Pupil ${index + 1}`, pupil, random.branch(`pupil ${index}`), seen),
    );
    void Promise.all([...playing, this.moveDeadline()]).then(() => {
      this.isPlayed = true;
    });
  }

  /** Nobody does anything any more, and every attempt is over, whether or not somebody was told of it. */
  get isDone(): boolean {
    const { streams } = this.cluster.postgres.log;
    return this.isPlayed && this.kept.attempts.every(({ gameId }) => !streams.get(gameId)?.dueAt);
  }

  /** Attempts that have begun and nobody was told of, as tables where nobody sits. */
  get unseen(): readonly Table[] {
    const { cluster, entrance, kept, tables, script } = this;
    const [pupil] = script.pupils;
    return kept.attempts.flatMap(({ gameId }) =>
      pupil && !tables.has(gameId) && cluster.postgres.log.events.has(gameId)
        ? [new AttemptTable(cluster, entrance, 'Nobody', gameId, null, pupil)]
        : [],
    );
  }

  /** `calmSince`: from then on everything ran, epoch ms. */
  broken(calmSince: number): Broken[] {
    const { kept, cluster, entrance, pupils, script } = this;
    const [pupil] = script.pupils;
    const closesAt = kept.row.closesAt.getTime();
    const attempts = kept.attempts.map((attempt) => {
      const table = new AttemptTable(cluster, entrance, 'Nobody', attempt.gameId, null, pupil as PupilScript);
      return { ...attempt, log: table.record(null).log };
    });
    const [withinMs, since] = entrance.isQuiet ? [quietWithinMs, 0] : [faultyWithinMs, calmSince];
    /** From then on every attempt knows the deadline that holds. */
    const known = Math.max(this.movedAt, since) + withinMs;
    const mayLast = Math.max(closesAt + withinMs, known);
    const astray = attempts.flatMap(({ gameId, log }): Broken[] => {
      // where PostgreSQL's clock was set, the deadline is of another one
      if (log.length === 0 || cluster.clockWasSet.length > 0) return [];
      const end = log.find(({ type }) => type === 'GameFinished' || type === 'GameAbandoned');
      const endedAt = end?.recordedAt ?? Number.POSITIVE_INFINITY;
      const byDeadline = end !== undefined && fieldsOf(end.data)['endedBy'] === 'deadline';
      const found = [
        ...(endedAt > mayLast ? [`ends ${Math.round(endedAt - mayLast)} ms later than it may`] : []),
        ...(byDeadline && endedAt > known && endedAt < closesAt
          ? [`ends ${Math.round(closesAt - endedAt)} ms before a deadline that it must know`]
          : []),
      ];
      return found.map((what) => ({ promise: 'an attempt ends at its deadline', what: `${gameId} ${what}` }));
    });
    return [...attemptViolations({ attempts, pupils, closesAt }), ...astray];
  }

  private async playAtHome(
    name: string,
    script: PupilScript,
    random: Random,
    seen: (table: Table) => void,
  ): Promise<void> {
    const { cluster, entrance } = this;
    let token = tokenFrom(random);
    const begun: AttemptView[] = [];
    this.pupils.push({ name, begun });
    await this.sleep(script.comesAfterMs);
    for (let nth = 0; nth < script.attempts; nth += 1) {
      const told = await this.start(name, token, script, nth === 0 ? script.clicks : 1, begun);
      // after the deadline, or where no attempt is left, or by a token that is nobody's any more
      if (told === null || this.tables.has(told.gameId)) return;
      const table = new AttemptTable(cluster, entrance, name, GameId(told.gameId), token, script);
      this.tables.set(told.gameId, table);
      seen(table);
      table.begin();
      if (nth === 0 && script.loses) {
        await this.sleep(script.loses.afterMs);
        const next = table.isOver ? null : await this.giveBack(name, told, script.loses, begun);
        if (next !== null) {
          token = next;
          table.goOnWith(next, script.loses);
        }
      }
      while (!table.isOver && !entrance.isOver) await this.sleep(250);
    }
  }

  /** Of all clicks the first one that led somewhere; null: none did. */
  private async start(
    name: string,
    token: string,
    place: Place,
    clicks: number,
    begun: AttemptView[],
  ): Promise<AttemptView | null> {
    const asks = Array.from({ length: clicks }, async (_, click) => {
      const at = { ...place, gateway: place.gateway + click };
      const service = serviceAt(this.entrance, at, null, token);
      const heard = await untilHeard(this.entrance, () =>
        service('POST', `/api/assignment-links/${link}/attempts`, { name }),
      );
      if (heard) begun.push(heard.answer as AttemptView);
      return heard && (heard.answer as AttemptView);
    });
    return (await Promise.all(asks)).find((told) => told !== null) ?? null;
  }

  /** Its host makes a new token for it, by which it goes on elsewhere. Null: it came to nothing. */
  private async giveBack(
    name: string,
    { gameId }: AttemptView,
    place: Place,
    begun: AttemptView[],
  ): Promise<string | null> {
    const person = this.kept.attempts.find((one) => one.gameId === gameId)?.person;
    const path = `/api/assignments/${this.kept.row.id}/people/${person}/link`;
    const made = await untilHeard(this.entrance, () => this.host('POST', path, null));
    if (!made) return null;
    const token = String(fieldsOf(made.answer)['token']);
    const told = await this.start(name, token, place, 1, begun);
    return told?.gameId === gameId ? token : null;
  }

  private async moveDeadline(): Promise<void> {
    const { world, postgres } = this.cluster;
    for (const { afterMs, byMs } of this.script.moves) {
      await this.sleep(afterMs - world.now);
      const closesAt = new Date(Math.round(postgres.now) + byMs).toISOString();
      const path = `/api/assignments/${this.kept.row.id}`;
      await untilHeard(this.entrance, () => this.host('PATCH', path, { closesAt }));
      this.movedAt = evening + world.now;
    }
  }

  private get host() {
    return serviceAt(this.entrance, this.script.host, hostId);
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.cluster.world.after(Math.max(0, ms), null, () => resolve()));
  }
}
