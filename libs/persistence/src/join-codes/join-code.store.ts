import {
  type AssignmentId,
  type GameId,
  lookAlikes,
  plainCode,
  type SeriesId,
  type TeamId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { randomCode } from './random-code.js';

/** With the code as it was given. */
export type JoinTarget =
  | { kind: 'game'; code: string; gameId: GameId; teamId: TeamId | null }
  | { kind: 'team'; code: string; teamId: TeamId }
  | { kind: 'series'; code: string; seriesId: SeriesId }
  | { kind: 'assignment'; code: string; assignmentId: AssignmentId };

/** Whoever has a code for good, which leads to the newest of its games that is open. */
export type CodeHolder = TeamId | SeriesId;

interface CodeRow {
  code: string;
  kind: JoinTarget['kind'];
  ref: string;
  team_id: TeamId | null;
}

/** Codes that people type to get in, unique across teams, series, assignments and games, given once and never again. */
export class JoinCodeStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly makeCode: () => string = () => randomCode(),
  ) {}

  reserveForGame(gameId: GameId, teamId: TeamId | null): Promise<string> {
    return this.reserve('game', gameId, teamId);
  }

  reserveForTeam(teamId: TeamId): Promise<string> {
    return this.reserve('team', teamId, teamId);
  }

  reserveForSeries(seriesId: SeriesId): Promise<string> {
    return this.reserve('series', seriesId, null);
  }

  reserveForAssignment(assignmentId: AssignmentId): Promise<string> {
    return this.reserve('assignment', assignmentId, null);
  }

  /**
   * What a code stands for, in any case; letters may be typed for the digits that they look like, where only one code can
   * be meant. Null when it was never given, or its team, series or assignment is gone.
   */
  async resolve(typed: string): Promise<JoinTarget | null> {
    const { rows } = await this.pool.query<CodeRow>({
      name: 'resolve-code',
      text: `select code, kind, ref, team_id from join_codes
             where translate(code, '${lookAlikes.letters}', '${lookAlikes.digits}') = $2
               and case kind when 'game' then true
                   when 'team' then exists (select from teams where id = ref)
                   when 'series' then exists (select from series where id = ref)
                   else exists (select from assignments where id = ref) end
             order by code = $1 desc limit 2`,
      values: [typed.toUpperCase(), plainCode(typed)],
    });
    const [row, other] = rows;
    if (!row || (other && row.code !== typed.toUpperCase())) return null;
    const { code, kind, ref } = row;
    if (kind === 'team') return { kind, code, teamId: ref as TeamId };
    if (kind === 'series') return { kind, code, seriesId: ref as SeriesId };
    if (kind === 'assignment') return { kind, code, assignmentId: ref as AssignmentId };
    return { kind, code, gameId: ref as GameId, teamId: row.team_id };
  }

  /** The codes of these teams, whatever anybody asked for. */
  async codesOfTeams(teamIds: readonly TeamId[]): Promise<Map<TeamId, string>> {
    const { rows } = await this.pool.query<{ teamId: TeamId; code: string }>({
      name: 'codes-of-teams',
      text: `select id as "teamId", code from teams where id = any($1::text[])`,
      values: [teamIds],
    });
    return new Map(rows.map(({ teamId, code }) => [teamId, code]));
  }

  /** The codes of the series whose nights these games are; of other games nothing. */
  async seriesCodesOf(gameIds: readonly GameId[]): Promise<Map<GameId, string>> {
    const { rows } = await this.pool.query<{ gameId: GameId; code: string }>({
      name: 'codes-of-nights',
      text: `select n.game_id as "gameId", s.code from series_nights n join series s on s.id = n.series_id
             where n.game_id = any($1::text[])`,
      values: [gameIds],
    });
    return new Map(rows.map(({ gameId, code }) => [gameId, code]));
  }

  /** The newest game of each team or series that is not finished; those without one are left out. */
  async openGamesOf<Holder extends CodeHolder>(holders: readonly Holder[]): Promise<Map<Holder, GameId>> {
    const { rows } = await this.pool.query<{ holder: Holder; gameId: GameId }>(
      `select distinct on (g.holder) g.holder, g.game_id as "gameId"
       from (
         select team_id as holder, ref as game_id, created_at as since, code as nth
         from join_codes where kind = 'game' and team_id = any($1::text[])
         union all
         select series_id, game_id, starts_at, game_id
         from series_nights where series_id = any($1::text[]) and game_id is not null
       ) g join game_streams s on s.game_id = g.game_id
       where s.due_at is not null
       order by g.holder, g.since desc, g.nth`,
      [holders],
    );
    return new Map(rows.map(({ holder, gameId }) => [holder, gameId]));
  }

  private async reserve(kind: JoinTarget['kind'], ref: string, teamId: TeamId | null): Promise<string> {
    // three hundred million codes: a collision is rare, a second one in a row as good as impossible
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { rows } = await this.pool.query<{ code: string }>(
        `insert into join_codes (code, kind, ref, team_id) values ($1, $2, $3, $4)
         on conflict do nothing returning code`,
        [this.makeCode(), kind, ref, teamId],
      );
      if (rows[0]) return rows[0].code;
    }
    throw new Error('No free join code found');
  }
}
