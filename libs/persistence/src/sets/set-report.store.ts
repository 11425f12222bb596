import type { OperatedSetReportView, ReportNote, ReportReason, SetHidden, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { microsOf, olderThan, type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import { keptReports } from '../reports/report.store.js';
import { isUuid } from '../uuid.js';

/** What somebody says of a set that others may see. */
export interface NewSetReport {
  readonly setId: string;
  /** Who says so, in a form that tells nothing and is good for this set only. */
  readonly reporterHash: string;
  readonly userId: UserId | null;
  readonly standing: ReportNote['from'];
  readonly reason: ReportReason;
  readonly note: string | null;
}

/** Locks it, so that of two who report it at once each is counted. */
const find = /* sql */ `
insert into reported_sets (set_id, times, first_at, last_at) values ($1, 0, now(), now())
on conflict (set_id) do update set times = reported_sets.times`;

/** The last word of each who said something; none of somebody new where there are as many as are kept. */
const keep = /* sql */ `
insert into set_reports (set_id, reporter_hash, user_id, standing, reason, note, reported_at)
select $1, $2, $3, $4, $5, $6, now()
where exists (select from set_reports where set_id = $1 and reporter_hash = $2)
   or (select count(*) from set_reports where set_id = $1) < ${keptReports}
on conflict (set_id, reporter_hash)
do update set reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at
returning xmax = 0 as "isNew"`;

/** Somebody else has reported it: it is to be looked at again. */
const count = /* sql */ `
update reported_sets set times = times + 1, last_at = now(), outcome = null, done_at = null where set_id = $1`;

const asSeen = /* sql */ `
t.id as "setId", t.title, coalesce(t.shared_as, '') as author, t.sharing,
case when u.id is not null then json_build_object('id', u.id, 'email', u.email,
  'suspended', exists (select from suspensions s where s.user_id = u.id)) end as owner,
r.times, coalesce((select json_object_agg(reason, n) from (
  select reason, count(*) as n from set_reports s where s.set_id = t.id group by reason) counted), '{}') as reasons,
r.first_at as "firstAt", r.last_at as "lastAt", r.outcome, r.done_at as "doneAt",
t.hidden_at as "hiddenAt", t.hidden_reason as "hiddenReason", t.hidden_note as "hiddenNote"
from reported_sets r join saved_trivia_sets t on t.id = r.set_id left join users u on u.id = t.created_by`;

const list = /* sql */ `
select ${microsOf('r.last_at')} as micros, ${asSeen}
where ${olderThan('r.last_at', 'r.set_id::text collate "C"', 1)} and ($3::boolean or r.done_at is null)
order by r.last_at desc, r.set_id::text collate "C" desc limit $4`;

type Row = Omit<OperatedSetReportView, 'firstAt' | 'lastAt' | 'doneAt' | 'hidden'> & {
  firstAt: Date;
  lastAt: Date;
  doneAt: Date | null;
  hiddenAt: Date | null;
  hiddenReason: SetHidden['reason'] | null;
  hiddenNote: string | null;
};

/** Sets that somebody reported, and what was said of them. */
export class SetReportStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Somebody's word on a set: the last one of each counts, and each once. */
  async add({ setId, ...said }: NewSetReport): Promise<void> {
    await inTransaction(this.pool, async (transaction) => {
      await transaction.query(find, [setId]);
      const { rows } = await transaction.query<{ isNew: boolean }>(keep, [
        setId,
        said.reporterHash,
        said.userId,
        said.standing,
        said.reason,
        said.note,
      ]);
      if (rows[0]?.isNew !== false) await transaction.query(count, [setId]);
    });
  }

  /** The last reported first. What was seen to only where it is asked for. */
  async page(withDone: boolean, { limit, cursor }: PageRequest): Promise<PageOf<OperatedSetReportView>> {
    const { rows } = await this.pool.query<Row & { micros: string }>(list, [
      ...placeAfter(cursor),
      withDone,
      limit + 1,
    ]);
    const { items, nextCursor } = pageOf(rows, limit, ({ micros, setId }) => [micros, setId]);
    return { items: items.map(({ micros: _, ...row }) => toView(row)), nextCursor };
  }

  async find(setId: string): Promise<OperatedSetReportView | null> {
    if (!isUuid(setId)) return null;
    const { rows } = await this.pool.query<Row>(`select ${asSeen} where t.id = $1`, [setId]);
    return rows[0] ? toView(rows[0]) : null;
  }

  /** What was said of it, the newest first. */
  async notesOf(setId: string): Promise<ReportNote[]> {
    const { rows } = await this.pool.query<Omit<ReportNote, 'at'> & { at: Date }>(
      `select reason, note, standing as "from", reported_at as at from set_reports where set_id = $1
       order by reported_at desc, reporter_hash`,
      [setId],
    );
    return rows.map(({ at, ...said }) => ({ ...said, at: at.toISOString() }));
  }

  /** It was looked at, and nothing is to be done. False where there is none. */
  dismiss(by: UserId, setId: string): Promise<boolean> {
    if (!isUuid(setId)) return Promise.resolve(false);
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        `update reported_sets set outcome = 'dismissed', done_at = now() where set_id = $1`,
        [setId],
      );
      if (rowCount !== 1) return false;
      await appendAudit(transaction, { what: 'operator_set_report_dismissed', actor: by, about: setId });
      return true;
    });
  }
}

const toView = ({ firstAt, lastAt, doneAt, hiddenAt, hiddenReason, hiddenNote, ...row }: Row) => ({
  ...row,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  hidden:
    hiddenAt && hiddenReason ? { reason: hiddenReason, note: hiddenNote, at: hiddenAt.toISOString() } : null,
});
