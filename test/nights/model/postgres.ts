import pg from 'pg';
import type { Random } from '../../support/random.js';
import { evening } from '../virtual/virtual-time.js';
import type { Actor, World } from '../virtual/world.js';
import {
  type Appended,
  type Fence,
  isBeyond,
  type Judgment,
  judge,
  type LogRow,
  LogTables,
  soundFence,
} from './log.js';
import { SideTables } from './side-tables.js';

/** What a connection hears in the end. */
export interface Answer<T> {
  readonly done: (result: T) => void;
  readonly fail: (error: Error) => void;
}

/** A transaction that runs: what it has written nobody else sees, and what it holds nobody else gets. */
export interface Transaction {
  id: number | null;
  readonly locks: Set<string>;
  readonly writes: (() => void)[];
}

interface Waiting {
  readonly locks: readonly string[];
  readonly begin: () => void;
}

/** What becomes of the next append of one gateway. */
export type AppendFate = 'lost on its way' | 'rolled back' | 'stored, its answer lost';

/** Where the model departs from PostgreSQL: for planted faults only. */
export interface Unsound {
  readonly fence?: Fence;
  /** Rows are read before every transaction that may precede them has ended. */
  readonly withoutHorizon?: boolean;
  /** A row lock that a second runner gets as well. */
  readonly withoutRowLocks?: boolean;
  /** A checkpoint that is kept one event too low. */
  readonly lowCheckpoint?: boolean;
  /** What is read of a kept state is not all that was written. */
  readonly forgetfulSnapshots?: boolean;
  /** Of two who claim the same attempt each gets one. */
  readonly forgetfulClaims?: boolean;
}

export const databaseError = (code: string, message: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

export const lostConnection = (): Error => new Error('Connection terminated unexpectedly');

/** As `lock_timeout` has it, ms. */
const lockMs = 5_000;

/**
 * PostgreSQL as far as the gateways notice it: transactions with ids, locks and a horizon, commits that take a while, a clock,
 * and all the ways of being away. What a statement comes to is in `statements.ts`, what an append does in `log.ts`.
 */
export class ModelPostgres {
  readonly log = new LogTables();
  readonly side = new SideTables();
  /** By how much its clock was set, ms. */
  clockOffset = 0;
  /** Called with each batch when it is committed. */
  committed: (rows: readonly LogRow[]) => void = () => undefined;
  /** Called with each snapshot when it is committed. */
  saved: (gameId: string, state: string) => void = () => undefined;
  /** Each commit takes a while: much happens before it. */
  isSlow = false;
  readonly fates = new Map<Actor, AppendFate>();
  readonly unreachable = new Set<Actor>();
  /** Who is told of each commit to the log, as by NOTIFY. */
  readonly listeners = new Map<Actor, () => void>();
  /** For who compares the model with PostgreSQL: how a batch was judged, before its commit; and a commit that waits. */
  judged: (judgments: readonly Judgment[]) => void = () => undefined;
  nextCommitMs: number | null = null;
  private waitingCommit: () => void = () => undefined;
  private state: 'up' | 'down' | 'paused' = 'up';
  private held: (() => void)[] = [];
  private readonly sessions = new Map<() => void, Actor>();
  private readonly running = new Set<Transaction>();
  private waiting: Waiting[] = [];
  private readonly locked = new Map<string, Transaction>();
  private transactions = 1_000;
  private positions = 0;

  constructor(
    readonly world: World,
    private readonly random: Random,
    readonly unsound: Unsound = {},
  ) {}

  get now(): number {
    return evening + this.world.now + this.clockOffset;
  }

  get isUp(): boolean {
    return this.state !== 'down';
  }

  /** One way between a gateway and the server, ms. */
  travel(): number {
    return 0.1 + this.random.next() * 0.6;
  }

  /** Whether somebody can open a connection now. */
  accepts(by: Actor): boolean {
    return this.state !== 'down' && !this.unreachable.has(by);
  }

  /** Whether somebody who asks now has an answer now. */
  answers(by: Actor): boolean {
    return this.state === 'up' && this.accepts(by);
  }

  /** The server does this now; when it stands still, as soon as it goes on; when it ends before that, never. */
  serve(work: () => void): void {
    if (this.state === 'up') work();
    else if (this.state === 'paused') this.held.push(work);
  }

  /** Told when the connection of this gateway is lost. Returns what ends that. */
  onCut(by: Actor, listener: () => void): () => void {
    this.sessions.set(listener, by);
    return () => this.sessions.delete(listener);
  }

  /** One gateway alone has lost the way here; what the server is at for it goes on. */
  cutOff(who: Actor): void {
    this.unreachable.add(who);
    this.hangUp(who);
  }

  /** The process at the other end has died, and with it all its connections: what it had open is rolled back. */
  hangUp(who: Actor): void {
    for (const [listener, by] of [...this.sessions]) if (by === who) listener();
  }

  /** All that runs is rolled back, all connections are lost. */
  stop(): void {
    this.state = 'down';
    this.held = [];
    this.waiting = [];
    this.running.clear();
    this.locked.clear();
    for (const listener of [...this.sessions.keys()]) listener();
  }

  restart(): void {
    if (this.state === 'down') this.state = 'up';
  }

  pause(): void {
    if (this.state === 'up') this.state = 'paused';
  }

  resume(): void {
    if (this.state !== 'paused') return;
    this.state = 'up';
    for (const work of this.held.splice(0)) this.serve(work);
  }

  /** Everything with a smaller id is decided. */
  get horizon(): number {
    const ids = [...this.running].flatMap(({ id }) => id ?? []);
    return this.unsound.withoutHorizon ? Number.MAX_SAFE_INTEGER : Math.min(this.transactions + 1, ...ids);
  }

  /** Whether there is something in the log that the follower of the night has not been told of. */
  get hasUnread(): boolean {
    const newest = this.log.ordered.at(-1);
    return newest !== undefined && isBeyond(newest, this.side.checkpoint);
  }

  begin(): Transaction {
    const transaction: Transaction = { id: null, locks: new Set(), writes: [] };
    this.running.add(transaction);
    return transaction;
  }

  /** With its first write a transaction gets its id. */
  write(transaction: Transaction, work: () => void): void {
    this.identify(transaction);
    transaction.writes.push(work);
  }

  /** Takes a lock without waiting; false: another one has it. */
  tryLock(transaction: Transaction, name: string): boolean {
    if (this.unsound.withoutRowLocks) return true;
    const holder = this.locked.get(name);
    if (holder && holder !== transaction) return false;
    this.identify(transaction);
    this.locked.set(name, transaction);
    transaction.locks.add(name);
    return true;
  }

  /** Waits for a row that another transaction may hold, and holds it until this one is over. */
  lockRow(
    transaction: Transaction,
    name: string,
    { fail }: Pick<Answer<unknown>, 'fail'>,
    work: () => void,
  ): void {
    if (transaction.locks.has(name)) work();
    else
      this.whenFree(transaction, [name], { fail }, () => {
        // it was rolled back while it waited
        if (!this.running.has(transaction)) this.finish(transaction);
        else work();
      });
  }

  commit(transaction: Transaction): void {
    if (!this.running.has(transaction)) return;
    for (const work of transaction.writes) work();
    this.finish(transaction);
  }

  rollBack(transaction: Transaction): void {
    if (this.running.has(transaction)) this.finish(transaction);
  }

  /** One statement in autocommit: the streams are locked, judged and written; the answer comes when that is durable. */
  append(
    batch: readonly Appended[],
    freshUntil: number | null,
    fate: AppendFate | null,
    answer: Answer<readonly Judgment[]>,
  ): void {
    if (fate === 'lost on its way') return;
    const transaction = this.begin();
    const locks = [...new Set(batch.map(({ gameId }) => `stream ${gameId}`))];
    this.whenFree(transaction, locks, answer, () => {
      const stamp = Math.round(this.now * 1000) / 1000;
      if (freshUntil !== null && freshUntil < stamp) {
        this.rollBack(transaction);
        return answer.fail(databaseError('CB001', 'decided for a time that is over'));
      }
      const judged = judge(this.log, batch, stamp, this.unsound.fence ?? soundFence);
      if (!judged.writes) {
        this.judged(judged.judgments);
        this.nextCommitMs = null;
        this.rollBack(transaction);
        return answer.done(judged.judgments);
      }
      const id = this.identify(transaction);
      const trueAt = stamp - this.clockOffset;
      const rows = judged.rows.map((row) => ({
        ...row,
        transactionId: id,
        position: this.nextPosition(),
        trueAt,
      }));
      transaction.writes.push(() => {
        for (const [gameId, stream] of judged.streams) this.log.streams.set(gameId, stream);
        for (const row of rows) this.log.add(row);
        this.committed(rows);
        if (rows.length > 0) this.notify();
      });
      this.judged(judged.judgments);
      this.afterCommitTime(() =>
        this.serve(() => {
          if (!this.running.has(transaction)) return;
          if (fate === 'rolled back') {
            this.rollBack(transaction);
            return answer.fail(lostConnection());
          }
          this.commit(transaction);
          if (fate !== 'stored, its answer lost') answer.done(judged.judgments);
        }),
      );
    });
  }

  /** The commit that waits is done. */
  letGo(): void {
    this.waitingCommit();
    this.waitingCommit = () => undefined;
  }

  private afterCommitTime(commit: () => void): void {
    const ms = this.nextCommitMs ?? this.commitMs();
    this.nextCommitMs = null;
    if (Number.isFinite(ms)) this.world.after(ms, null, commit);
    else this.waitingCommit = commit;
  }

  private notify(): void {
    for (const [by, listener] of this.listeners)
      if (this.accepts(by)) this.world.after(this.travel(), by, listener);
  }

  /** Mostly a disk that is quick, now and then one that is not. */
  private commitMs(): number {
    if (this.isSlow) return 20 + this.random.next() * 400;
    return this.random.chance(0.05) ? 5 + this.random.next() * 80 : 0.5 + this.random.next() * 3;
  }

  private whenFree(
    transaction: Transaction,
    locks: readonly string[],
    answer: Pick<Answer<unknown>, 'fail'>,
    begin: () => void,
  ): void {
    const isFree = (): boolean => locks.every((name) => !this.locked.has(name));
    const take = (): void => {
      for (const name of locks) {
        this.locked.set(name, transaction);
        transaction.locks.add(name);
      }
      begin();
    };
    if (isFree()) {
      take();
      return;
    }
    const waiting: Waiting = { locks, begin: take };
    this.waiting.push(waiting);
    this.world.after(lockMs, null, () =>
      this.serve(() => {
        const place = this.waiting.indexOf(waiting);
        if (place < 0) return;
        this.waiting.splice(place, 1);
        this.rollBack(transaction);
        answer.fail(databaseError('55P03', 'canceling statement due to lock timeout'));
      }),
    );
  }

  private finish(transaction: Transaction): void {
    this.running.delete(transaction);
    for (const name of transaction.locks) this.locked.delete(name);
    for (const one of [...this.waiting]) {
      // who begins may be done at once, and let others begin
      if (!this.waiting.includes(one) || one.locks.some((name) => this.locked.has(name))) continue;
      this.waiting = this.waiting.filter((other) => other !== one);
      one.begin();
    }
  }

  private identify(transaction: Transaction): number {
    if (transaction.id === null) {
      this.transactions += 1;
      transaction.id = this.transactions;
    }
    return transaction.id;
  }

  private nextPosition(): number {
    this.positions += 1;
    return this.positions;
  }
}
