import { type GameId, lookAlikes, plainCode, type TeamId } from '@clockbeat/domain';
import type pg from 'pg';
import { randomCode } from './random-code.js';

/** With the code as it was given. */
export type JoinTarget =
  | { kind: 'game'; code: string; gameId: GameId; teamId: TeamId | null }
  | { kind: 'team'; code: string; teamId: TeamId };

interface CodeRow {
  code: string;
  kind: 'game' | 'team';
  ref: string;
  team_id: TeamId | null;
}

/** Codes that people type to get in, unique across teams and games, given once and never again. */
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

  /**
   * What a code stands for, in any case; letters may be typed for the digits that they look like, where only one code can
   * be meant. Null when it was never given, or its team is gone.
   */
  async resolve(typed: string): Promise<JoinTarget | null> {
    const { rows } = await this.pool.query<CodeRow>({
      name: 'resolve-code',
      text: `select code, kind, ref, team_id from join_codes
             where translate(code, '${lookAlikes.letters}', '${lookAlikes.digits}') = $2
               and (kind = 'game' or exists (select from teams where id = ref))
             order by code = $1 desc limit 2`,
      values: [typed.toUpperCase(), plainCode(typed)],
    });
    const [row, other] = rows;
    if (!row || (other && row.code !== typed.toUpperCase())) return null;
    return row.kind === 'game'
      ? { kind: 'game', code: row.code, gameId: row.ref as GameId, teamId: row.team_id }
      : { kind: 'team', code: row.code, teamId: row.ref as TeamId };
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
