/** Categories of the bank in the order of the bank, then those of one user ($1, null: nobody). */
export const categories = /* sql */ `
select min(category) as category, count(*)::int as count,
       case when created_by is null then 'bank' else 'mine' end as source
from questions
where created_by is null or created_by = $1::uuid
group by lower(category), created_by is null, created_by
order by created_by is not null, min(place)`;

/** The ids of the first $2 questions of each category that user $1 sees. */
export const firstOfEachCategory = /* sql */ `
select id from (
  select id, row_number() over (partition by category order by place) as nth
  from questions where created_by is null or created_by = $1::uuid) numbered
where nth <= $2`;

/** A condition on the alias "question"; no wildcard in what was typed has a meaning. */
export const containsText = /* sql */ `(
  strpos(lower(question.question), lower(:q)) > 0
  or exists (select 1 from unnest(question.options) option where strpos(lower(option), lower(:q)) > 0))`;

/** Brings the bank to what the code holds; rows that are so already are not written. Users' questions are never touched. */
export const upsertBank = /* sql */ `
insert into questions (id, category, difficulty, question, options, answer, time_limit)
select id, category, difficulty, question, array(select jsonb_array_elements_text(options)), answer, "timeLimit"
from jsonb_to_recordset($1::jsonb)
  as seed(id text, category text, difficulty text, question text, options jsonb, answer smallint, "timeLimit" int)
on conflict (id) do update set
  category = excluded.category, difficulty = excluded.difficulty, question = excluded.question,
  options = excluded.options, answer = excluded.answer, time_limit = excluded.time_limit
where (questions.category, questions.difficulty, questions.question, questions.options, questions.answer,
       questions.time_limit)
  is distinct from (excluded.category, excluded.difficulty, excluded.question, excluded.options, excluded.answer,
       excluded.time_limit)`;
