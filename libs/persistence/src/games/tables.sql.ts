/**
 * The read model of games (DATA-07 to DATA-10), written by the projection `games` only and built again from the log
 * at any time. No foreign keys and no constraint that a stored fact could break: a projection must never fail.
 * Names are without a schema: a rebuild makes the same tables beside the live ones.
 */
export const gamesTables = /* sql */ `
create table games (
  id text collate "C" primary key,
  title text not null,
  category text not null,
  difficulty text not null,
  questions_per_game int not null,
  time_per_question int not null,
  game_code text not null,
  is_active boolean not null default false,
  is_started boolean not null default false,
  is_completed boolean not null default false,
  created_at timestamptz not null,
  created_by uuid,
  selected_questions text[] not null,
  kind text not null,
  status text not null,
  ended_by text,
  team_id text,
  team_mode boolean not null,
  started_at timestamptz,
  completed_at timestamptz,
  participant_count int not null default 0,
  lobby_until int
);
create index games_host on games (created_by, created_at desc, id desc);
create index games_team on games (team_id) where team_id is not null;
create index games_of_nobody on games (completed_at, id) where kind <> 'live' and completed_at is not null;
create index games_of_hosts on games (completed_at, id) where kind = 'live' and completed_at is not null;
create index games_under_way on games (id) where kind = 'live' and status <> 'finished';

create table game_questions (
  id uuid not null,
  game_id text collate "C" not null,
  "order" int not null,
  question_id text,
  question text not null,
  options text[] not null,
  answer smallint,
  time_limit int not null,
  category text not null,
  difficulty text not null,
  explanation text,
  points int not null,
  created_at timestamptz not null,
  kind text not null default 'single',
  task jsonb,
  primary key (game_id, "order")
);

create table game_participants (
  id text collate "C" not null,
  game_id text collate "C" not null,
  player_name text not null,
  team_name text,
  user_id uuid,
  joined_at timestamptz not null,
  is_active boolean not null default true,
  seated_from int,
  removed_version int,
  primary key (game_id, id)
);
create index game_participants_user on game_participants (user_id) where user_id is not null;

create table game_sessions (
  id uuid not null,
  game_id text collate "C" primary key,
  current_question_index int not null default 0,
  started_at timestamptz,
  completed_at timestamptz,
  is_active boolean not null default false
);

create table player_answers (
  id uuid not null,
  game_id text collate "C" not null,
  participant_id text collate "C" not null,
  question_index int not null,
  question_id text,
  custom_question_id uuid,
  selected_answer smallint,
  is_correct boolean not null,
  answered_at timestamptz not null,
  time_to_answer int,
  given jsonb,
  fraction double precision,
  primary key (game_id, question_index, participant_id)
);
`;
