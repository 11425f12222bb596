import type {
  GameId,
  OperatedReportView,
  PlayerId,
  QuestionReports,
  ReportedThing,
  ReportNote,
  ReportReason,
  ReportReasons,
  UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { decodeCursor, microsOf, type PageOf, type PageRequest, pageOf } from '../page.js';
import { isUuid } from '../uuid.js';

/** Reports of one thing that are kept with who said so and why; more are counted alone. */
export const keptReports = 50;

/** What somebody says of something in a game. */
export interface NewReport {
  readonly gameId: GameId;
  readonly about: ReportedThing;
  /** Whose name it is, or the place of a question in its game; empty for what is neither. */
  readonly playerId: string;
  /** As it is shown, or as the question was asked; empty for all questions. */
  readonly name: string;
  /** Which stored question, where it is one; null: one that its game alone has. */
  readonly questionId?: string | null;
  readonly questionSource?: 'bank' | 'own' | null;
  /** Who says so, in a form that tells nothing and is good for this game only. */
  readonly reporterHash: string;
  /** Where an account says so. */
  readonly userId: UserId | null;
  readonly standing: ReportNote['from'];
  readonly reason: ReportReason;
  readonly note: string | null;
}

/** What was reported, without what only the game's log knows. */
export interface KeptReport extends OperatedReportView {
  readonly playerId: string;
}

/** Until the transaction ends no name of the game is forgotten: who forgets one waits for us, or we for that. */
const holdNames = /* sql */ `select pg_advisory_xact_lock_shared(hashtextextended($1, 24))`;

/** The seats of game $1 whose own name, or whose team's ($2), is forgotten. */
const forgottenOf = /* sql */ `
select player_id as "playerId" from forgotten_names where game_id = $1 and name_of = $2`;

/** Locks the thing, so that of two who report it at once each is counted. */
const findThing = /* sql */ `
insert into reported_things (game_id, about, player_id, name, question_id, question_source, times, first_at, last_at)
values ($1, $2, $3, $4, $5, $6, 0, now(), now())
on conflict (game_id, about, player_id, name) do update set name = excluded.name
returning id`;

/** The last word of each who said something; none of somebody new where there are as many as are kept. */
const keepReport = /* sql */ `
insert into reports (thing_id, reporter_hash, user_id, standing, reason, note, reported_at)
select $1, $2, $3, $4, $5, $6, now()
where exists (select from reports where thing_id = $1 and reporter_hash = $2)
   or (select count(*) from reports where thing_id = $1) < ${keptReports}
on conflict (thing_id, reporter_hash)
do update set reason = excluded.reason, note = excluded.note, reported_at = excluded.reported_at
returning xmax = 0 as "isNew"`;

/** Somebody else has reported it: it is to be looked at again. */
const countReport = /* sql */ `
update reported_things set times = times + 1, last_at = now(), outcome = null, done_at = null where id = $1`;

const asSeen = /* sql */ `
t.id, t.about, t.name, t.player_id as "playerId", t.game_id as "gameId", coalesce(g.game_code, '') as "gameCode",
coalesce(g.title, '') as "gameTitle", coalesce(g.kind, 'live') as kind, coalesce(g.status, 'waiting') as status,
case when u.id is not null then json_build_object('id', u.id, 'email', u.email,
  'suspended', exists (select from suspensions s where s.user_id = u.id)) end as host,
t.times, coalesce((select json_object_agg(reason, n) from (
  select reason, count(*) as n from reports r where r.thing_id = t.id group by reason) counted), '{}') as reasons,
t.first_at as "firstAt", t.last_at as "lastAt", t.outcome, t.done_at as "doneAt"
from reported_things t left join games g on g.id = t.game_id left join users u on u.id = g.created_by`;

/** Names and what is no single question: those have operators and hosts of their own. By how often it was reported first, where that is asked for; then by when it last was. */
const list = /* sql */ `
select ${microsOf('t.last_at')} as micros, case when $5::boolean then t.times else 0 end as rank, ${asSeen}
where (case when $5::boolean then t.times else 0 end, t.last_at, t.id::text collate "C")
    < ($1::int, timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3::text collate "C")
  and ($4::boolean or t.done_at is null) and t.about <> 'question'
order by rank desc, t.last_at desc, t.id::text collate "C" desc limit $6`;

const reasonsOf = (things: string): string => /* sql */ `
coalesce((select json_object_agg(reason, n) from (
  select reason, count(*)::int as n from reports r where r.thing_id ${things} group by reason) counted), '{}')`;

const ofHost = /* sql */ `
select t.player_id::int as "questionIndex", t.times, ${reasonsOf('= t.id')} as reasons,
       (select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'from', r.standing,
                 'at', to_char(r.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                 order by r.reported_at desc, r.reporter_hash), '[]')
        from reports r where r.thing_id = t.id) as notes
from reported_things t
where t.game_id = $1 and t.about = 'question' and t.question_source = 'own' order by t.player_id::int`;

const ofQuestions = /* sql */ `
select question_id as id, sum(times)::int as times, ${reasonsOf('= any(array_agg(things.id))')} as reasons
from reported_things things
where question_id = any($1::text[]) and about = 'question' and question_source = 'own' group by question_id`;

const beginning = [2_147_483_647, '253402300799000000', ''] as const;

type Row = Omit<KeptReport, 'firstAt' | 'lastAt' | 'doneAt'> & {
  firstAt: Date;
  lastAt: Date;
  doneAt: Date | null;
};

/** Names and questions of games that somebody reported, and what was said of them (docs/decisions/090). */
export class ReportStore {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Somebody's word on something: the last one of each counts, and each once. False: the name was forgotten a moment ago, and is
   * not kept here either. `isForgotten` says whether it is the one that was forgotten for a seat.
   */
  add(
    { gameId, about, playerId, name, questionId = null, questionSource = null, ...said }: NewReport,
    isForgotten: (playerId: PlayerId) => boolean = () => false,
  ): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      await transaction.query(holdNames, [gameId]);
      const { rows: forgotten } = await transaction.query<{ playerId: PlayerId }>(forgottenOf, [
        gameId,
        about,
      ]);
      if (forgotten.some((of) => isForgotten(of.playerId))) return false;
      const { rows } = await transaction.query<{ id: string }>(findThing, [
        ...[gameId, about, playerId, name],
        ...[questionId, questionSource],
      ]);
      const id = rows[0]?.id;
      const { rows: kept } = await transaction.query<{ isNew: boolean }>(keepReport, [
        id,
        said.reporterHash,
        said.userId,
        said.standing,
        said.reason,
        said.note,
      ]);
      if (kept[0]?.isNew !== false) await transaction.query(countReport, [id]);
      return true;
    });
  }

  /** What was reported: the newest first, or the most often reported. What was seen to only where it is asked for. */
  async page(
    { mostFirst, withDone }: { mostFirst: boolean; withDone: boolean },
    { limit, cursor }: PageRequest,
  ): Promise<PageOf<OperatedReportView>> {
    const place = decodeCursor(cursor);
    const isPlace =
      place?.length === 3 && place.every((part, index) => index > 1 || /^\d{1,18}$/.test(String(part)));
    const { rows } = await this.pool.query<Row & { micros: string; rank: number }>(list, [
      ...(isPlace ? place : beginning),
      withDone,
      mostFirst,
      limit + 1,
    ]);
    const { items, nextCursor } = pageOf(rows, limit, ({ rank, micros, id }) => [rank, micros, id]);
    return {
      items: items.map(({ micros: _micros, rank: _rank, playerId: _playerId, ...row }) => dated(row)),
      nextCursor,
    };
  }

  /** One of them; null where there is none. */
  async find(id: string): Promise<KeptReport | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.pool.query<Row>(
      `select ${asSeen} where t.id = $1 and t.about <> 'question'`,
      [id],
    );
    return rows[0] ? dated(rows[0]) : null;
  }

  /** What was said of it, the newest first. */
  async notesOf(id: string): Promise<ReportNote[]> {
    const { rows } = await this.pool.query<Omit<ReportNote, 'at'> & { at: Date }>(
      `select reason, note, standing as "from", reported_at as at from reports where thing_id = $1
       order by reported_at desc, reporter_hash`,
      [id],
    );
    return rows.map(({ at, ...said }) => ({ ...said, at: at.toISOString() }));
  }

  /** What players reported of this game's questions of its host's own, in their order; what others said of them, the newest first. */
  async ofHost(gameId: GameId): Promise<QuestionReports[]> {
    type Row = Omit<QuestionReports, 'notes'> & { notes: ReportNote[] };
    const { rows } = await this.pool.query<Row>(ofHost, [gameId]);
    return rows;
  }

  /** What was reported of these own questions, in whatever game. */
  async ofQuestions(ids: readonly string[]): Promise<Map<string, { times: number; reasons: ReportReasons }>> {
    if (ids.length === 0) return new Map();
    type Row = { id: string; times: number; reasons: ReportReasons };
    const { rows } = await this.pool.query<Row>(ofQuestions, [ids]);
    return new Map(rows.map(({ id, ...said }) => [id, said]));
  }

  /** It was looked at, and nothing is to be done. False where there is none. */
  dismiss(by: UserId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      if (!(await settle(transaction, id, 'dismissed'))) return false;
      await appendAudit(transaction, { what: 'operator_report_dismissed', actor: by, about: id });
      return true;
    });
  }

  /** The name is seen no more. */
  async noteMasked(id: string): Promise<void> {
    await settle(this.pool, id, 'masked');
  }
}

const settle = async (
  where: Pick<pg.ClientBase, 'query'>,
  id: string,
  outcome: 'masked' | 'dismissed',
): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const { rowCount } = await where.query(
    'update reported_things set outcome = $2, done_at = now() where id = $1',
    [id, outcome],
  );
  return rowCount === 1;
};

const dated = <T extends { firstAt: Date; lastAt: Date; doneAt: Date | null }>({
  firstAt,
  lastAt,
  doneAt,
  ...row
}: T) => ({
  ...row,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
});
