import type pg from 'pg';
import { makeMonth, missingMonths } from '../../../libs/persistence/src/months/make-months.js';
import { firstMonth, type Month, monthsFrom } from '../../../libs/persistence/src/months/month.js';

export const eventsOfGame = 500;

/**
 * Games of 500 answers each under ids that begin with `prefix` and go up, as they do in the log since ids begin with the hour:
 * $1 the prefix, $2 how many games.
 */
const fill = /* sql */ `
with made as (
  insert into game_streams (game_id, version, round)
  select $1 || to_char(game, 'FM00000000'), ${eventsOfGame}, 20 from generate_series(1, $2::int) game returning game_id)
insert into events (game_id, version, type, schema, data, key, at, actor, recorded_at)
select game_id, version, 'AnswerSubmitted', 1,
       jsonb_build_object('commandId', substr(md5(game_id || version), 1, 16), 'playerId', 'p_' || version % 25,
         'questionIndex', version / 25, 'choice', version % 4, 'responseMs', 4211, 'msLeft', 5789, 'isCorrect', true,
         'points', 150, 'speedBonus', 50, 'total', 1150, 'streak', 4, 'scoringVersion', 1),
       'answer:' || version / 25 || ':p_' || version % 25 || ':0123456789ab', now(), 'p_' || version % 25, now()
from made, generate_series(1, ${eventsOfGame}) version order by game_id, version`;

/** In pieces, so that no transaction is long; `tell` hears how many there are. */
export const fillGames = async (
  client: pg.Client,
  prefixes: readonly string[],
  events: number,
): Promise<void> => {
  const games = Math.ceil(events / eventsOfGame / prefixes.length);
  const piece = 400;
  for (const prefix of prefixes)
    for (let from = 0; from < games; from += piece)
      await client.query(fill, [
        `${prefix}${String(from / piece).padStart(3, '0')}`,
        Math.min(piece, games - from),
      ]);
};

/** A log in one table, or in the part of before: games whose ids say no time. */
export const fillBefore = (client: pg.Client, events: number): Promise<void> =>
  fillGames(client, ['game_0'], events);

/** Three years of months that are full, with the same ids whether the log is divided or not. */
export const fillMonths = async (client: pg.Client, events: number): Promise<Month> => {
  const months = monthsFrom(firstMonth.begins, 39);
  await client.query('begin');
  for (const month of await missingMonths(client, months)) await makeMonth(client, month);
  await client.query('commit');
  await fillGames(
    client,
    months.slice(0, 36).map(({ from }) => from),
    events,
  );
  await client.query('checkpoint');
  await client.query('vacuum analyze');
  const last = months[36];
  if (!last) throw new Error('There are forty months');
  return last;
};
