/**
 * What live games came to (DATA-11, OP-18): written by the projection `results` only, when a game has finished, and
 * built again from the log at any time. No constraint that a stored fact could break; names are without a schema, for
 * a rebuild makes the same tables beside the live ones. A user's totals are sums over these, never a counter elsewhere.
 * `board_points` are what a game gives to the public boards, null where it does not count there; `player_scores` and
 * `team_scores` sum these. `others` are the seats that are not the host's own.
 * `asked` are the seats that were asked a question, `known` those of them that were right in full; `question_shares` sums both
 * over all games that asked the stored question `question_id` in these words (`asks`, a column of `questions`), corrections included.
 * `host_id` is whose the game is; whom `user_game_history` calls its host led it that night.
 * `game_places` are the places of a game's own board: of players by their seats' ids, of teams by their names; leagues are made of them.
 * `won` and `perfect` are as they were told that night, and earn achievements; all else follows the host's corrections.
 */
export const resultsTables = /* sql */ `
create table game_results (
  game_id text collate "C" primary key,
  host_id uuid,
  finished_at timestamptz not null,
  finished_version int not null,
  participant_count int not null,
  winner text,
  stars int not null default 0,
  ratings int not null default 0,
  others int not null default 1,
  decided_by text
);
create index game_results_host on game_results (host_id);

create table question_results (
  game_id text collate "C" not null,
  question_index int not null,
  participants int not null,
  counts int[] not null,
  no_answer int not null,
  correct int not null,
  median_ms int,
  stayed int,
  shares float8,
  question_id text,
  asks text,
  asked int not null default 0,
  known int not null default 0,
  primary key (game_id, question_index)
);

create table question_shares (
  question_id text collate "C" not null,
  asks text collate "C" not null,
  games int not null,
  asked bigint not null,
  known bigint not null,
  primary key (question_id, asks)
);

create table user_game_history (
  id uuid not null,
  user_id uuid not null,
  game_id text collate "C" not null,
  participant_id text collate "C",
  role varchar(20) not null,
  score int not null,
  questions_answered int not null,
  correct_answers int not null,
  question_count int not null,
  position int,
  won boolean not null,
  perfect boolean not null,
  played_at timestamptz not null,
  board_points int,
  primary key (game_id, user_id, role)
);
create index user_game_history_user on user_game_history (user_id, role, played_at, game_id);

create table user_achievements (
  id uuid not null,
  user_id uuid not null,
  achievement_type varchar(50) not null,
  achievement_name varchar(100) not null,
  achievement_description text not null,
  badge_icon varchar(10) not null,
  earned_at timestamptz not null,
  primary key (user_id, achievement_type)
);

create table player_scores (
  period text collate "C" not null,
  user_id uuid not null,
  score bigint not null,
  games int not null,
  primary key (period, user_id)
);
create index player_scores_rank on player_scores (period, score desc, user_id);

create table team_results (
  game_id text collate "C" not null,
  team_name text collate "C" not null,
  score int not null,
  board_points int,
  primary key (game_id, team_name)
);

create table team_scores (
  period text collate "C" not null,
  host_id uuid not null,
  team_name text collate "C" not null,
  score bigint not null,
  games int not null,
  primary key (period, host_id, team_name)
);
create index team_scores_rank on team_scores (period, score desc, host_id, team_name);

create table game_places (
  game_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  score int not null,
  position int not null,
  primary key (game_id, kind, id)
);
`;
