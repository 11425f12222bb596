import { gamesForTheBank, itemFloors, playedFrom, setLengthUpTo } from '@clockbeat/domain';
import { isNotSuspended } from '../roles/standing.sql.js';

/** PostgreSQL's own way of taking words of a language together; of others words stand as they are. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  pt: 'portuguese',
};
/** By the first part of a code: `pt-BR` is Portuguese. */
export const configurationOf = (language: string | null | undefined): string =>
  configurations[(language ?? '').slice(0, 2).toLowerCase()] ?? 'simple';

const configuration = /* sql */ `(case left(search_language, 2)
${Object.entries(configurations)
  .map(([code, name]) => `when '${code}' then '${name}'`)
  .join(' ')} else 'simple' end)::regconfig`;

/** Characters of its questions by which a set is found: what is taken apart has a bound, and so has what is kept of it. */
const charactersFound = 20_000;

/**
 * Writes down of set $1 what lists tell of it and what it is found by: title, category, its author's name and its questions, and
 * nothing of what is right.
 */
export const describeShared = /* sql */ `
with described as (
  select t.id, t.language as search_language, t.title, t.category || ' ' || coalesce(t.shared_as, '') as besides,
    asked.count, asked.kinds, asked.words
  from saved_trivia_sets t, lateral (
    select count(*)::int as count, coalesce(array_agg(distinct kind), '{}') as kinds,
      coalesce(left(string_agg(question, ' ' order by nth), ${charactersFound}), '') as words
    from (
      select coalesce(task ->> 'kind', 'single') as kind, question, "order" as nth
      from saved_custom_questions where saved_trivia_set_id = t.id
      union all
      select coalesce(q.task ->> 'kind', 'single'), q.question, 10000 + s.nth
      from unnest(t.selected_questions) with ordinality s (id, nth)
      join questions q on q.id = s.id and (q.created_by is null or q.created_by = t.created_by)) every) asked
  where t.id = $1)
update saved_trivia_sets t set question_count = d.count, kinds = d.kinds, search_language = d.search_language,
  search = setweight(to_tsvector('simple', d.title), 'A') || setweight(to_tsvector('simple', d.besides), 'B')
    || setweight(to_tsvector('simple', d.words), 'D')
    || (select setweight(to_tsvector(c, d.title), 'A') || setweight(to_tsvector(c, d.words), 'D')
        from (select ${configuration.replace('search_language', 'd.search_language')} as c) as said)
from described d where t.id = d.id`;

const visible = `t.hidden_at is null and ${isNotSuspended('t.created_by::text')}`;
/** Of sets t that are found: by everybody. */
const isPublic = `t.sharing = 'public' and ${visible}`;
/** Of sets t that are seen by their address. */
const isShared = `t.sharing <> 'private' and ${visible}`;

/** Of set t: games that its authors made of it and that ended, the last thousand, and how many of those who were asked were right. */
const played = /* sql */ `lateral (
  select count(*)::int as games, coalesce(sum(asked), 0)::float8 as asked, coalesce(sum(known), 0)::float8 as known from (
    select (select sum(q.asked) from question_results q where q.game_id = r.game_id) as asked,
           (select sum(q.known) from question_results q where q.game_id = r.game_id) as known
    from set_games s join game_results r using (game_id) where s.set_id = t.id limit 1000) ended) played`;

const isTold = `played.asked >= ${itemFloors.share} and played.games >= ${gamesForTheBank}`;
const share = `round(played.known / nullif(played.asked, 0) * 100) / 100`;

const card = /* sql */ `
t.share_token as token, t.title, coalesce(t.shared_as, '') as author, coalesce(t.licence, 'reserved') as licence, t.search_language as language,
t.category, t.difficulty, t.question_count as "questionCount", t.kinds, t.stars, to_json(t.shared_at at time zone 'UTC')#>>'{}' || 'Z' as "sharedAt",
json_build_object('games', played.games,
  'share', case when ${isTold} then ${share} end,
  'difficulty', case when not (${isTold}) then null when ${share} >= ${playedFrom.Easy} then 'Easy'
    when ${share} >= ${playedFrom.Medium} then 'Medium' else 'Hard' end) as played`;

const ofLength = /* sql */ `($4::text is null
  or $4 = 'short' and t.question_count <= ${setLengthUpTo.short}
  or $4 = 'medium' and t.question_count > ${setLengthUpTo.short} and t.question_count <= ${setLengthUpTo.medium}
  or $4 = 'long' and t.question_count > ${setLengthUpTo.medium})`;

/** What begins with a language and a hyphen stands before the same with a full stop: an index finds it so. */
const filtered = /* sql */ `${isPublic} and t.question_count > 0
  and ($2::text is null or lower(t.category) = lower($2)) and ($3::text is null or t.search_language >= $3 and t.search_language < $3 || '.' and (t.search_language = $3 or t.search_language like $3 || '-%')) and ${ofLength}`;

const keys = 't.stars, t.shared_at, t.id';
const place = "$6::int, timestamptz 'epoch' + $7::bigint * interval '1 microsecond', $8::uuid";

/** Of what is found, sets t of a rank behind the place ($5 in the title, $6 stars, $7 µs, $8 id), $9 of them. */
const ranked = (rank: 0 | 1, found: string): string => /* sql */ `
(select t.id, ${rank} as rank, t.stars as by_stars, t.shared_at as by_time from saved_trivia_sets t
 where ${filtered} and ${found} order by ${keys.replaceAll(',', ' desc,')} desc limit $9)`;

/** A page of $9 sets; their cards are made of no more than these. */
const pageOf = (found: string): string => /* sql */ `
with page as materialized (
  select * from (${found}) found order by rank desc, by_stars desc, by_time desc, id desc limit $9)
select ${card}, t.id, page.rank, (extract(epoch from t.shared_at) * 1000000)::bigint::text as micros
from page join saved_trivia_sets t using (id), ${played}
order by page.rank desc, page.by_stars desc, page.by_time desc, page.id desc`;

/** Words of $1 as they were typed: each stands for what begins so. */
const asPrefixes = /* sql */ `regexp_replace(websearch_to_tsquery('simple', $1)::text, '(''(?:[^'']|'''')*'')', '\\1:*', 'g')::tsquery`;

/**
 * What a set has that is found by words $1, and what its title has. $2: how words of the reader's language are taken together. The search
 * takes both as they are written here: only so does PostgreSQL know beforehand how many sets have them, and whether to look them up or to
 * go through the list until a page is full.
 */
export const wanted = /* sql */ `
select (${asPrefixes} || websearch_to_tsquery($2::regconfig, $1))::text as words, ${asPrefixes}::text as title`;

/** By words $1: who has $10 in the title stands first. */
export const search = pageOf(
  [
    ranked(
      1,
      `t.search @@ $1::tsquery and t.search_title @@ $10::tsquery and (1, ${keys}) < ($5::int, ${place})`,
    ),
    ranked(
      0,
      `t.search @@ $1::tsquery and not t.search_title @@ $10::tsquery and (0, ${keys}) < ($5::int, ${place})`,
    ),
  ].join(' union all '),
);

/** The same without words, by an index: $1, $5 and $10 say nothing. */
export const everyone = pageOf(
  ranked(0, `(${keys}) < (${place}) and ($1::text is null or $5::text is null or $10::text is null)`),
);

/** One that has its address, by its token. */
export const byToken = /* sql */ `
select ${card}, t.id, t.sharing, t.created_by as "createdBy" from saved_trivia_sets t, ${played}
where t.share_token = $1 and ${isShared}`;

/** Whether account $2 edits set $1, and has given it a star. */
export const standingOf = /* sql */ `
select (t.created_by = $2::uuid or exists (select from set_co_authors a where a.set_id = t.id and a.user_id = $2::uuid)) as "isMine",
       exists (select from set_stars s where s.set_id = t.id and s.user_id = $2::uuid) as "isStarred"
from saved_trivia_sets t where t.id = $1`;

/** Whose work a copy is, and whether it may still be seen. */
export const originOf = /* sql */ `
select o.title, o.shared_as as author, o.licence,
       (select t.share_token from saved_trivia_sets t where t.id = o.origin_id and ${isShared}) as token
from set_origins o where o.set_id = $1`;

export const isSharedSet = /* sql */ `select from saved_trivia_sets t where t.id = $1 and ${isShared}`;
