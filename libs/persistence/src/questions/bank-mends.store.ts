import type {
  BankQuestionText,
  MendReason,
  ReportedQuestionInFull,
  ReportedQuestionView,
  ReportNote,
  UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { decodeCursor, microsOf, type PageOf, type PageRequest, pageOf } from '../page.js';
import { lockBank } from './questions.sql.js';
import { bankLock } from './seed-bank.js';

/** What is to be from now on of a question of the bank. */
export interface Mend {
  /** `options` and `answer` hold for one right of some options; of other kinds they stay. */
  readonly text: BankQuestionText;
  readonly withdrawn: boolean;
  readonly reason: MendReason;
  readonly note: string | null;
}

/** Reports of a question of which operators read what was said; they come of many games. */
const notesShown = 100;

/** A row for each question of the bank that was reported and is not seen to, or also those ($1), with what is asked now. */
const reported = (where: string): string => /* sql */ `
select t.question_id as "questionId", q.question, q.category, sum(t.times)::int as times,
       count(distinct t.game_id)::int as games, max(t.last_at) as last_at, ${microsOf('max(t.last_at)')} as micros,
       case when bool_and(t.done_at is not null) then (array_agg(t.outcome order by t.done_at desc))[1] end as outcome,
       coalesce((select json_object_agg(reason, n) from (
         select reason, count(*)::int as n from reports r where r.thing_id = any(array_agg(t.id)) group by reason) counted),
         '{}') as reasons,
       exists (select from bank_mends m where m.question_id = t.question_id and m.mended is not null) as mended, q.withdrawn
from reported_things t join questions q on q.id = t.question_id and q.created_by is null
where t.question_source = 'bank' and ${where}
group by t.question_id, q.id`;

const list = /* sql */ `
select * from (${reported('($1::boolean or t.done_at is null)')}) all_of_them
where (times, last_at, "questionId" collate "C")
    < ($2::int, timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::text collate "C")
order by times desc, last_at desc, "questionId" collate "C" desc limit $5`;

/** A question that nobody has reported can be mended as well. */
const one = /* sql */ `
select q.id as "questionId", q.question, q.category, q.options, q.answer, q.task, q.explanation, q.withdrawn,
       coalesce(r.times, 0) as times, coalesce(r.games, 0) as games, coalesce(r.reasons, '{}') as reasons,
       coalesce(r.last_at, now()) as last_at, r.outcome, m.released, m.mended is not null as mended, m.reason as "mendReason",
       m.note as "mendNote", m.mended_at as "mendedAt"
from questions q
left join (${reported('t.question_id = $1')}) r on r."questionId" = q.id
left join bank_mends m on m.question_id = q.id
where q.id = $1 and q.created_by is null`;

const notesOf = /* sql */ `
select r.reason, r.note, r.standing as "from", r.reported_at as at
from reported_things t join reports r on r.thing_id = t.id
where t.question_id = $1 and t.question_source = 'bank'
order by r.reported_at desc, r.reporter_hash limit ${notesShown}`;

/** What the release says is kept beside the first mend, and by every start of a gateway from then on. */
const keepMend = /* sql */ `
insert into bank_mends (question_id, mended, released, withdrawn, reason, note, mended_by, mended_at)
select id, $2::jsonb,
       jsonb_build_object('question', question, 'options', options, 'answer', answer, 'task', task, 'explanation', explanation),
       $3, $4, $5, $6, now()
from questions where id = $1 and created_by is null
on conflict (question_id) do update set
  mended = excluded.mended, withdrawn = excluded.withdrawn, reason = excluded.reason, note = excluded.note,
  mended_by = excluded.mended_by, mended_at = excluded.mended_at`;

/** The question itself follows: whoever reads the bank reads what was mended. */
const write = /* sql */ `
update questions set question = said ->> 'question', options = array(select jsonb_array_elements_text(said -> 'options')),
  answer = (said ->> 'answer')::smallint, task = nullif(said -> 'task', 'null'), explanation = said ->> 'explanation',
  withdrawn = $3
from (select $2::jsonb as said) change where id = $1 and created_by is null`;

const settle = /* sql */ `
update reported_things set outcome = $2, done_at = now()
where question_id = $1 and question_source = 'bank' and done_at is null`;

const beginning = [2_147_483_647, '253402300799000000', ''] as const;

type Row = Omit<ReportedQuestionView, 'lastAt'> & { last_at: Date; micros: string };
type FullRow = Omit<Row, 'micros'> &
  BankQuestionText & {
    task: { kind: ReportedQuestionInFull['kind'] } | null;
    released: BankQuestionText | null;
    mendReason: MendReason;
    mendNote: string | null;
    mendedAt: Date;
  };

/** What people reported of the bank's questions, and what operators mend of them beside what releases bring (decision 96). */
export class BankMendStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Questions that were reported, the most often reported first. What was seen to only where it is asked for. */
  async page(withDone: boolean, { limit, cursor }: PageRequest): Promise<PageOf<ReportedQuestionView>> {
    const place = decodeCursor(cursor);
    const isPlace =
      place?.length === 3 && place.every((part, index) => index > 1 || /^\d{1,18}$/.test(String(part)));
    const { rows } = await this.pool.query<Row>(list, [
      withDone,
      ...(isPlace ? place : beginning),
      limit + 1,
    ]);
    const page = pageOf(rows, limit, ({ times, micros, questionId }) => [times, micros, questionId]);
    return {
      ...page,
      items: page.items.map(({ last_at, micros: _, ...row }) => ({ ...row, lastAt: last_at.toISOString() })),
    };
  }

  /** One question of the bank, reported or not; null where there is none. */
  async find(id: string): Promise<ReportedQuestionInFull | null> {
    const [{ rows }, { rows: notes }] = await Promise.all([
      this.pool.query<FullRow>(one, [id]),
      this.pool.query<Omit<ReportNote, 'at'> & { at: Date }>(notesOf, [id]),
    ]);
    const [row] = rows;
    if (!row) return null;
    const { last_at, options, answer, explanation, task, released, mendReason, mendNote, mendedAt, ...said } =
      row;
    return {
      ...said,
      lastAt: last_at.toISOString(),
      kind: task?.kind ?? 'single',
      now: { question: row.question, options, answer, explanation },
      mend: released && {
        released: textOf(released),
        reason: mendReason,
        note: mendNote,
        at: mendedAt.toISOString(),
      },
      notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    };
  }

  /** From now on it is asked so, by every gateway of every release; games keep what they have. False where there is none. */
  mend(by: UserId, id: string, { text, withdrawn, reason, note }: Mend): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      await transaction.query(lockBank, [bankLock]);
      const { rows } = await transaction.query<{ task: object | null; options: string[] }>(
        'select task, options from questions where id = $1 and created_by is null',
        [id],
      );
      const [before] = rows;
      if (!before) return false;
      const { task } = before;
      const said = JSON.stringify({ ...text, ...(task && { options: before.options, answer: null }), task });
      await transaction.query(keepMend, [id, said, withdrawn, reason, note, by]);
      await transaction.query(write, [id, said, withdrawn]);
      await transaction.query(settle, [id, 'mended']);
      const details = { reason, withdrawn };
      await appendAudit(transaction, { what: 'operator_question_mended', actor: by, about: id, details });
      return true;
    });
  }

  /** It is again as the release has it. False where nobody has mended it. */
  release(by: UserId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      await transaction.query(lockBank, [bankLock]);
      const { rows } = await transaction.query<{ released: object }>(
        'delete from bank_mends where question_id = $1 returning released',
        [id],
      );
      if (!rows[0]) return false;
      await transaction.query(write, [id, JSON.stringify(rows[0].released), false]);
      await appendAudit(transaction, { what: 'operator_question_released', actor: by, about: id });
      return true;
    });
  }

  /** It was looked at, and is right. False where nothing of it waits. */
  dismiss(by: UserId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(settle, [id, 'dismissed']);
      if (!rowCount) return false;
      await appendAudit(transaction, { what: 'operator_report_dismissed', actor: by, about: id });
      return true;
    });
  }
}

const textOf = ({ question, options, answer, explanation }: BankQuestionText): BankQuestionText => ({
  question,
  options,
  answer,
  explanation,
});
