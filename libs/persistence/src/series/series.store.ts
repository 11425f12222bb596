import {
  type GameId,
  type NightState,
  SeriesId,
  type SeriesLeague,
  type SeriesProblem,
  type SeriesSchedule,
  type SeriesTemplate,
  seriesLimits,
  type UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import type { JoinCodeStore } from '../join-codes/join-code.store.js';
import { isFull, runBySomebody } from '../leagues/leagues.sql.js';
import { randomId } from '../random-id.js';
import { isNotSuspended } from '../roles/standing.sql.js';

/** A night by its schedule. */
export interface Night {
  /** Its date where it is played, `2026-12-03`. */
  readonly night: string;
  /** When it begins, ms. */
  readonly startsAt: number;
}

/** One that was made, skipped or missed. */
export interface KeptNight {
  readonly night: string;
  readonly startsAt: Date;
  readonly state: NightState;
  readonly gameId: GameId | null;
}

export interface SeriesPlan {
  readonly title: string;
  readonly schedule: SeriesSchedule;
  readonly template: SeriesTemplate;
}

export interface Series extends SeriesPlan {
  readonly id: SeriesId;
  readonly userId: UserId;
  readonly code: string;
  readonly paused: boolean;
  readonly createdAt: Date;
  /** The next night whose game is still to be made, by its date; null: it is paused, or there is none. */
  readonly nextNight: string | null;
  /** Why that game could not be made so far. */
  readonly problem: SeriesProblem | null;
  /** What its nights come into; null: nothing. */
  readonly league: SeriesLeague | null;
  /** How many of its nights were made. */
  readonly made: number;
  /** The newest nights that are kept, the last one first; those that are skipped beforehand among them. */
  readonly nights: readonly KeptNight[];
}

/** What becomes of a series: what it is, and which night is next by that; null: none. */
export interface SeriesChange extends SeriesPlan {
  readonly paused: boolean;
  readonly next: Night | null;
}

/** How many nights are read with their series: those that may be skipped beforehand, and some that were played. */
const nightsRead = seriesLimits.skipped + seriesLimits.shownNights;

const leagueOf = /* sql */ `case when s.template ? 'leagueId' then coalesce(
  (select json_build_object('id', l.id, 'title', l.title,
     'problem', case when l.ended_at is not null then 'ended' when ${isFull} then 'full' end)
   from leagues l where l.id = s.template->>'leagueId' and ${runBySomebody('s.user_id')}),
  json_build_object('id', s.template->>'leagueId', 'title', null, 'problem', 'gone')) end`;

const asRead = /* sql */ `s.id, s.user_id as "userId", s.title, s.code, s.schedule, s.template, s.paused, s.created_at as "createdAt",
  s.next_night::text as "nextNight", s.problem, ${leagueOf} as league,
  (select count(*)::int from series_nights where series_id = s.id and state = 'made') as made,
  (select coalesce(json_agg(n order by n.night desc), '[]')
   from (select night::text, starts_at as "startsAt", state, game_id as "gameId" from series_nights
         where series_id = s.id order by series_nights.night desc limit ${nightsRead}) n) as nights`;

type SeriesRow = Omit<Series, 'nights'> & {
  readonly nights: readonly (Omit<KeptNight, 'startsAt'> & { readonly startsAt: string })[];
};

const read = ({ nights, ...row }: SeriesRow): Series => ({
  ...row,
  nights: nights.map((night) => ({ ...night, startsAt: new Date(night.startsAt) })),
});

/** Series as their owners and readers have them (docs/decisions/103); `SeriesNightStore` has the nights' games made. */
export class SeriesStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly codes: JoinCodeStore,
  ) {}

  /** Makes a series with a code of its own. Null: the account has as many as it may, or is gone. */
  async create(userId: UserId, change: SeriesChange, at: number): Promise<Series | null> {
    // no code is taken from others for what is refused below; two at once are counted there
    const { rows } = await this.pool.query('select from series where user_id = $1', [userId]);
    if (rows.length >= seriesLimits.series) return null;
    const id = SeriesId(randomId('series_'));
    const code = await this.codes.reserveForSeries(id);
    const made = await inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      await transaction.query('select from users where id = $1 for update', [userId]);
      const { rowCount } = await transaction.query(
        `insert into series (id, user_id, title, code, schedule, template, paused, created_at, ${nextColumns})
         select $1, u.id, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000), ${nextValues(9)} from users u
         where u.id = $2 and (select count(*) from series where user_id = u.id) < ${seriesLimits.series}`,
        [
          id,
          userId,
          change.title,
          code,
          change.schedule,
          change.template,
          change.paused,
          at,
          ...nextOf(change.next),
        ],
      );
      return rowCount === 1;
    });
    return made ? this.find(id) : null;
  }

  /** The owner's series, the newest first: as many as an account may have. */
  async listOf(userId: UserId): Promise<Series[]> {
    const { rows } = await this.pool.query<SeriesRow>(
      `select ${asRead} from series s where s.user_id = $1 order by s.created_at desc, s.id`,
      [userId],
    );
    return rows.map(read);
  }

  async find(id: SeriesId): Promise<Series | null> {
    const { rows } = await this.pool.query<SeriesRow>(`select ${asRead} from series s where s.id = $1`, [id]);
    return rows[0] ? read(rows[0]) : null;
  }

  /** As everybody may see it: none of a suspended account. */
  async findShown(id: SeriesId): Promise<Series | null> {
    const { rows } = await this.pool.query<SeriesRow>(
      `select ${asRead} from series s where s.id = $1 and ${isNotSuspended('s.user_id::text')}`,
      [id],
    );
    return rows[0] ? read(rows[0]) : null;
  }

  /**
   * Makes of the owner's series what `change` says, which is asked while nobody else changes it or makes its night. Null: there is
   * no such series of theirs. What `change` throws is thrown, and nothing is changed.
   */
  change(id: SeriesId, userId: UserId, change: (series: Series) => SeriesChange): Promise<Series | null> {
    return this.withOwn(id, userId, async (transaction, series) => {
      const changed = change(series);
      await transaction.query(
        `update series set title = $2, schedule = $3, template = $4, paused = $5, busy_until = null, problem = null,
           (${nextColumns}) = (select ${nextValues(6)}) where id = $1`,
        [id, changed.title, changed.schedule, changed.template, changed.paused, ...nextOf(changed.next)],
      );
    });
  }

  /**
   * Has a night skipped, or not skipped after all; `next` says which one is next by that. A night that is made stays. Null: there is no
   * such series of theirs.
   */
  skip(
    id: SeriesId,
    userId: UserId,
    { night, startsAt, skipped }: Night & { readonly skipped: boolean },
    next: (series: Series) => Night | null,
  ): Promise<Series | null> {
    return this.withOwn(id, userId, async (transaction) => {
      await (skipped
        ? transaction.query(
            `insert into series_nights (series_id, night, starts_at, state)
             values ($1, $2, to_timestamp($3::float8 / 1000), 'skipped') on conflict do nothing`,
            [id, night, startsAt],
          )
        : transaction.query(
            `delete from series_nights where series_id = $1 and night = $2 and state = 'skipped'`,
            [id, night],
          ));
      const now = await readOn(transaction, id);
      await transaction.query(
        `update series set busy_until = null, problem = null, (${nextColumns}) = (select ${nextValues(2)}) where id = $1`,
        [id, ...nextOf(now && next(now))],
      );
    });
  }

  /** Ends it for good: its code and its page lead nowhere from now on, its games stay. False: no such series of theirs. */
  async delete(id: SeriesId, userId: UserId): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from series where id = $1 and user_id = $2', [
      id,
      userId,
    ]);
    return rowCount === 1;
  }

  private async withOwn(
    id: SeriesId,
    userId: UserId,
    work: (transaction: pg.PoolClient, series: Series) => Promise<void>,
  ): Promise<Series | null> {
    return inTransaction(this.pool, async (transaction) => {
      await transaction.query('select from series where id = $1 for no key update', [id]);
      const series = await readOn(transaction, id);
      if (series === null || series.userId !== userId) return null;
      await work(transaction, series);
      return readOn(transaction, id);
    });
  }
}

const readOn = async (transaction: pg.PoolClient, id: SeriesId): Promise<Series | null> => {
  const { rows } = await transaction.query<SeriesRow>(`select ${asRead} from series s where s.id = $1`, [id]);
  return rows[0] ? read(rows[0]) : null;
};

/** Which night is next, when it begins, and from when on its game is made; `nextOf` gives their values, as ms. */
export const nextColumns = 'next_night, next_at, make_at';
export const nextValues = (first: number): string =>
  `$${first}::date, to_timestamp($${first + 1}::float8 / 1000), to_timestamp($${first + 2}::float8 / 1000)`;
export const nextOf = (next: Night | null): [string | null, number | null, number | null] =>
  next === null ? [null, null, null] : [next.night, next.startsAt, next.startsAt - seriesLimits.madeBeforeMs];
