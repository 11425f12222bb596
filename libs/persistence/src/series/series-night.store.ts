import type { GameId, SeriesId, SeriesProblem } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { isFull, runBySomebody } from '../leagues/leagues.sql.js';
import { isNotSuspended } from '../roles/standing.sql.js';
import { type Night, nextColumns, nextOf, nextValues } from './series.store.js';

/** A night whose game is to be made by whoever has claimed it. */
export interface DueNight extends Night {
  readonly seriesId: SeriesId;
  /** The same at each attempt, on whatever gateway: so there is one game, also where the first one died on the way. */
  readonly gameId: GameId;
}

interface Claim {
  /** The games' time, ms. */
  readonly at: number;
  /** What is not reported within so long somebody else gets. */
  readonly holdMs: number;
  /** What the game is called if nobody has begun to make it. */
  readonly gameId: GameId;
}

/**
 * Others pass over what is claimed. No transaction stays open while a game is made: `busy_until` says that somebody is at it. What
 * belongs to a suspended account waits until it is restored.
 */
const claim = (which: string): string => /* sql */ `
with chosen as (
  select s.id from series s
  where ${which} and not s.paused and coalesce(s.busy_until <= to_timestamp($1::float8 / 1000), true)
    and ${isNotSuspended('s.user_id::text')}
  order by s.make_at limit 1 for no key update skip locked),
held as (
  update series s set busy_until = to_timestamp(($1::float8 + $2) / 1000)
  from chosen where s.id = chosen.id returning s.id, s.next_night, s.next_at)
insert into series_nights as n (series_id, night, starts_at, state, game_id)
select id, next_night, next_at, 'making', $3 from held
on conflict (series_id, night) do update set starts_at = excluded.starts_at
returning n.series_id as "seriesId", n.night::text as night, (extract(epoch from n.starts_at) * 1000)::float8 as "startsAt",
  n.game_id as "gameId"`;

const claimDue = claim('s.make_at <= to_timestamp($1::float8 / 1000)');
const claimOf = claim('s.id = $4 and s.next_night is not null');

/** Which nights' games are to be made, and what became of that: shared by all gateways (docs/decisions/103). */
export class SeriesNightStore {
  constructor(private readonly pool: pg.Pool) {}

  /** The night that has been due for longest; null: none is. */
  async claim({ at, holdMs, gameId }: Claim): Promise<DueNight | null> {
    const { rows } = await this.pool.query<DueNight>(claimDue, [at, holdMs, gameId]);
    return rows[0] ?? null;
  }

  /** The next night of this series, before its time; null: there is none, or somebody is at it. */
  async claimNext(seriesId: SeriesId, { at, holdMs, gameId }: Claim): Promise<DueNight | null> {
    const { rows } = await this.pool.query<DueNight>(claimOf, [at, holdMs, gameId, seriesId]);
    return rows[0] ?? null;
  }

  /** Its game is in the log; `next` comes after it. */
  made(due: DueNight, next: Night | null): Promise<void> {
    return this.over(due, 'made', next);
  }

  /** Nobody has made it in time: there is no game of it, and `next` comes after it. */
  missed(due: DueNight, next: Night | null): Promise<void> {
    return this.over(due, 'missed', next);
  }

  /** It could not be made now, and is tried again at that time, ms. `problem`: null where its host can do nothing about it. */
  async failed(
    { seriesId, night }: DueNight,
    problem: SeriesProblem | null,
    tryAgainAt: number,
  ): Promise<void> {
    await this.pool.query(
      `update series set problem = $3, busy_until = to_timestamp($4::float8 / 1000) where id = $1 and next_night = $2`,
      [seriesId, night, problem, tryAgainAt],
    );
  }

  private async over(due: DueNight, state: 'made' | 'missed', next: Night | null): Promise<void> {
    const { seriesId, night } = due;
    await inTransaction(this.pool, async (transaction) => {
      // in the order of those who change a series
      await transaction.query('select from series where id = $1 for no key update', [seriesId]);
      const { rowCount } = await transaction.query(
        `update series_nights set state = $3, game_id = case when $3 = 'made' then game_id end
         where series_id = $1 and night = $2 and state = 'making'`,
        [seriesId, night, state],
      );
      if (state === 'made' && rowCount === 1) await comeIntoLeague(transaction, due);
      // its owner may have changed when it is meanwhile
      await transaction.query(
        `update series set busy_until = null, problem = null, (${nextColumns}) = (select ${nextValues(3)})
         where id = $1 and next_night = $2`,
        [seriesId, night, ...nextOf(next)],
      );
    });
  }
}

/** Nobody else adds a night meanwhile, and none comes after its season's end. */
const holdLeague = /* sql */ `
select from leagues l join series s on s.template->>'leagueId' = l.id where s.id = $1 for update of l`;

/** The night $2 of series $1 becomes one of its league, where that has room and its host still runs it; one that is there stays as it is. */
const addToLeague = /* sql */ `
insert into league_nights (league_id, game_id)
select l.id, g.game_id from series s join leagues l on l.id = s.template->>'leagueId' join game_streams g on g.game_id = $2
where s.id = $1 and l.ended_at is null and ${runBySomebody('s.user_id')} and not ${isFull}
on conflict do nothing`;

/** What hinders that hinders no evening: whoever reads the series is told. */
const comeIntoLeague = async (transaction: pg.PoolClient, { seriesId, gameId }: DueNight): Promise<void> => {
  await transaction.query(holdLeague, [seriesId]);
  await transaction.query(addToLeague, [seriesId, gameId]);
};
