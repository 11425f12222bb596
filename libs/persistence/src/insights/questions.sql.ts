/**
 * What was asked in the games $1: in all, and the few questions to look at, $2 of each kind, with $3 choices at least.
 * A question with another key, or other options, is another one; how its items were mixed, or its picture, makes no other. Where others count as right than chose the key, it was
 * corrected after its game: the host knows, and what it was asked with says nothing. Of other kinds only what was voided has
 * none: a text that was accepted later is right as it was asked. Opinions are neither right nor wrong. Ranked by
 * (right + 1) / (choices + 2), so that 0 of 5 does not come before 2 of 80; what is right in part counts as that part. Hard is what lies below the middle and easy what lies above: questions that went
 * alike are neither, nor is a text whose two keys lie on both sides.
 */
export const questionsAsked = /* sql */ `
with asked as (
  select g.question, g.kind, g.options, g.answer, count(*)::int as games,
         sum(q.correct)::int as correct, sum(coalesce(q.shares, q.correct)) as shares, sum(q.participants - q.no_answer)::int as answers,
         (array[sum(q.counts[1]), sum(q.counts[2]), sum(q.counts[3]), sum(q.counts[4]), sum(q.counts[5]), sum(q.counts[6])]
          ::int[])[:cardinality(g.options)] as counts,
         (array_agg(q.game_id order by r.finished_at desc, q.game_id))[1] as "gameId"
  from question_results q
  join game_results r using (game_id)
  join game_questions g on g.game_id = q.game_id and g."order" = q.question_index + 1
  where q.game_id = any($1) and case g.kind when 'single' then q.correct = q.counts[g.answer + 1]
                                            else q.shares is not null end
  group by g.question, g.kind, g.options, g.answer, g.task - '{shown,media}'::text[]),
judged as (
  select *, (shares + 1) / (answers + 2) as ease,
         case kind when 'single' then (
           select max(chosen) from unnest(counts) with ordinality c(chosen, nth) where nth <> answer + 1) else 0 end as trapped
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
select list, nth::int, question, kind, options, answer, counts, correct, shares, answers, games, "gameId", null as judged
from listed cross join lateral (values
  ('doubtful', trap, doubtful),
  ('hardest', hard, hard_listed),
  ('easiest', easy, easy_listed)) lists(list, nth, wanted)
where wanted and nth <= $2
union all
select 'all', 0, null, null, null, null, null, coalesce(sum(correct), 0)::int, coalesce(sum(shares), 0),
       coalesce(sum(answers), 0)::int,
       count(*)::int, null, (select count(*)::int from judged)
from asked
order by list, nth`;
