import pg from 'pg';

export interface Crowd {
  readonly teamId: string;
  /** The last player and the last team of the boards for all time, as the cursors of old releases named them. */
  readonly lastPlaces: { readonly players: string; readonly teams: string };
}

const teamId = 't_crowded';

/** Accounts on both boards for all time and this week, every third of them with a team, and a team of 100,000 seats. */
const fill = (accounts: number, seats: number): string[] => [
  `insert into users (id, google_id, email, first_name, username)
   select md5('crowd' || n)::uuid, 'crowd' || n, 'crowd' || n || '@load.example', 'Crowd', 'crowd' || n
   from generate_series(1, ${accounts}) n`,
  `insert into player_scores (period, user_id, score, games)
   select period, md5('crowd' || n)::uuid, n % 5000 * 10, 1 + n % 40
   from generate_series(1, ${accounts}) n
   cross join (values ('all'), (to_char(now() at time zone 'UTC', 'IYYY"-W"IW'))) periods(period)`,
  `insert into team_scores (period, host_id, team_name, score, games)
   select period, md5('crowd' || n)::uuid, 'Team ' || n, n % 5000 * 10, 1
   from generate_series(3, ${accounts}, 3) n
   cross join (values ('all'), (to_char(now() at time zone 'UTC', 'IYYY"-W"IW'))) periods(period)`,
  `insert into join_codes (code, kind, ref) values ('CROWD2', 'team', '${teamId}')`,
  `insert into teams (id, name, code, owner_id)
   values ('${teamId}', 'Crowded', 'CROWD2', md5('crowd1')::uuid)`,
  `insert into games (id, title, category, difficulty, questions_per_game, time_per_question, game_code, created_at,
                      created_by, selected_questions, kind, status, team_id, team_mode)
   select 'g_crowd' || n, 'Crowd', 'General Knowledge', 'mixed', 10, 30, 'C' || n, now(), md5('crowd1')::uuid, '{}',
          'live', 'finished', '${teamId}', false
   from generate_series(1, 50) n`,
  `insert into game_participants (id, game_id, player_name, joined_at, seated_from)
   select 'p_crowd' || n, 'g_crowd' || (1 + n % 50), 'Player ' || n, now(), 2
   from generate_series(1, ${seats}) n`,
  'analyze',
];

const oldCursor = (...key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Fills the boards of a migrated database with SQL. */
export const crowdBoards = async (url: string, accounts: number, seats: number): Promise<Crowd> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of fill(accounts, seats)) await client.query(statement);
  } finally {
    await client.end();
  }
  const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  return { teamId, lastPlaces: { players: oldCursor(0, last, ''), teams: oldCursor(0, last, '') } };
};
