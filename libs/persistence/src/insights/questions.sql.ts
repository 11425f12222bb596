/**
 * What was asked in the games $1: in all, and the few questions to look at, $2 of each kind, with $3 choices at least.
 * A question with another key, or other options, is another one. Where others count as right than chose the key, it was
 * corrected after its game: the host knows, and what it was asked with says nothing. Ranked by (right + 1) / (choices + 2),
 * so that 0 of 5 does not come before 2 of 80. Hard is what lies below the middle and easy what lies above: questions that went
 * alike are neither, nor is a text whose two keys lie on both sides.
 */
export const questionsAsked = /* sql */ `
with asked as (
  select g.question, g.options, g.answer, count(*)::int as games,
         sum(q.correct)::int as correct, sum(q.participants - q.no_answer)::int as answers,
         (array[sum(q.counts[1]), sum(q.counts[2]), sum(q.counts[3]), sum(q.counts[4]), sum(q.counts[5]), sum(q.counts[6])]
          ::int[])[:cardinality(g.options)] as counts,
         (array_agg(q.game_id order by r.finished_at desc, q.game_id))[1] as "gameId"
  from question_results q
  join game_results r using (game_id)
  join game_questions g on g.game_id = q.game_id and g."order" = q.question_index + 1
  where q.game_id = any($1) and q.correct = q.counts[g.answer + 1]
  group by g.question, g.options, g.answer),
judged as (
  select *, (correct + 1.0) / (answers + 2) as ease,
         (select max(chosen) from unnest(counts) with ordinality c(chosen, nth) where nth <> answer + 1) as trapped
  from asked where answers >= $3),
ranked as (
  select *, 2 * trapped > answers as doubtful,
         row_number() over (partition by 2 * trapped > answers order by trapped::float8 / answers desc, answers desc, question, answer) as trap,
         row_number() over (partition by 2 * trapped > answers order by ease, answers desc, question, answer) as hard,
         row_number() over (partition by 2 * trapped > answers order by ease desc, answers desc, question, answer) as easy
  from judged),
middle as (select percentile_cont(0.5) within group (order by ease) as ease from ranked where not doubtful),
sided as (
  select ranked.*, sign(ranked.ease - middle.ease) as side
  from ranked cross join middle),
listed as (
  select *, not doubtful and bool_and(side < 0) over texts as hard_listed, not doubtful and bool_and(side > 0) over texts as easy_listed
  from sided window texts as (partition by question, doubtful))
select kind, nth::int, question, options, answer, counts, correct, answers, games, "gameId", null as judged
from listed cross join lateral (values
  ('doubtful', trap, doubtful),
  ('hardest', hard, hard_listed),
  ('easiest', easy, easy_listed)) lists(kind, nth, wanted)
where wanted and nth <= $2
union all
select 'all', 0, null, null, null, null, coalesce(sum(correct), 0)::int, coalesce(sum(answers), 0)::int,
       count(*)::int, null, (select count(*)::int from judged)
from asked
order by kind, nth`;
