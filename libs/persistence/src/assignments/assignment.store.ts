import { randomBytes } from 'node:crypto';
import {
  AssignmentId,
  assignmentLimits,
  assignmentLinkLength,
  type GameId,
  type UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import type { JoinCodeStore } from '../join-codes/join-code.store.js';
import { microsOf, olderThan, type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import { randomId } from '../random-id.js';
import { isNotSuspended } from '../roles/standing.sql.js';
import type {
  Assignment,
  AssignmentPerson,
  AssignmentProof,
  ChangedAssignment,
  KeptAttempt,
  ListedAssignment,
  NewAssignment,
  NewPerson,
} from './assignment.types.js';

const asListed = /* sql */ `
a.id, a.user_id as "userId", a.link, a.code, a.title, a.opens_at as "opensAt", a.closes_at as "closesAt",
a.time_zone as "timeZone", a.attempts, a.counts, a.feedback, a.identity, a.mixed, a.untimed, a.board, a.remind_hours as "remindHours",
a.created_at as "createdAt"`;
const inFull = `${asListed}, a.content, a.names`;
const counted = /* sql */ `
jsonb_array_length(a.content->'questions') as "questionCount",
(select count(*)::int from assignment_people p where p.assignment_id = a.id) as people,
(select count(*)::int from attempts t where t.assignment_id = a.id) as "attemptsMade"`;
/** When reminders go out: so many hours before the deadline, and not before half of the time is over. Null: none do. */
const remindAt = (opensAt: string, closesAt: string, hours: string): string => /* sql */ `
case when ${hours} > 0
  then greatest(${closesAt} - ${hours} * interval '1 hour', ${opensAt} + (${closesAt} - ${opensAt}) / 2) end`;
/** Whether a change of assignment `a` by $4, $5 and $7 gives its reminders another time. */
const movesReminders = /* sql */ `
(coalesce($4::timestamptz, a.opens_at), coalesce($5::timestamptz, a.closes_at), coalesce($7::smallint, a.remind_hours))
  <> (a.opens_at, a.closes_at, a.remind_hours)`;
const anAttempt = `t.game_id as "gameId", t.person, t.number`;

/** As it is stored: one that a gateway of an older release made has no code yet. */
type Stored<Kind> = Omit<Kind, 'code'> & { readonly code: string | null };

/** Random base64url, 132 bits. */
const newLink = (): string => randomBytes(17).toString('base64url').slice(0, assignmentLinkLength);

/** Assignments, and whose attempts at them are whose (docs/decisions/100). What came of an attempt is in its log alone. */
export class AssignmentStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly codes: JoinCodeStore,
  ) {}

  /** Keeps a new one; null: the account has as many as it may, or is gone. */
  async create(made: NewAssignment): Promise<Assignment | null> {
    const id = AssignmentId(randomId('as_'));
    const code = await this.codes.reserveForAssignment(id);
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      await transaction.query('select from users where id = $1 for update', [made.userId]);
      const { rows } = await transaction.query<Assignment>(
        `insert into assignments as a (id, user_id, link, title, content, opens_at, closes_at, time_zone, attempts, counts,
           feedback, identity, mixed, untimed, board, names, code, remind_hours, remind_at)
         select $1, u.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
           ${remindAt('$6::timestamptz', '$7::timestamptz', '$18::smallint')}
         from users u
         where u.id = $2 and (select count(*) from assignments where user_id = u.id) < ${assignmentLimits.perAccount}
         returning ${inFull}`,
        [
          id,
          made.userId,
          newLink(),
          made.title,
          JSON.stringify(made.content),
          made.opensAt,
          made.closesAt,
          made.timeZone,
          made.attempts,
          made.counts,
          made.feedback,
          made.identity,
          made.mixed,
          made.untimed,
          made.board,
          made.names,
          code,
          made.remindHours,
        ],
      );
      return rows[0] ?? null;
    });
  }

  /** An account's own, the newest first. */
  async listOf(userId: UserId, { limit, cursor }: PageRequest): Promise<PageOf<ListedAssignment>> {
    const { rows } = await this.pool.query<Stored<ListedAssignment & { micros: string }>>(
      `select ${asListed}, ${counted}, ${microsOf('a.created_at')} as micros from assignments a
       where a.user_id = $1 and ${olderThan('a.created_at', 'a.id', 2)}
       order by a.created_at desc, a.id desc limit $4`,
      [userId, ...placeAfter(cursor), limit + 1],
    );
    const { items, nextCursor } = pageOf(rows, limit, ({ micros, id }) => [micros, id]);
    return { items: await Promise.all(items.map((one) => this.withCode(one))), nextCursor };
  }

  /** One of an account's own; null: it has none of that id. */
  async own(userId: UserId, id: string): Promise<(Assignment & ListedAssignment) | null> {
    const { rows } = await this.pool.query<Stored<Assignment & ListedAssignment>>(
      `select ${inFull}, ${counted} from assignments a where a.id = $1 and a.user_id = $2`,
      [id, userId],
    );
    return rows[0] ? this.withCode(rows[0]) : null;
  }

  /** Null: nothing has this link, or its host is suspended. */
  async byLink(link: string): Promise<Assignment | null> {
    const { rows } = await this.pool.query<Stored<Assignment>>({
      name: 'assignment-by-link',
      text: `select ${inFull} from assignments a where a.link = $1 and ${isNotSuspended('a.user_id::text')}`,
      values: [link],
    });
    return rows[0] ? this.withCode(rows[0]) : null;
  }

  /** What the code of one leads to; null: it is gone, or its host is suspended. */
  async shownOf(id: AssignmentId): Promise<Pick<Assignment, 'link' | 'title'> | null> {
    const { rows } = await this.pool.query<Pick<Assignment, 'link' | 'title'>>({
      name: 'assignment-of-code',
      text: `select a.link, a.title from assignments a where a.id = $1 and ${isNotSuspended('a.user_id::text')}`,
      values: [id],
    });
    return rows[0] ?? null;
  }

  /** Until when its attempts may be played; null: there is no such assignment. */
  async deadlineOf(id: AssignmentId): Promise<Date | null> {
    const { rows } = await this.pool.query<{ closesAt: Date }>({
      name: 'assignment-deadline',
      text: 'select closes_at as "closesAt" from assignments where id = $1',
      values: [id],
    });
    return rows[0]?.closesAt ?? null;
  }

  /**
   * Null: it is not this account's. Where the deadline moves, its attempts have to be told (`toTell`), and reminders follow it: those
   * that nobody has tried to send are noted anew when it is time.
   */
  async change(userId: UserId, id: string, change: ChangedAssignment): Promise<Assignment | null> {
    const { title = null, opensAt = null, closesAt = null, timeZone = null, remindHours = null } = change;
    const { rows } = await this.pool.query<Stored<Assignment>>(
      `with taken_back as (
         delete from assignment_reminders r using assignments a
         where a.id = $1 and a.user_id = $2 and r.assignment_id = a.id and r.attempts = 0 and ${movesReminders})
       update assignments a set title = coalesce($3, title), opens_at = coalesce($4, opens_at),
         closes_at = coalesce($5, closes_at), time_zone = coalesce($6, time_zone), remind_hours = coalesce($7, remind_hours),
         deadline_told = deadline_told and coalesce($5, closes_at) = closes_at,
         remind_at = case when ${movesReminders}
           then ${remindAt('coalesce($4, opens_at)', 'coalesce($5, closes_at)', 'coalesce($7, remind_hours)')} else remind_at end
       where a.id = $1 and a.user_id = $2 returning ${inFull}`,
      [id, userId, title, opensAt, closesAt, timeZone, remindHours],
    );
    return rows[0] ? this.withCode(rows[0]) : null;
  }

  /** False: it is not this account's, or somebody has made an attempt, which stays. */
  removeUntouched(userId: UserId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      // whoever has claimed an attempt meanwhile is seen by the next statement alone
      await transaction.query('select from assignments where id = $1 and user_id = $2 for update', [
        id,
        userId,
      ]);
      const { rowCount } = await transaction.query(
        `delete from assignments a where a.id = $1 and a.user_id = $2
         and not exists (select from attempts t where t.assignment_id = a.id)`,
        [id, userId],
      );
      return rowCount === 1;
    });
  }

  /** Who this is, of those that have made an attempt: by its token, else by its account. */
  async personOf(id: AssignmentId, { tokenHash, userId }: AssignmentProof): Promise<AssignmentPerson | null> {
    const { rows } = await this.pool.query<AssignmentPerson>({
      name: 'assignment-person',
      text: `select person, token_hash as "tokenHash" from assignment_people
             where assignment_id = $1 and (token_hash = $2 or user_id = $3::uuid)
             order by token_hash = $2 desc nulls last limit 1`,
      values: [id, tokenHash, userId],
    });
    return rows[0] ?? null;
  }

  /** Somebody new; null: its name, account or token is somebody's already. */
  admit(id: AssignmentId, { tokenHash, userId, nameHash }: NewPerson): Promise<AssignmentPerson | null> {
    return inTransaction(this.pool, async (transaction) => {
      // they are numbered one after the other
      await transaction.query('select from assignments where id = $1 for update', [id]);
      const { rows } = await transaction.query<AssignmentPerson>(
        `insert into assignment_people (assignment_id, person, name_hash, user_id, token_hash)
         select $1, coalesce(max(person), 0) + 1, $2, $3::uuid, $4 from assignment_people where assignment_id = $1
         having count(*) < ${assignmentLimits.attemptsInAll} and exists (select from assignments where id = $1)
         on conflict do nothing returning person, token_hash as "tokenHash"`,
        [id, nameHash, userId, tokenHash],
      );
      return rows[0] ?? null;
    });
  }

  /** From now on this token is the person's: it has come with another device. */
  async giveToken(id: AssignmentId, person: number, tokenHash: string): Promise<void> {
    await this.pool.query(
      'update assignment_people set token_hash = $3 where assignment_id = $1 and person = $2',
      [id, person, tokenHash],
    );
  }

  /** The same where its host says so: whoever had another token is nobody any more. False: there is no such person. */
  handOver(
    assignment: Pick<Assignment, 'id' | 'userId'>,
    person: number,
    tokenHash: string,
  ): Promise<boolean> {
    const { id, userId } = assignment;
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        'update assignment_people set token_hash = $3 where assignment_id = $1 and person = $2',
        [id, person, tokenHash],
      );
      if (rowCount !== 1) return false;
      await appendAudit(transaction, {
        what: 'assignment_handed_over',
        actor: userId,
        about: id,
        details: { person },
      });
      return true;
    });
  }

  /** In the order of their numbers. */
  async attemptsOf(id: AssignmentId, person: number): Promise<KeptAttempt[]> {
    const { rows } = await this.pool.query<KeptAttempt>({
      name: 'attempts-of-person',
      text: `select ${anAttempt} from attempts t where t.assignment_id = $1 and t.person = $2 order by t.number`,
      values: [id, person],
    });
    return rows;
  }

  /** All of them, or those at some places, by person and number. */
  async attempts(
    id: AssignmentId,
    { from = 0, limit = assignmentLimits.attemptsInAll }: { from?: number; limit?: number } = {},
  ): Promise<KeptAttempt[]> {
    const { rows } = await this.pool.query<KeptAttempt>(
      `select ${anAttempt} from attempts t where t.assignment_id = $1
       order by t.person, t.number offset $2 limit $3`,
      [id, from, limit],
    );
    return rows;
  }

  /**
   * The attempt of this number, as the person's own: with the game that it was first given, whoever asks at the same time. Null:
   * there are as many attempts as there may be.
   */
  claim(
    id: AssignmentId,
    { person, number, gameId }: KeptAttempt,
  ): Promise<(KeptAttempt & { readonly closesAt: Date }) | null> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows: locked } = await transaction.query<{ closesAt: Date }>(
        'select closes_at as "closesAt" from assignments where id = $1 for update',
        [id],
      );
      const [assignment] = locked;
      if (!assignment) return null;
      await transaction.query(
        `insert into attempts (game_id, assignment_id, person, number, told_closes_at)
         select $1, $2, $3, $4, $5
         where (select count(*) from attempts where assignment_id = $2) < ${assignmentLimits.attemptsInAll}
         on conflict do nothing`,
        [gameId, id, person, number, assignment.closesAt],
      );
      const { rows } = await transaction.query<KeptAttempt>(
        `select ${anAttempt} from attempts t where t.assignment_id = $1 and t.person = $2 and t.number = $3`,
        [id, person, number],
      );
      return rows[0] ? { ...rows[0], ...assignment } : null;
    });
  }

  /** Assignments whose deadline has moved and is not known to all attempts' logs. */
  async toTell(limit: number): Promise<Pick<Assignment, 'id' | 'userId' | 'closesAt'>[]> {
    const { rows } = await this.pool.query<Pick<Assignment, 'id' | 'userId' | 'closesAt'>>({
      name: 'assignments-to-tell',
      text: `select id, user_id as "userId", closes_at as "closesAt" from assignments
             where not deadline_told order by id limit $1`,
      values: [limit],
    });
    return rows;
  }

  /** Attempts that have ended need not know of another deadline. */
  async skipEnded(id: AssignmentId, closesAt: Date): Promise<void> {
    await this.pool.query(
      `update attempts t set told_closes_at = $2 from game_streams s
       where t.assignment_id = $1 and t.told_closes_at <> $2 and s.game_id = t.game_id and s.version > 0 and s.due_at is null`,
      [id, closesAt],
    );
  }

  /** The attempts of an assignment whose logs were last told another deadline. */
  async untold(id: AssignmentId, closesAt: Date, limit: number): Promise<GameId[]> {
    const { rows } = await this.pool.query<{ gameId: GameId }>(
      `select game_id as "gameId" from attempts where assignment_id = $1 and told_closes_at <> $2
       order by game_id limit $3`,
      [id, closesAt, limit],
    );
    return rows.map(({ gameId }) => gameId);
  }

  /** These logs know the deadline. When all do, and it has not moved again, nobody looks any more. */
  async told(id: AssignmentId, closesAt: Date, gameIds: readonly GameId[]): Promise<void> {
    await this.pool.query('update attempts set told_closes_at = $2 where game_id = any($1::text[])', [
      gameIds,
      closesAt,
    ]);
    await this.pool.query(
      `update assignments a set deadline_told = true
       where a.id = $1 and a.closes_at = $2
       and not exists (select from attempts t where t.assignment_id = a.id and t.told_closes_at <> a.closes_at)`,
      [id, closesAt],
    );
  }

  private async withCode<Kind extends Assignment | ListedAssignment>(stored: Stored<Kind>): Promise<Kind> {
    return { ...stored, code: stored.code ?? (await this.giveCode(stored.id)) } as unknown as Kind;
  }

  /** Of two at once one gives it. */
  private async giveCode(id: AssignmentId): Promise<string> {
    const { rows } = await this.pool.query<{ code: string }>(
      'update assignments set code = coalesce(code, $2) where id = $1 returning code',
      [id, await this.codes.reserveForAssignment(id)],
    );
    return rows[0]?.code ?? '';
  }
}
