import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { migrationFile } from './recorded-schemas.js';

/**
 * Tables that grow with all the games that were ever played, and what a row of theirs stands for. While an index over one
 * of them is made in a transaction nothing can be written into it: seconds for a million rows, in which nobody plays.
 */
export const growing: Readonly<Record<string, string>> = {
  events: 'an event',
  game_streams: 'a game',
  game_seals: '256 events',
  seats: 'a seat',
  join_codes: 'a game',
  games: 'a game',
  game_questions: 'a question of a game',
  game_participants: 'a seat',
  game_sessions: 'a game',
  player_answers: 'an answer',
  game_results: 'a game',
  question_results: 'a question of a game',
  question_shares: 'a wording of a stored question',
  user_game_history: 'a seat of an account',
  team_results: 'a team in a game',
  game_places: 'a seat, and a team in a game',
  player_scores: 'an account in a week',
  team_scores: 'a team in a week',
  summary_mails: 'a game',
  league_mails: 'a reader of a night of a league',
  media_of_games: 'a picture of a game',
  forgotten_games: 'a game of an account that went',
  name_keys: 'a game',
  set_games: 'a game that was made of a saved set',
  attempts: 'a game that was played at its own pace',
};

/** Tables over which an index is made in a moment. */
export const small: Readonly<Record<string, string>> = {
  access_tokens: '20 an account',
  account_quotas: 'what an operator lets one account have',
  analysis_key: 'the installation',
  archived_games: 'a game that its host has put away',
  assignment_reminders: 'somebody who plays at its own pace, and was reminded',
  assignment_people: 'somebody who plays at its own pace, 2,000 an assignment',
  assignments: '200 an account',
  archived_months: 'a month of the log',
  audit_chain: 'the installation',
  audit_entries: 'something that was done with an account, for two years',
  bank_mends: 'a question of the bank that an operator has mended',
  bank_version: 'the installation',
  clock_correction: 'the installation',
  feedback: 'a message to us',
  game_claims: 'a game of the last ten minutes',
  forgotten_names: 'a name that was forgotten',
  game_snapshots: 'a game of 20,000 events or more',
  installation: 'the installation',
  kept_achievements: 'an achievement of an account that lost a game',
  media: 'a picture or a sound',
  media_bytes: 'a picture or a sound',
  media_of_accounts: 'a picture of an account',
  league_hand: 'what a host said by hand of a night of a league',
  league_readers: 'what an account said of the mails of a league',
  league_members: '500 of a league at most',
  league_nights: '200 of a league at most',
  league_organisers: '10 of a league at most',
  leagues: '50 an account',
  newsletter_subscriptions: 'an address',
  overlays: 'an overlay of a game that goes on or has just ended',
  projections: 'a projection',
  retention_rules: 'a rule',
  questions: 'a question of the bank or of an account',
  reported_things: 'a name or the questions of a game that somebody reported, for a year',
  reports: '50 of a reported name at most',
  room_claims: 'a demo or a team',
  saved_custom_questions: 'a question of a saved set',
  saved_trivia_sets: 'a saved set',
  reported_sets: 'a set that somebody reported',
  seat_codes: 'a seat that somebody is about to move',
  seat_name_keys: 'a seat of a game of which a name was forgotten',
  set_co_authors: '20 of a set at most',
  set_origins: 'a copy of a set',
  set_reports: '50 of a reported set at most',
  set_stars: 'a star of an account',
  set_versions: '30 of a set at most',
  series: '20 an account',
  series_nights: 'a night of a series',
  sessions: 'a browser that is signed in',
  suspensions: 'an account that may do nothing',
  teams: 'a team',
  tvs: 'a TV that waits for a host, or follows one',
  unused_archive_files: 'a file of a month that came back',
  user_achievements: 'an achievement of an account',
  user_settings: 'an account',
  user_roles: 'a role of an account',
  users: 'an account',
  webhook_deliveries: 'a delivery of the last 30 days',
  webhook_endpoints: '10 an account',
  what_if_links: 'a link to a game by other rules, that its host has made',
  identities: 'who an account is at a provider of the house',
};

export const exempt = [
  // landed before this rule, and kept: where it has not run yet, joins wait for a second at a million seats
  'Accounts1700000007000: seats_user',
  // over the table that takes the place of the log before it has a part: those of the parts are there already
  ...['co_hosts', 'events_endings', 'events_game_endings', 'events_key', 'events_order', 'events_pkey'].map(
    (name) => `Months1700000034000: ${name}`,
  ),
];

export interface Index {
  readonly id: number;
  readonly name: string;
  readonly table: string;
}

/** Those of tables that are parts of another are told by those of the whole. */
export const indexesOf = async (client: Pick<ClientBase, 'query'>): Promise<Index[]> => {
  const { rows } = await client.query<Index>(`
    select c.oid::int as id, c.relname as name, t.relname as table
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not t.relispartition order by c.relname collate "C"`);
  return rows;
};

/** Those that this migration has made over a growing table that was there before it, each of which has a key. */
export const plainIndexes = (
  { name: migration = '', transaction }: MigrationInterface,
  before: readonly Index[],
  after: readonly Index[],
): string[] => {
  const text = readFileSync(migrationFile(migration), 'utf8');
  return after
    .filter(
      ({ id, table }) => before.every((old) => old.id !== id) && before.some((old) => old.table === table),
    )
    .filter(({ table }) => table in growing)
    .filter(({ name }) => transaction !== false || !text.includes(`index concurrently ${name} on`))
    .map(({ name }) => `${migration}: ${name}`);
};
