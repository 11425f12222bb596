import type { GameId, TeamId } from '@clockbeat/domain';
import type pg from 'pg';
import { randomCode } from './random-code.js';

export type JoinTarget =
  | { kind: 'game'; gameId: GameId; teamId: TeamId | null }
  | { kind: 'team'; teamId: TeamId };

/** Codes that people type to get in, unique across teams and games, given once and never again. */
export class JoinCodeStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly makeCode: () => string = randomCode,
  ) {}

  reserveForGame(gameId: GameId, teamId: TeamId | null): Promise<string> {
    return this.reserve('game', gameId, teamId);
  }

  reserveForTeam(teamId: TeamId): Promise<string> {
    return this.reserve('team', teamId, teamId);
  }

  /** What a code stands for, in any case; null when it was never given, or its team is gone. */
  async resolve(code: string): Promise<JoinTarget | null> {
    const { rows } = await this.pool.query<{ kind: 'game' | 'team'; ref: string; team_id: TeamId | null }>({
      name: 'resolve-code',
      text: `select kind, ref, team_id from join_codes
             where code = $1 and (kind = 'game' or exists (select from teams where id = ref))`,
      values: [code.toUpperCase()],
    });
    const row = rows[0];
    if (!row) return null;
    return row.kind === 'game'
      ? { kind: 'game', gameId: row.ref as GameId, teamId: row.team_id }
      : { kind: 'team', teamId: row.ref as TeamId };
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

  /** The newest game of each team that is not finished; teams without one are left out. */
  async openGamesOf(teamIds: readonly TeamId[]): Promise<Map<TeamId, GameId>> {
    const { rows } = await this.pool.query<{ teamId: TeamId; gameId: GameId }>(
      `select distinct on (c.team_id) c.team_id as "teamId", c.ref as "gameId"
       from join_codes c join game_streams s on s.game_id = c.ref
       where c.kind = 'game' and c.team_id = any($1::text[]) and s.due_at is not null
       order by c.team_id, c.created_at desc, c.code`,
      [teamIds],
    );
    return new Map(rows.map(({ teamId, gameId }) => [teamId, gameId]));
  }

  private async reserve(kind: 'game' | 'team', ref: string, teamId: TeamId | null): Promise<string> {
    // two thousand million codes: a collision is rare, a second one in a row as good as impossible
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
