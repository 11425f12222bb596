-- Which questions are hardest?
-- Of those who answered, how many were right, and between which shares the truth lies (Wilson, 95 %). Ordered by the upper
-- end: first comes what is hard even if luck played against it. Fewer than 30 answers say too little and are left out.
with counted as (
  select question_key, count(distinct game_id) as games, count(*) as answers, count(*) filter (is_right) as right_answers
  from turns where answered
  group by question_key
  having count(*) >= 30),
shares as (
  select *, right_answers / answers as share, 1.96::double as z,
         (share + z * z / (2 * answers)) / (1 + z * z / answers) as middle,
         z / (1 + z * z / answers) * sqrt(share * (1 - share) / answers + z * z / (4 * answers * answers)) as reach
  from counted),
texts as (select question_key, max(question) as question, max(difficulty) as called from questions group by question_key)
select question, called, games, answers, round(100 * share, 1) as right_pct,
       round(100 * (middle - reach), 1) as at_least_pct, round(100 * (middle + reach), 1) as at_most_pct
from shares
join texts using (question_key)
order by middle + reach, question;
