import { aboutAsHard, gamesForTheBank, itemFloors, playedFrom } from '@clockbeat/domain';

/**
 * What everybody sees who names no kinds: of the bank those with four options and nothing to see, as ever; a user's own are all
 * its own to show.
 */
const unasked = (of: string, user: string): string =>
  `(${of}.created_by is null and ${of}.task is null and ${of}.media is null or ${of}.created_by = ${user})`;

/** Neither taken out by a release, nor by an operator: what sets hold is still found by its id, and nobody meets it anew. */
export const isIn = (of: string): string => `not (${of}.retired or ${of}.withdrawn)`;

/** What is listed of a user's and of the bank's questions: of these kinds, or where none is named (null) what nobody need ask for. */
const listed = (
  user: string,
  kinds: string,
): string => /* sql */ `case when ${kinds}::text[] is null then ${unasked('questions', user)}
  else (created_by is null or created_by = ${user}) and coalesce(task ->> 'kind', 'single') = any(${kinds}::text[]) end
  and ${isIn('questions')}`;

/** Categories of the bank in the order of the bank, then those of one user ($1, null: nobody); $2: kinds, null: none is named. */
export const categories = /* sql */ `
select min(category) as category, count(*)::int as count,
       case when created_by is null then 'bank' else 'mine' end as source
from questions
where ${listed('$1::uuid', '$2')}
group by lower(category), created_by is null, created_by
order by created_by is not null, min(place)`;

/** The ids of the first $2 questions of each category that user $1 sees; $3: of these kinds, null: none is named. */
export const firstOfEachCategory = /* sql */ `
select id from (
  select id, row_number() over (partition by category order by place) as nth
  from questions where ${listed('$1::uuid', '$3')}) numbered
where nth <= $2`;

/** Those of the ids $1 that name a question of the bank or of user $2. */
export const known = /* sql */ `
select id from questions where id = any($1) and (created_by is null or created_by = $2::uuid)`;

/** A text without what two writings of it may differ in. */
const folded = (text: string): string => `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;

/** What a question asks: its text, its options in any order, which of them is right, or what else is, and what it and each option show. Its category does not count. */
const asks = (of: string): string => `md5(jsonb_build_array(
  ${folded(`${of}.question`)}, ${folded(`${of}.options[${of}.answer + 1]`)},
  (select jsonb_agg(jsonb_build_array(${folded('option')}, ${of}.option_media -> (nth - 1)::int ->> 'hash')
                    order by ${folded('option')})
   from unnest(${of}.options) with ordinality as listed(option, nth)),
  lower(${of}.task::text), ${of}.media ->> 'hash')::text)`;

/**
 * Of each of the rows $1, in their order: what it asks, and the first question of user $2 that asks the same. Only what
 * begins alike is taken apart: an owner may have very many.
 */
export const sameAsOwn = /* sql */ `
with news as (
       select nth, question, array(select jsonb_array_elements_text(options)) as options, answer, task,
              media, option_media
       from rows from (jsonb_to_recordset($1::jsonb)
         as (question text, options jsonb, answer smallint, task jsonb, media jsonb, "optionMedia" jsonb))
         with ordinality as rows(question, options, answer, task, media, option_media, nth)),
     asked as materialized (select nth, ${folded('news.question')} as question, ${asks('news')} as asks from news),
     own as materialized (
       select distinct on (asks) id, asks
       from (select id, place, ${asks('questions')} as asks from questions
             where created_by = $2::uuid and ${folded('questions.question')} in (select question from asked)) alike
       order by asks, place)
select own.id, asks
from asked left join own using (asks)
order by asked.nth`;

/** Question $1 of user $2, and every mention of it in the user's sets; answers one row if it was there. */
export const deleteOwn = /* sql */ `
with gone as (delete from questions where id = $1 and created_by = $2::uuid returning id),
     forgotten as (
       update saved_trivia_sets set selected_questions = array_remove(selected_questions, $1::text)
       where created_by = $2::uuid and selected_questions @> array[$1::text] and exists (select 1 from gone))
select id from gone`;

/** A condition on the alias "question"; no wildcard in what was typed has a meaning. */
export const containsText = /* sql */ `(
  strpos(lower(question.question), lower(:q)) > 0
  or exists (select 1 from unnest(question.options) option where strpos(lower(option), lower(:q)) > 0))`;

/** The rows $1 as user $2's, in their order; each answers when it was made. */
export const insertOwn = /* sql */ `
insert into questions (id, category, difficulty, question, options, answer, task, media, option_media, time_limit,
                       explanation, created_by)
select id, category, difficulty, question, array(select jsonb_array_elements_text(options)), answer,
       nullif(task, 'null'), nullif(media, 'null'), nullif("optionMedia", 'null'), "timeLimit", explanation, $2::uuid
from jsonb_to_recordset($1::jsonb)
  as news(id text, category text, difficulty text, question text, options jsonb, answer smallint, task jsonb,
          media jsonb, "optionMedia" jsonb, "timeLimit" int, explanation text)
returning created_at as "createdAt"`;

/**
 * How likely the alias "question" is drawn: one that was written by hand as often as eight with four options that were made from
 * facts, so that those do not crowd it out. Of other kinds there are few, and whoever asks for them wants to see them; the same
 * holds of pictures.
 */
export const weight = /* sql */ `
case when question.id like 'fact-%' and question.task is null then 0.125 else 1 end::float8`;

/** What stands for the words of a question: of the bank what it brought, of a user's own they themselves. */
const template = (of: string): string => `coalesce(${of}.template, ${of}.question)`;
export const drawnTemplate = template('question');

/**
 * So many at most are looked at by a draw, whatever an account has uploaded; of more the same ones for the same seed. The bank
 * has fewer.
 */
export const mostDrawable = 6_000;
export const bySeed = /* sql */ `md5(question.id || :seed)`;

/** Games of a room in which what they asked is not asked again, while there is anything else. */
export const gamesRemembered = 20;

/** What the newest games of host $1 asked that were begun, game by game, the newest first: of the last 60 that were made. */
export const askedByHost = /* sql */ `
select selected_questions as ids from (
  select selected_questions, started_at, created_at, id from games
  where created_by = $1 and kind = 'live' order by created_at desc, id desc limit ${3 * gamesRemembered}) newest
where started_at is not null order by created_at desc, id desc limit ${gamesRemembered}`;

/** What the newest games asked in which account $1 played, alone or with others. */
export const askedOfPlayer = /* sql */ `
select g.selected_questions as ids from (
  select game_id, played_at from user_game_history
  where user_id = $1 and role = 'player' order by played_at desc, game_id desc limit ${gamesRemembered}) newest
join games g on g.id = newest.game_id order by newest.played_at desc, newest.game_id desc`;

/** A condition on the alias "question": of these kinds. */
export const ofKinds = /* sql */ `coalesce(question.task ->> 'kind', 'single') = any(:kinds)`;

/** The same where none is named: what a client of the first release knows, and what is the user's own. */
export const ofUnaskedKinds = /* sql */ `
(question.task is null and question.media is null or question.created_by is not null)`;

/** With a picture to see. */
export const ofPictures = /* sql */ `question.media ->> 'type' like 'image/%'`;

/** Of the bank, those with something to see (true) or without; a user's own are drawn either way. */
export const showing = /* sql */ `((question.media is not null) = :showing or question.created_by is not null)`;

/** What asks the same as one of those, with whatever options: in the same words, about the same picture. */
export const asksTheSame = /* sql */ `
(${template('question')}, coalesce(question.media_hash, '')) in (
  select ${template('asked')}, coalesce(asked.media_hash, '') from questions asked where asked.id = any(:asked))`;

/** What rooms made of a question, `shares` of the words that it has now. */
const sharesOf = (question: string): string => /* sql */ `
shares.question_id = ${question}.id and shares.asks = ${question}.asks`;

/** Whether enough was played to tell: of the bank, what everybody may see, by more rooms than one could be known again in. */
const isTold = (question: string): string => /* sql */ `
shares.asked >= ${itemFloors.share} and (${question}.created_by is not null or shares.games >= ${gamesForTheBank})`;

/** In whole hundredths, where it is told: what lies nearer is chance, and what one more room has made of it. */
const hundredths = /* sql */ `((200 * shares.known + shares.asked) / (2 * shares.asked))`;

const difficultyByShare = /* sql */ `
case when ${hundredths} >= ${100 * playedFrom.Easy} then 'Easy'
     when ${hundredths} >= ${100 * playedFrom.Medium} then 'Medium' else 'Hard' end`;

/** Of those of the questions $1 that were asked at all: what rooms made of each; no share: too few were asked. */
export const played = /* sql */ `
select question.id, case when told then shares.asked::float8 end as asked, case when told then ${hundredths} / 100.0::float8 end as share,
       case when told then ${difficultyByShare} end as difficulty
from questions question
join question_shares shares on ${sharesOf('question')} and shares.asked > 0,
lateral (select ${isTold('question')} as told) enough
where question.id = any($1)`;

/** How the alias "question" is joined with its shares where they are told. */
export const toldShares = /* sql */ `${sharesOf('question')} and ${isTold('question')}`;

/** With them, or nulls: as hard as that by what rooms made of it, else as its author called it. */
export const playedAs = /* sql */ `
case when shares.asked is null then question.difficulty else ${difficultyByShare} end = :difficulty`;

/** With them: how far its share lies from that of the question :alike, in hundredths. */
export const shareApart = /* sql */ `
abs(${hundredths} - (select ${hundredths} from questions one join question_shares shares on ${sharesOf('one')}
                     where one.id = :alike and (one.created_by is null or one.created_by = :userId) and ${isTold('one')}))`;

export const isAboutAsHard = /* sql */ `question.id <> :alike and ${shareApart} <= ${100 * aboutAsHard}`;

/** One at a time: gateways of different versions that start together would take each other's rows in another order. */
export const lockBank = /* sql */ `select pg_advisory_xact_lock($1)`;

/** The version of the bank that is there; none where no release has said one yet. */
export const bankVersion = /* sql */ `select version from bank_version`;

export const keepBankVersion = /* sql */ `
insert into bank_version (version) values ($1)
on conflict (is_the_one) do update set version = excluded.version, brought_at = now()
where bank_version.version < excluded.version`;

/**
 * What the bank is, rows and mends, together with what was brought ($1, a digest): any other row gives another text. Another major version of
 * PostgreSQL may, too; then the bank is brought once more.
 */
const asItIs = /* sql */ `md5(concat_ws(' ', $1::text,
  (select sum(hash_record_extended(row, 0)) from questions row where created_by is null),
  (select sum(hash_record_extended(row, 0)) from bank_mends row)))`;

/** Whether the bank is what bringing $1 made of it; no row: no release has said its version yet. */
export const isKnown = /* sql */ `select known = ${asItIs} as known from bank_version`;
export const keepAsKnown = /* sql */ `update bank_version set known = ${asItIs}`;

const seedRows = /* sql */ `
rows from (jsonb_to_recordset($1::jsonb)
  as (id text, category text, difficulty text, question text, options jsonb, answer smallint, task jsonb,
      media jsonb, "timeLimit" int, template text, answering jsonb))
  with ordinality as seed`;

/** What a release ($1) says of those that an operator has mended is kept with the mend, which holds over it. */
export const keepReleased = /* sql */ `
update bank_mends m set released = now_so.released
from (select id, jsonb_build_object('question', question, 'options', options, 'answer', answer,
                                     'task', nullif(task, 'null'), 'explanation', null) as released
      from ${seedRows}) now_so
where m.question_id = now_so.id and m.released is distinct from now_so.released`;

/**
 * Brings the bank to what the code holds ($1), under what operators have mended; rows that are so already are not written. Bank
 * questions stand at negative places: before every user's own, in the order of the list.
 */
export const upsertBank = /* sql */ `
insert into questions (id, place, category, difficulty, question, options, answer, task, media, time_limit, explanation,
                       template, answering, retired, withdrawn)
select id, ordinality - 1000000, category, difficulty,
       case when m.mended is null then question else m.mended ->> 'question' end,
       array(select jsonb_array_elements_text(case when m.mended is null then options else m.mended -> 'options' end)),
       case when m.mended is null then answer else (m.mended ->> 'answer')::smallint end,
       nullif(case when m.mended is null then task else m.mended -> 'task' end, 'null'),
       nullif(media, 'null'), "timeLimit", m.mended ->> 'explanation', template,
       nullif(array(select jsonb_array_elements_text(answering)), '{}'), false, coalesce(m.withdrawn, false)
from ${seedRows} left join bank_mends m on m.question_id = id
on conflict (id) do update set
  place = excluded.place, category = excluded.category, difficulty = excluded.difficulty,
  question = excluded.question, options = excluded.options, answer = excluded.answer, task = excluded.task,
  media = excluded.media, time_limit = excluded.time_limit, explanation = excluded.explanation,
  template = excluded.template, answering = excluded.answering, retired = false, withdrawn = excluded.withdrawn
where questions.created_by is null
  and (questions.place, questions.category, questions.difficulty, questions.question, questions.options,
       questions.answer, questions.task, questions.media, questions.time_limit, questions.explanation,
       questions.template, questions.answering, questions.retired, questions.withdrawn)
  is distinct from (excluded.place, excluded.category, excluded.difficulty, excluded.question, excluded.options,
       excluded.answer, excluded.task, excluded.media, excluded.time_limit, excluded.explanation,
       excluded.template, excluded.answering, false, excluded.withdrawn)`;

/** What the list ($1, ids) no longer has is neither listed nor drawn any more; sets that hold it still find it. */
export const retireFromBank = /* sql */ `
update questions set retired = true where created_by is null and not retired and not id = any($1::text[])`;
