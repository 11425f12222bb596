import { assignmentLimits, defaultSettings, type Language, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { isNotSuspended } from '../roles/standing.sql.js';

/** A reminder of one assignment to one of its people, held by the gateway that claimed it. */
export interface AssignmentReminder {
  readonly assignmentId: string;
  readonly userId: UserId;
  readonly title: string;
  /** What stands in its address. */
  readonly link: string;
  readonly closesAt: Date;
  /** IANA's name. */
  readonly timeZone: string;
  readonly email: string;
  /** Of the reader, as it is now. */
  readonly language: Language;
  /** How often it has been tried, this time included. */
  readonly attempt: number;
  /** Whether it is still to be said: the assignment is open, the reader has not finished it, and takes mail. */
  readonly wanted: boolean;
}

type Key = Pick<AssignmentReminder, 'assignmentId' | 'userId'>;

/** Whether account `u` with settings `s` gets mail of this kind; `usual`: what holds for who has said nothing. */
const takesMail = (usual: string): string => /* sql */ `
coalesce(s.email_notifications, ${usual}::boolean) and u.email_trusted and ${isNotSuspended('u.id::text')}`;

/** Whether the last attempt of person `p` has not ended; a game that has ended waits for nothing. */
const hasNotFinished = /* sql */ `
coalesce((select not (g.version > 0 and g.due_at is null) from attempts t left join game_streams g on g.game_id = t.game_id
          where t.assignment_id = p.assignment_id and t.person = p.person order by t.number desc limit 1), true)`;

/**
 * Notes the reminders of the assignment whose turn has been longest ago, and that they are noted; others pass over it meanwhile. Answers
 * whether there was one. $1: the games' time, ms; $2: whether accounts get mail that said nothing.
 */
const note = /* sql */ `
with due as materialized (
  select a.* from assignments a where a.remind_at <= to_timestamp($1::float8 / 1000)
  order by a.remind_at limit 1 for no key update skip locked),
over as (update assignments a set remind_at = null from due where a.id = due.id),
noted as (
  insert into assignment_reminders (assignment_id, user_id)
  select due.id, u.id
  from due join assignment_people p on p.assignment_id = due.id
  join users u on u.id = p.user_id
  left join user_settings s on s.user_id = u.id
  where due.identity = 'account' and due.closes_at > to_timestamp($1::float8 / 1000)
    and ${isNotSuspended('due.user_id::text')} and ${takesMail('$2')} and ${hasNotFinished}
  order by p.person
  limit greatest(0, ${assignmentLimits.reminders} - (
    select count(*) from assignment_reminders r join assignments o on o.id = r.assignment_id join due d on d.user_id = o.user_id
    where r.noted_at > now() - interval '1 day'))
  on conflict do nothing)
select exists (select from due) as found`;

/** As the summaries' outbox does it (docs/decisions/014). */
const claim = /* sql */ `
update assignment_reminders c set attempts = c.attempts + 1, due_at = now() + $1::float8 * interval '1 ms'
from (
  select assignment_id, user_id from assignment_reminders where due_at <= now() + interval '1 ms'
  order by due_at limit 1 for update skip locked) due
join assignments a on a.id = due.assignment_id
join users u on u.id = due.user_id
left join user_settings s on s.user_id = u.id
where c.assignment_id = due.assignment_id and c.user_id = due.user_id
returning a.id as "assignmentId", u.id as "userId", a.title, a.link, a.closes_at as "closesAt", a.time_zone as "timeZone", u.email,
  coalesce(s.language, $2::text) as language, c.attempts as attempt,
  a.closes_at > to_timestamp($4::float8 / 1000) and ${isNotSuspended('a.user_id::text')} and ${takesMail('$3')} and exists (
    select from assignment_people p where p.assignment_id = a.id and p.user_id = u.id and ${hasNotFinished}) as wanted`;

const ofOne = 'where assignment_id = $1 and user_id = $2';

/** The outbox of the reminders of assignments, shared by all gateways (docs/decisions/104): one for each person, whatever the deadline does. */
export class AssignmentReminderStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Notes all reminders whose time has come by the games' time, ms: whoever notes, and however often, once a person. */
  async note(at: number): Promise<void> {
    for (let found = true; found; ) {
      const { rows } = await this.pool.query<{ found: boolean }>(note, [
        at,
        defaultSettings.emailNotifications,
      ]);
      found = rows[0]?.found === true;
    }
  }

  /**
   * Null when nothing is due. If it is neither sent nor put off within `holdMs`, somebody else gets it. `unknown` is the
   * language of a reader of whom none is known, `at` the games' time, ms.
   */
  async claim(holdMs: number, unknown: Language, at: number): Promise<AssignmentReminder | null> {
    const values = [holdMs, unknown, defaultSettings.emailNotifications, at];
    return (await this.pool.query<AssignmentReminder>(claim, values)).rows[0] ?? null;
  }

  async sent({ assignmentId, userId }: Key): Promise<void> {
    await this.pool.query(`update assignment_reminders set sent_at = now(), due_at = null ${ofOne}`, [
      assignmentId,
      userId,
    ]);
  }

  /** To be tried again after so many ms; null: never. */
  async putOff({ assignmentId, userId }: Key, ms: number | null): Promise<void> {
    await this.pool.query(
      `update assignment_reminders set due_at = now() + $3::float8 * interval '1 ms' ${ofOne}`,
      [assignmentId, userId, ms],
    );
  }
}
