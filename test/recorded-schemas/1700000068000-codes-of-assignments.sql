create schema if not exists analysis;
create schema if not exists analysis_inside;
create sequence events_positions;

create table access_tokens (
  id text collate "C" not null,
  user_id uuid not null,
  token_hash text collate "C" not null,
  name text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint access_tokens_pkey PRIMARY KEY (id),
  constraint access_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX access_tokens_user ON public.access_tokens USING btree (user_id);

create table account_quotas (
  user_id uuid not null,
  quota text collate "C" not null,
  most bigint not null,
  constraint account_quotas_pkey PRIMARY KEY (user_id, quota)
);

create table analysis_key (
  only_row boolean default true not null,
  inner_key bytea default (((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) || uuid_send(gen_random_uuid())) || uuid_send(gen_random_uuid())) not null,
  outer_key bytea default (((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) || uuid_send(gen_random_uuid())) || uuid_send(gen_random_uuid())) not null,
  constraint analysis_key_only_row_check CHECK (only_row),
  constraint analysis_key_pkey PRIMARY KEY (only_row)
);

create table archived_games (
  host_id uuid not null,
  game_id text collate "C" not null,
  constraint archived_games_pkey PRIMARY KEY (host_id, game_id)
);

create table archived_months (
  month text collate "C" not null,
  from_id text collate "C" not null,
  to_id text collate "C" not null,
  files jsonb not null,
  games integer not null,
  events bigint not null,
  kept bigint not null,
  transaction_id xid8 default pg_current_xact_id(),
  archived_at timestamp with time zone default clock_timestamp() not null,
  constraint archived_months_pkey PRIMARY KEY (month)
);

create table assignment_people (
  assignment_id text collate "C" not null,
  person integer not null,
  name_hash text collate "C",
  user_id uuid,
  token_hash text collate "C" not null,
  constraint assignment_people_assignment_id_name_hash_key UNIQUE (assignment_id, name_hash),
  constraint assignment_people_assignment_id_token_hash_key UNIQUE (assignment_id, token_hash),
  constraint assignment_people_pkey PRIMARY KEY (assignment_id, person)
);
CREATE UNIQUE INDEX assignment_people_user ON public.assignment_people USING btree (user_id, assignment_id);

create table assignment_reminders (
  assignment_id text collate "C" not null,
  user_id uuid not null,
  noted_at timestamp(3) with time zone default now() not null,
  attempts integer default 0 not null,
  due_at timestamp(3) with time zone default now(),
  sent_at timestamp(3) with time zone,
  constraint assignment_reminders_pkey PRIMARY KEY (assignment_id, user_id)
);
CREATE INDEX assignment_reminders_due ON public.assignment_reminders USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX assignment_reminders_user ON public.assignment_reminders USING btree (user_id);

create table assignments (
  id text collate "C" not null,
  user_id uuid not null,
  link text collate "C" not null,
  title text not null,
  content jsonb not null,
  opens_at timestamp(3) with time zone not null,
  closes_at timestamp(3) with time zone not null,
  time_zone text collate "C" not null,
  attempts smallint not null,
  counts text collate "C" not null,
  feedback text collate "C" not null,
  identity text collate "C" not null,
  mixed boolean not null,
  untimed boolean not null,
  board boolean not null,
  names text[],
  deadline_told boolean default true not null,
  created_at timestamp(3) with time zone default now() not null,
  remind_hours smallint default 0 not null,
  remind_at timestamp(3) with time zone,
  code text collate "C",
  constraint assignments_code_key UNIQUE (code),
  constraint assignments_link_key UNIQUE (link),
  constraint assignments_pkey PRIMARY KEY (id)
);
CREATE INDEX assignments_remind ON public.assignments USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX assignments_untold ON public.assignments USING btree (id) WHERE (NOT deadline_told);
CREATE INDEX assignments_user ON public.assignments USING btree (user_id, created_at DESC, id DESC);

create table attempts (
  game_id text collate "C" not null,
  assignment_id text collate "C" not null,
  person integer not null,
  number smallint not null,
  told_closes_at timestamp(3) with time zone not null,
  constraint attempts_assignment_id_person_number_key UNIQUE (assignment_id, person, number),
  constraint attempts_pkey PRIMARY KEY (game_id)
);

create table audit_chain (
  id smallint default 1 not null,
  base_sequence bigint not null,
  base_seal bytea not null,
  head_sequence bigint not null,
  head_seal bytea not null,
  constraint audit_chain_id_check CHECK ((id = 1)),
  constraint audit_chain_pkey PRIMARY KEY (id)
);

create table audit_entries (
  sequence bigint not null,
  at timestamp with time zone not null,
  actor uuid,
  what text collate "C" not null,
  about text collate "C",
  details jsonb not null,
  digest bytea not null,
  seal bytea not null,
  constraint audit_entries_pkey PRIMARY KEY (sequence)
);
CREATE INDEX audit_entries_about ON public.audit_entries USING btree (about, sequence);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor, sequence);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at);

create table bank_mends (
  question_id text collate "C" not null,
  mended jsonb,
  released jsonb not null,
  withdrawn boolean not null,
  reason text not null,
  note text,
  mended_by uuid,
  mended_at timestamp with time zone not null,
  constraint bank_mends_pkey PRIMARY KEY (question_id)
);
CREATE INDEX bank_mends_by ON public.bank_mends USING btree (mended_by);
CREATE INDEX bank_mends_last ON public.bank_mends USING btree (mended_at, question_id);

create table bank_version (
  is_the_one boolean default true not null,
  version integer not null,
  brought_at timestamp with time zone default now() not null,
  known text collate "C",
  constraint bank_version_is_the_one_check CHECK (is_the_one),
  constraint bank_version_pkey PRIMARY KEY (is_the_one)
);

create table clock_correction (
  one boolean default true not null,
  since timestamp with time zone not null,
  ahead_ms double precision not null,
  version integer not null,
  constraint clock_correction_one_check CHECK (one),
  constraint clock_correction_pkey PRIMARY KEY (one)
);

create table events (
  "position" bigint default nextval('events_positions'::regclass) not null,
  game_id text collate "C" not null,
  version integer not null,
  type text not null,
  schema integer not null,
  data jsonb not null,
  key text collate "C" not null,
  at timestamp with time zone not null,
  actor text not null,
  transaction_id xid8 default pg_current_xact_id() not null,
  recorded_at timestamp with time zone not null,
  constraint events_key UNIQUE (game_id, key),
  constraint events_pkey PRIMARY KEY (game_id, version)
) partition by RANGE (game_id);
CREATE INDEX co_hosts ON ONLY public.events USING btree (((data ->> 'userId'::text))) WHERE (type = 'CoHostAdmitted'::text);
CREATE INDEX events_endings ON ONLY public.events USING btree (transaction_id, "position") WHERE (type = ANY (ARRAY['GameFinished'::text, 'GameAbandoned'::text, 'GameRated'::text, 'QuestionCorrected'::text, 'CorrectionUndone'::text, 'GameFollowed'::text]));
CREATE INDEX events_game_endings ON ONLY public.events USING btree (game_id) WHERE (type = ANY (ARRAY['GameFinished'::text, 'GameAbandoned'::text, 'GameRated'::text, 'QuestionCorrected'::text, 'CorrectionUndone'::text, 'GameFollowed'::text]));
CREATE INDEX events_order ON ONLY public.events USING btree (transaction_id, "position");

create table feedback (
  id uuid default gen_random_uuid() not null,
  text text not null,
  email character varying(255),
  created_at timestamp(3) with time zone default now() not null,
  done_at timestamp with time zone,
  constraint feedback_pkey PRIMARY KEY (id)
);
CREATE INDEX feedback_created ON public.feedback USING btree (created_at, id);

create table forgotten_games (
  game_id text collate "C" not null,
  rule text collate "C" not null,
  forgotten_at timestamp with time zone default now() not null,
  events integer not null,
  seal bytea,
  constraint forgotten_games_pkey PRIMARY KEY (game_id)
);

create table forgotten_names (
  game_id text collate "C" not null,
  player_id text collate "C" not null,
  name_of text not null,
  forgotten_at timestamp with time zone default now() not null,
  constraint forgotten_names_name_of_check CHECK ((name_of = ANY (ARRAY['player'::text, 'team'::text]))),
  constraint forgotten_names_pkey PRIMARY KEY (game_id, player_id, name_of)
);

create table game_claims (
  game_id text collate "C" not null,
  host_id uuid not null,
  claimed_at timestamp with time zone not null,
  constraint game_claims_pkey PRIMARY KEY (game_id)
);

create table game_participants (
  id text collate "C" not null,
  game_id text collate "C" not null,
  player_name text not null,
  team_name text,
  user_id uuid,
  joined_at timestamp with time zone not null,
  is_active boolean default true not null,
  seated_from integer,
  removed_version integer,
  constraint game_participants_pkey PRIMARY KEY (game_id, id)
);
CREATE INDEX game_participants_user ON public.game_participants USING btree (user_id) WHERE (user_id IS NOT NULL);

create table game_places (
  game_id text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  score integer not null,
  "position" integer not null,
  constraint game_places_pkey PRIMARY KEY (game_id, kind, id)
);

create table game_questions (
  id uuid not null,
  game_id text collate "C" not null,
  "order" integer not null,
  question_id text,
  question text not null,
  options text[] not null,
  answer smallint,
  time_limit integer not null,
  category text not null,
  difficulty text not null,
  explanation text,
  points integer not null,
  created_at timestamp with time zone not null,
  kind text default 'single'::text not null,
  task jsonb,
  constraint game_questions_pkey PRIMARY KEY (game_id, "order")
);

create table game_results (
  game_id text collate "C" not null,
  host_id uuid,
  finished_at timestamp with time zone not null,
  finished_version integer not null,
  participant_count integer not null,
  winner text,
  stars integer default 0 not null,
  ratings integer default 0 not null,
  others integer default 1 not null,
  decided_by text,
  constraint game_results_pkey PRIMARY KEY (game_id)
);
CREATE INDEX game_results_host ON public.game_results USING btree (host_id);

create table game_seals (
  game_id text collate "C" not null,
  page integer not null,
  version integer not null,
  digests bytea not null,
  seal bytea not null,
  constraint game_seals_pkey PRIMARY KEY (game_id, page)
);

create table game_sessions (
  id uuid not null,
  game_id text collate "C" not null,
  current_question_index integer default 0 not null,
  started_at timestamp with time zone,
  completed_at timestamp with time zone,
  is_active boolean default false not null,
  constraint game_sessions_pkey PRIMARY KEY (game_id)
);

create table game_snapshots (
  game_id text not null,
  version integer not null,
  fold_version integer not null,
  state json not null,
  made_at timestamp with time zone default now() not null,
  constraint game_snapshots_pkey PRIMARY KEY (game_id)
);

create table game_streams (
  game_id text collate "C" not null,
  version integer default 0 not null,
  round integer default 0 not null,
  due_at timestamp with time zone,
  constraint game_streams_pkey PRIMARY KEY (game_id)
) with (fillfactor=50);
CREATE INDEX game_streams_due ON public.game_streams USING btree (due_at) WHERE (due_at IS NOT NULL);

create table games (
  id text collate "C" not null,
  title text not null,
  category text not null,
  difficulty text not null,
  questions_per_game integer not null,
  time_per_question integer not null,
  game_code text not null,
  is_active boolean default false not null,
  is_started boolean default false not null,
  is_completed boolean default false not null,
  created_at timestamp with time zone not null,
  created_by uuid,
  selected_questions text[] not null,
  kind text not null,
  status text not null,
  ended_by text,
  team_id text,
  team_mode boolean not null,
  started_at timestamp with time zone,
  completed_at timestamp with time zone,
  participant_count integer default 0 not null,
  lobby_until integer,
  constraint games_pkey PRIMARY KEY (id)
);
CREATE INDEX games_host ON public.games USING btree (created_by, created_at DESC, id DESC);
CREATE INDEX games_of_hosts ON public.games USING btree (completed_at, id) WHERE ((kind = 'live'::text) AND (completed_at IS NOT NULL));
CREATE INDEX games_of_nobody ON public.games USING btree (completed_at, id) WHERE ((kind <> 'live'::text) AND (completed_at IS NOT NULL));
CREATE INDEX games_team ON public.games USING btree (team_id) WHERE (team_id IS NOT NULL);
CREATE INDEX games_under_way ON public.games USING btree (id) WHERE ((kind = 'live'::text) AND (status <> 'finished'::text));

create table identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  user_id uuid not null,
  roles text[] not null,
  signed_in_at timestamp with time zone not null,
  provider text,
  constraint identities_pkey PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user ON public.identities USING btree (user_id);

create table installation (
  only_row boolean default true not null,
  epoch uuid default gen_random_uuid() not null,
  constraint installation_only_row_check CHECK (only_row),
  constraint installation_pkey PRIMARY KEY (only_row)
);

create table join_codes (
  code text collate "C" not null,
  kind text not null,
  ref text not null,
  team_id text,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  constraint join_codes_kind_check CHECK ((kind = ANY (ARRAY['game'::text, 'team'::text, 'series'::text, 'assignment'::text]))),
  constraint join_codes_pkey PRIMARY KEY (code)
);
CREATE INDEX join_codes_plain ON public.join_codes USING btree (translate(code, 'OQILZSB'::text, '0011258'::text));
CREATE INDEX join_codes_team ON public.join_codes USING btree (team_id, created_at) WHERE (kind = 'game'::text);

create table kept_achievements (
  user_id uuid not null,
  achievement_type character varying(50) not null,
  earned_at timestamp with time zone not null,
  constraint kept_achievements_pkey PRIMARY KEY (user_id, achievement_type)
);

create table league_hand (
  league_id text collate "C" not null,
  game_id text collate "C" not null,
  competitor text collate "C" not null,
  member_id text collate "C",
  constraint league_hand_pkey PRIMARY KEY (league_id, game_id, competitor)
);
CREATE INDEX league_hand_game ON public.league_hand USING btree (game_id);
CREATE INDEX league_hand_member ON public.league_hand USING btree (member_id);

create table league_mails (
  league_id text collate "C" not null,
  game_id text collate "C" not null,
  user_id uuid not null,
  noted_at timestamp(3) with time zone default now() not null,
  attempts integer default 0 not null,
  due_at timestamp(3) with time zone default now(),
  sent_at timestamp(3) with time zone,
  constraint league_mails_pkey PRIMARY KEY (league_id, game_id, user_id)
);
CREATE INDEX league_mails_due ON public.league_mails USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX league_mails_game ON public.league_mails USING btree (game_id);
CREATE INDEX league_mails_user ON public.league_mails USING btree (user_id);

create table league_members (
  id text collate "C" not null,
  league_id text collate "C" not null,
  name text not null,
  name_key text collate "C" not null,
  user_id uuid,
  pin_hash text collate "C",
  joined_at timestamp(3) with time zone default now() not null,
  constraint league_members_check CHECK (((user_id IS NULL) OR (pin_hash IS NULL))),
  constraint league_members_league_id_name_key_key UNIQUE (league_id, name_key),
  constraint league_members_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX league_members_user ON public.league_members USING btree (user_id, league_id) WHERE (user_id IS NOT NULL);

create table league_nights (
  league_id text collate "C" not null,
  game_id text collate "C" not null,
  is_final boolean default false not null,
  mailed boolean default false not null,
  constraint league_nights_pkey PRIMARY KEY (league_id, game_id)
);
CREATE INDEX league_nights_game ON public.league_nights USING btree (game_id);
CREATE INDEX league_nights_unmailed ON public.league_nights USING btree (game_id) WHERE (NOT mailed);

create table league_organisers (
  league_id text collate "C" not null,
  user_id uuid not null,
  added_at timestamp(3) with time zone default now() not null,
  constraint league_organisers_pkey PRIMARY KEY (league_id, user_id)
);
CREATE INDEX league_organisers_user ON public.league_organisers USING btree (user_id);

create table league_readers (
  league_id text collate "C" not null,
  user_id uuid not null,
  wants boolean not null,
  constraint league_readers_pkey PRIMARY KEY (league_id, user_id)
);
CREATE INDEX league_readers_user ON public.league_readers USING btree (user_id);

create table leagues (
  id text collate "C" not null,
  owner_id uuid not null,
  title text not null,
  kind text collate "C" not null,
  rules jsonb not null,
  token text collate "C" not null,
  open_to_join boolean default false not null,
  organiser_link integer,
  made_at timestamp(3) with time zone not null,
  ended_at timestamp(3) with time zone,
  sealed text,
  seal text collate "C",
  constraint leagues_check CHECK ((((ended_at IS NULL) = (sealed IS NULL)) AND ((ended_at IS NULL) = (seal IS NULL)))),
  constraint leagues_pkey PRIMARY KEY (id),
  constraint leagues_token_key UNIQUE (token)
);
CREATE INDEX leagues_owner ON public.leagues USING btree (owner_id);

create table media (
  hash text not null,
  facts jsonb not null,
  bytes integer not null,
  small text,
  kept_at timestamp(3) with time zone default now() not null,
  constraint media_bytes_check CHECK ((bytes > 0)),
  constraint media_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint media_pkey PRIMARY KEY (hash)
);
CREATE INDEX media_by_age ON public.media USING btree (kept_at, hash);

create table media_bytes (
  hash text not null,
  body bytea not null,
  constraint media_bytes_pkey PRIMARY KEY (hash)
);

create table media_of_accounts (
  user_id uuid not null,
  hash text not null,
  constraint media_of_accounts_pkey PRIMARY KEY (user_id, hash)
);
CREATE INDEX media_of_accounts_by_hash ON public.media_of_accounts USING btree (hash);

create table media_of_games (
  game_id text not null,
  hash text not null,
  named_at timestamp(3) with time zone default now() not null,
  constraint media_of_games_pkey PRIMARY KEY (game_id, hash)
);
CREATE INDEX media_of_games_by_hash ON public.media_of_games USING btree (hash);

create table name_keys (
  game_id text collate "C" not null,
  root bytea,
  constraint name_keys_pkey PRIMARY KEY (game_id)
);

create table newsletter_subscriptions (
  id uuid default gen_random_uuid() not null,
  email character varying(255) not null,
  interests text[] default '{}'::text[] not null,
  token text not null,
  subscribed_at timestamp(3) with time zone default now() not null,
  is_active boolean default true not null,
  unsubscribed_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone,
  asked_at timestamp(3) with time zone,
  asked_interests text[],
  asked_language text,
  asked_token text,
  mail_due_at timestamp(3) with time zone,
  mail_attempts integer default 0 not null,
  mailed_at timestamp(3) with time zone,
  constraint newsletter_subscriptions_asked_token_key UNIQUE (asked_token),
  constraint newsletter_subscriptions_email_key UNIQUE (email),
  constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
  constraint newsletter_subscriptions_token_key UNIQUE (token)
);
CREATE INDEX newsletter_asked ON public.newsletter_subscriptions USING btree (asked_at) WHERE (asked_at IS NOT NULL);
CREATE INDEX newsletter_mails_due ON public.newsletter_subscriptions USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);

create table overlays (
  id text collate "C" not null,
  game_id text collate "C" not null,
  user_id uuid not null,
  token_hash text collate "C" not null,
  created_at timestamp with time zone not null,
  constraint overlays_pkey PRIMARY KEY (id),
  constraint overlays_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX overlays_game ON public.overlays USING btree (game_id);
CREATE INDEX overlays_user ON public.overlays USING btree (user_id);

create table player_answers (
  id uuid not null,
  game_id text collate "C" not null,
  participant_id text collate "C" not null,
  question_index integer not null,
  question_id text,
  custom_question_id uuid,
  selected_answer smallint,
  is_correct boolean not null,
  answered_at timestamp with time zone not null,
  time_to_answer integer,
  given jsonb,
  fraction double precision,
  constraint player_answers_pkey PRIMARY KEY (game_id, question_index, participant_id)
);

create table player_scores (
  period text collate "C" not null,
  user_id uuid not null,
  score bigint not null,
  games integer not null,
  constraint player_scores_pkey PRIMARY KEY (period, user_id)
);
CREATE INDEX player_scores_rank ON public.player_scores USING btree (period, score DESC, user_id);

create table projections (
  name text not null,
  build text not null,
  version integer not null,
  transaction_id xid8 default '0'::xid8 not null,
  "position" bigint default 0 not null,
  updated_at timestamp with time zone default now() not null,
  constraint projections_build_check CHECK ((build = ANY (ARRAY['live'::text, 'next'::text]))),
  constraint projections_pkey PRIMARY KEY (name, build)
);

create table question_results (
  game_id text collate "C" not null,
  question_index integer not null,
  participants integer not null,
  counts integer[] not null,
  no_answer integer not null,
  correct integer not null,
  median_ms integer,
  stayed integer,
  shares double precision,
  question_id text,
  asks text,
  asked integer default 0 not null,
  known integer default 0 not null,
  constraint question_results_pkey PRIMARY KEY (game_id, question_index)
);

create table question_shares (
  question_id text collate "C" not null,
  asks text collate "C" not null,
  games integer not null,
  asked bigint not null,
  known bigint not null,
  constraint question_shares_pkey PRIMARY KEY (question_id, asks)
);

create table questions (
  id text default (gen_random_uuid())::text not null,
  place bigint generated by default as identity not null,
  category character varying(50) not null,
  difficulty character varying(10) default 'Medium'::character varying not null,
  question text not null,
  options text[] not null,
  answer smallint,
  time_limit integer,
  explanation text,
  created_by uuid,
  created_at timestamp(3) with time zone default now() not null,
  task jsonb,
  media jsonb,
  media_hash text generated always as ((media ->> 'hash'::text)) stored,
  option_media jsonb,
  option_a_hash text generated always as (((option_media -> 0) ->> 'hash'::text)) stored,
  option_b_hash text generated always as (((option_media -> 1) ->> 'hash'::text)) stored,
  option_c_hash text generated always as (((option_media -> 2) ->> 'hash'::text)) stored,
  option_d_hash text generated always as (((option_media -> 3) ->> 'hash'::text)) stored,
  option_e_hash text generated always as (((option_media -> 4) ->> 'hash'::text)) stored,
  option_f_hash text generated always as (((option_media -> 5) ->> 'hash'::text)) stored,
  asks text generated always as (md5(((((question || chr(31)) || COALESCE((media ->> 'hash'::text), ''::text)) || chr(31)) || COALESCE((task)::text, ((((((((((((COALESCE(options[1], ''::text) || chr(31)) || COALESCE(options[2], ''::text)) || chr(31)) || COALESCE(options[3], ''::text)) || chr(31)) || COALESCE(options[4], ''::text)) || chr(31)) || COALESCE(options[5], ''::text)) || chr(31)) || COALESCE(options[6], ''::text)) || chr(31)) || (answer)::text), ''::text)))) stored,
  template text collate "C",
  answering text[],
  retired boolean default false not null,
  withdrawn boolean default false not null,
  constraint questions_answer_check CHECK (
CASE
    WHEN (task IS NULL) THEN ((answer IS NOT NULL) AND (answer >= 0) AND (answer < cardinality(options)))
    ELSE (answer IS NULL)
END),
  constraint questions_options_check CHECK ((((cardinality(options) >= 2) AND (cardinality(options) <= 6)) OR ((task IS NOT NULL) AND (cardinality(options) <= 8)))),
  constraint questions_pkey PRIMARY KEY (id)
);
CREATE INDEX questions_by_media ON public.questions USING btree (media_hash) WHERE (media_hash IS NOT NULL);
CREATE INDEX questions_by_option_a ON public.questions USING btree (option_a_hash) WHERE (option_a_hash IS NOT NULL);
CREATE INDEX questions_by_option_b ON public.questions USING btree (option_b_hash) WHERE (option_b_hash IS NOT NULL);
CREATE INDEX questions_by_option_c ON public.questions USING btree (option_c_hash) WHERE (option_c_hash IS NOT NULL);
CREATE INDEX questions_by_option_d ON public.questions USING btree (option_d_hash) WHERE (option_d_hash IS NOT NULL);
CREATE INDEX questions_by_option_e ON public.questions USING btree (option_e_hash) WHERE (option_e_hash IS NOT NULL);
CREATE INDEX questions_by_option_f ON public.questions USING btree (option_f_hash) WHERE (option_f_hash IS NOT NULL);
CREATE INDEX questions_category ON public.questions USING btree (lower((category)::text), place);
CREATE INDEX questions_owner ON public.questions USING btree (created_by, place);

create table reported_sets (
  set_id uuid not null,
  times integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  outcome text collate "C",
  done_at timestamp with time zone,
  constraint reported_sets_pkey PRIMARY KEY (set_id)
);
CREATE INDEX reported_sets_last ON public.reported_sets USING btree (last_at);

create table reported_things (
  id uuid default gen_random_uuid() not null,
  game_id text collate "C" not null,
  about text collate "C" not null,
  player_id text collate "C" not null,
  name text collate "C" not null,
  times integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  outcome text collate "C",
  done_at timestamp with time zone,
  question_id text collate "C",
  question_source text collate "C",
  constraint reported_things_game_id_about_player_id_name_key UNIQUE (game_id, about, player_id, name),
  constraint reported_things_pkey PRIMARY KEY (id)
);
CREATE INDEX reported_things_last ON public.reported_things USING btree (last_at);
CREATE INDEX reported_things_question ON public.reported_things USING btree (question_id) WHERE (question_id IS NOT NULL);

create table reports (
  thing_id uuid not null,
  reporter_hash text collate "C" not null,
  user_id uuid,
  standing text collate "C" not null,
  reason text collate "C" not null,
  note text,
  reported_at timestamp with time zone not null,
  constraint reports_pkey PRIMARY KEY (thing_id, reporter_hash)
);
CREATE INDEX reports_user ON public.reports USING btree (user_id);

create table retention_rules (
  rule text collate "C" not null,
  days integer not null,
  since timestamp with time zone not null,
  constraint retention_rules_pkey PRIMARY KEY (rule)
);

create table room_claims (
  room text not null,
  game_id text not null,
  constraint demos_pkey PRIMARY KEY (room)
);

create table saved_custom_questions (
  id uuid not null,
  saved_trivia_set_id uuid not null,
  "order" integer not null,
  question text not null,
  options text[] not null,
  answer smallint,
  time_limit integer,
  created_at timestamp(3) with time zone default now() not null,
  task jsonb,
  media jsonb,
  media_hash text generated always as ((media ->> 'hash'::text)) stored,
  option_media jsonb,
  option_a_hash text generated always as (((option_media -> 0) ->> 'hash'::text)) stored,
  option_b_hash text generated always as (((option_media -> 1) ->> 'hash'::text)) stored,
  option_c_hash text generated always as (((option_media -> 2) ->> 'hash'::text)) stored,
  option_d_hash text generated always as (((option_media -> 3) ->> 'hash'::text)) stored,
  option_e_hash text generated always as (((option_media -> 4) ->> 'hash'::text)) stored,
  option_f_hash text generated always as (((option_media -> 5) ->> 'hash'::text)) stored,
  constraint saved_custom_questions_answer_check CHECK (
CASE
    WHEN (task IS NULL) THEN ((answer IS NOT NULL) AND (answer >= 0) AND (answer < cardinality(options)))
    ELSE (answer IS NULL)
END),
  constraint saved_custom_questions_options_check CHECK ((((cardinality(options) >= 2) AND (cardinality(options) <= 6)) OR ((task IS NOT NULL) AND (cardinality(options) <= 8)))),
  constraint saved_custom_questions_order_check CHECK (("order" >= 1)),
  constraint saved_custom_questions_pkey PRIMARY KEY (id),
  constraint saved_custom_questions_saved_trivia_set_id_order_key UNIQUE (saved_trivia_set_id, "order")
);
CREATE INDEX saved_custom_questions_by_media ON public.saved_custom_questions USING btree (media_hash) WHERE (media_hash IS NOT NULL);
CREATE INDEX saved_custom_questions_by_option_a ON public.saved_custom_questions USING btree (option_a_hash) WHERE (option_a_hash IS NOT NULL);
CREATE INDEX saved_custom_questions_by_option_b ON public.saved_custom_questions USING btree (option_b_hash) WHERE (option_b_hash IS NOT NULL);
CREATE INDEX saved_custom_questions_by_option_c ON public.saved_custom_questions USING btree (option_c_hash) WHERE (option_c_hash IS NOT NULL);
CREATE INDEX saved_custom_questions_by_option_d ON public.saved_custom_questions USING btree (option_d_hash) WHERE (option_d_hash IS NOT NULL);
CREATE INDEX saved_custom_questions_by_option_e ON public.saved_custom_questions USING btree (option_e_hash) WHERE (option_e_hash IS NOT NULL);
CREATE INDEX saved_custom_questions_by_option_f ON public.saved_custom_questions USING btree (option_f_hash) WHERE (option_f_hash IS NOT NULL);

create table saved_trivia_sets (
  id uuid default gen_random_uuid() not null,
  title character varying(100) not null,
  category character varying(50) not null,
  difficulty character varying(10) not null,
  questions_per_game integer default 10 not null,
  time_per_question integer default 30 not null,
  created_by uuid,
  guest_session_id character varying(36),
  selected_questions text[] default '{}'::text[] not null,
  is_draft boolean default true not null,
  launched_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  updated_at timestamp(3) with time zone default clock_timestamp() not null,
  language character varying(35),
  version integer default 1 not null,
  saved_by uuid,
  saved_at timestamp(3) with time zone,
  sharing text collate "C" default 'private'::text not null,
  share_token text collate "C",
  licence text collate "C",
  shared_as text,
  shared_at timestamp(3) with time zone,
  question_count integer default 0 not null,
  kinds text[] default '{}'::text[] not null,
  stars integer default 0 not null,
  search tsvector,
  search_language text collate "C",
  hidden_at timestamp(3) with time zone,
  hidden_reason text collate "C",
  hidden_note text,
  co_author_link integer,
  search_title tsvector generated always as (ts_filter(search, '{a}'::"char"[])) stored,
  constraint only_accounts_share CHECK (((sharing = 'private'::text) OR (created_by IS NOT NULL))),
  constraint saved_trivia_sets_check CHECK (((created_by IS NULL) <> (guest_session_id IS NULL))),
  constraint saved_trivia_sets_pkey PRIMARY KEY (id),
  constraint saved_trivia_sets_share_token_key UNIQUE (share_token),
  constraint saved_trivia_sets_sharing_check CHECK ((sharing = ANY (ARRAY['private'::text, 'link'::text, 'public'::text])))
);
CREATE INDEX saved_trivia_sets_category ON public.saved_trivia_sets USING btree (lower((category)::text), question_count) WHERE ((sharing = 'public'::text) AND (hidden_at IS NULL));
CREATE INDEX saved_trivia_sets_guest ON public.saved_trivia_sets USING btree (guest_session_id, created_at DESC, id DESC) WHERE (guest_session_id IS NOT NULL);
CREATE INDEX saved_trivia_sets_language ON public.saved_trivia_sets USING btree (search_language, question_count) WHERE ((sharing = 'public'::text) AND (hidden_at IS NULL));
CREATE INDEX saved_trivia_sets_owner ON public.saved_trivia_sets USING btree (created_by, created_at DESC, id DESC);
CREATE INDEX saved_trivia_sets_public ON public.saved_trivia_sets USING btree (stars DESC, shared_at DESC, id DESC) INCLUDE (question_count, search_language, category, created_by) WHERE ((sharing = 'public'::text) AND (hidden_at IS NULL));
CREATE INDEX saved_trivia_sets_search ON public.saved_trivia_sets USING gin (search) WHERE ((sharing = 'public'::text) AND (hidden_at IS NULL));
CREATE INDEX saved_trivia_sets_search_title ON public.saved_trivia_sets USING gin (search_title) WHERE ((sharing = 'public'::text) AND (hidden_at IS NULL));
CREATE INDEX saved_trivia_sets_unclaimed ON public.saved_trivia_sets USING btree (updated_at) WHERE (created_by IS NULL);

create table seat_codes (
  game_id text collate "C" not null,
  player_id text collate "C" not null,
  code_hash text collate "C" not null,
  expires_at timestamp with time zone not null,
  token_hash text collate "C",
  constraint seat_codes_code_hash_key UNIQUE (code_hash),
  constraint seat_codes_pkey PRIMARY KEY (game_id, player_id)
);
CREATE INDEX seat_codes_expiry ON public.seat_codes USING btree (expires_at);

create table seat_name_keys (
  game_id text collate "C" not null,
  player_id text collate "C" not null,
  key bytea not null,
  constraint seat_name_keys_pkey PRIMARY KEY (game_id, player_id)
);

create table seats (
  game_id text collate "C" not null,
  player_id text collate "C" not null,
  token_hash text collate "C" not null,
  user_id uuid,
  created_at timestamp with time zone default now() not null,
  browser_hash text,
  network_hash text,
  name_mark bytea,
  constraint seats_game_id_token_hash_key UNIQUE (game_id, token_hash),
  constraint seats_pkey PRIMARY KEY (game_id, player_id)
);
CREATE INDEX seats_user ON public.seats USING btree (user_id) WHERE (user_id IS NOT NULL);

create table series (
  id text collate "C" not null,
  user_id uuid not null,
  title text not null,
  code text collate "C" not null,
  schedule jsonb not null,
  template jsonb not null,
  paused boolean default false not null,
  created_at timestamp(3) with time zone not null,
  next_night date,
  next_at timestamp(3) with time zone,
  make_at timestamp(3) with time zone,
  busy_until timestamp(3) with time zone,
  problem text collate "C",
  constraint series_code_key UNIQUE (code),
  constraint series_pkey PRIMARY KEY (id)
);
CREATE INDEX series_due ON public.series USING btree (make_at) WHERE (make_at IS NOT NULL);
CREATE INDEX series_user ON public.series USING btree (user_id);

create table series_nights (
  series_id text collate "C" not null,
  night date not null,
  starts_at timestamp(3) with time zone not null,
  state text collate "C" not null,
  game_id text collate "C",
  constraint series_nights_game_id_key UNIQUE (game_id),
  constraint series_nights_pkey PRIMARY KEY (series_id, night),
  constraint series_nights_state_check CHECK ((state = ANY (ARRAY['making'::text, 'made'::text, 'skipped'::text, 'missed'::text])))
);

create table sessions (
  sid character varying not null,
  sess json not null,
  expire timestamp(6) with time zone not null,
  constraint sessions_pkey PRIMARY KEY (sid)
);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_user ON public.sessions USING btree ((((sess -> 'passport'::text) ->> 'user'::text)));

create table set_co_authors (
  set_id uuid not null,
  user_id uuid not null,
  added_at timestamp(3) with time zone default now() not null,
  constraint set_co_authors_pkey PRIMARY KEY (set_id, user_id)
);
CREATE INDEX set_co_authors_user ON public.set_co_authors USING btree (user_id);

create table set_games (
  game_id text collate "C" not null,
  set_id uuid not null,
  constraint set_games_pkey PRIMARY KEY (game_id)
);
CREATE INDEX set_games_set ON public.set_games USING btree (set_id);

create table set_origins (
  set_id uuid not null,
  origin_id uuid not null,
  title text not null,
  shared_as text not null,
  licence text collate "C" not null,
  copied_at timestamp(3) with time zone default now() not null,
  base jsonb not null,
  constraint set_origins_pkey PRIMARY KEY (set_id)
);

create table set_reports (
  set_id uuid not null,
  reporter_hash text collate "C" not null,
  user_id uuid,
  standing text collate "C" not null,
  reason text collate "C" not null,
  note text,
  reported_at timestamp with time zone not null,
  constraint set_reports_pkey PRIMARY KEY (set_id, reporter_hash)
);
CREATE INDEX set_reports_user ON public.set_reports USING btree (user_id);

create table set_stars (
  set_id uuid not null,
  user_id uuid not null,
  starred_at timestamp(3) with time zone default now() not null,
  constraint set_stars_pkey PRIMARY KEY (set_id, user_id)
);
CREATE INDEX set_stars_user ON public.set_stars USING btree (user_id);

create table set_versions (
  set_id uuid not null,
  version integer not null,
  saved_by uuid,
  saved_at timestamp(3) with time zone not null,
  title text not null,
  question_count integer not null,
  bytes integer not null,
  content jsonb,
  constraint set_versions_pkey PRIMARY KEY (set_id, version)
);

create table summary_mails (
  game_id text collate "C" not null,
  host_id uuid not null,
  made_at timestamp(3) with time zone default now() not null,
  due_at timestamp(3) with time zone default now(),
  attempts integer default 0 not null,
  sent_at timestamp(3) with time zone,
  constraint summary_mails_pkey PRIMARY KEY (game_id)
);
CREATE INDEX summary_mails_due ON public.summary_mails USING btree (due_at) WHERE (due_at IS NOT NULL);

create table suspensions (
  user_id uuid not null,
  reason text collate "C" not null,
  note text,
  suspended_by uuid,
  suspended_at timestamp with time zone not null,
  constraint suspensions_pkey PRIMARY KEY (user_id)
);

create table team_results (
  game_id text collate "C" not null,
  team_name text collate "C" not null,
  score integer not null,
  board_points integer,
  constraint team_results_pkey PRIMARY KEY (game_id, team_name)
);

create table team_scores (
  period text collate "C" not null,
  host_id uuid not null,
  team_name text collate "C" not null,
  score bigint not null,
  games integer not null,
  constraint team_scores_pkey PRIMARY KEY (period, host_id, team_name)
);
CREATE INDEX team_scores_rank ON public.team_scores USING btree (period, score DESC, host_id, team_name);

create table teams (
  id text not null,
  name character varying(50) not null,
  code text collate "C" not null,
  owner_id uuid not null,
  created_at timestamp(3) with time zone default clock_timestamp() not null,
  mark_secret bytea default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) not null,
  constraint teams_code_key UNIQUE (code),
  constraint teams_pkey PRIMARY KEY (id)
);
CREATE INDEX teams_owner ON public.teams USING btree (owner_id, created_at DESC, id DESC);

create table tvs (
  id text collate "C" not null,
  token_hash text collate "C" not null,
  code text collate "C" not null,
  code_until timestamp with time zone not null,
  user_id uuid,
  session_id character varying,
  paired_at timestamp with time zone,
  seen_at timestamp with time zone not null,
  browser text,
  system text,
  constraint tvs_pkey PRIMARY KEY (id),
  constraint tvs_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX tvs_user ON public.tvs USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX tvs_waiting ON public.tvs USING btree (code) WHERE (user_id IS NULL);

create table unused_archive_files (
  name text collate "C" not null,
  since timestamp with time zone default clock_timestamp() not null,
  constraint unused_archive_files_pkey PRIMARY KEY (name)
);

create table user_achievements (
  id uuid not null,
  user_id uuid not null,
  achievement_type character varying(50) not null,
  achievement_name character varying(100) not null,
  achievement_description text not null,
  badge_icon character varying(10) not null,
  earned_at timestamp with time zone not null,
  constraint user_achievements_pkey PRIMARY KEY (user_id, achievement_type)
);

create table user_game_history (
  id uuid not null,
  user_id uuid not null,
  game_id text collate "C" not null,
  participant_id text collate "C",
  role character varying(20) not null,
  score integer not null,
  questions_answered integer not null,
  correct_answers integer not null,
  question_count integer not null,
  "position" integer,
  won boolean not null,
  perfect boolean not null,
  played_at timestamp with time zone not null,
  board_points integer,
  constraint user_game_history_pkey PRIMARY KEY (game_id, user_id, role)
);
CREATE INDEX user_game_history_user ON public.user_game_history USING btree (user_id, role, played_at, game_id);

create table user_roles (
  user_id uuid not null,
  role text collate "C" not null,
  given_by uuid,
  given_at timestamp with time zone not null,
  constraint user_roles_pkey PRIMARY KEY (user_id, role)
);

create table user_settings (
  user_id uuid not null,
  dark_mode boolean not null,
  email_notifications boolean not null,
  game_notifications boolean not null,
  marketing_emails boolean not null,
  marketing_changed_at timestamp(3) with time zone,
  language text default 'en'::text not null,
  public_name boolean default false not null,
  constraint user_settings_pkey PRIMARY KEY (user_id)
);

create table users (
  id uuid default gen_random_uuid() not null,
  google_id text,
  email character varying(255) not null,
  first_name text,
  last_name text,
  profile_image_url text,
  username character varying(50),
  bio character varying(500),
  is_profile_complete boolean default false not null,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone default now() not null,
  email_trusted boolean default true not null,
  constraint users_email_key UNIQUE (email),
  constraint users_google_id_key UNIQUE (google_id),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX users_username ON public.users USING btree (lower((username)::text));

create table webhook_deliveries (
  id text collate "C" not null,
  endpoint_id text collate "C" not null,
  event_key text collate "C" not null,
  type text collate "C" not null,
  game_id text collate "C",
  at timestamp with time zone not null,
  noted_at timestamp with time zone not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone,
  tried_at timestamp with time zone,
  delivered_at timestamp with time zone,
  status integer,
  failure text collate "C",
  constraint webhook_deliveries_endpoint_id_event_key_key UNIQUE (endpoint_id, event_key),
  constraint webhook_deliveries_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX webhook_deliveries_game ON public.webhook_deliveries USING btree (game_id);
CREATE INDEX webhook_deliveries_listed ON public.webhook_deliveries USING btree (endpoint_id, noted_at, id);
CREATE INDEX webhook_deliveries_noted ON public.webhook_deliveries USING btree (noted_at);

create table webhook_endpoints (
  id text collate "C" not null,
  user_id uuid not null,
  url text not null,
  events text[] not null,
  secret text not null,
  former_secret text,
  former_until timestamp with time zone,
  created_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  off_since timestamp with time zone,
  off_because text collate "C",
  busy_with text collate "C",
  busy_until timestamp with time zone,
  constraint webhook_endpoints_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_endpoints_user ON public.webhook_endpoints USING btree (user_id);

create table what_if_links (
  id text collate "C" not null,
  game_id text collate "C" not null,
  user_id uuid not null,
  secret_hash text collate "C" not null,
  rules jsonb not null,
  created_at timestamp with time zone not null,
  constraint what_if_links_pkey PRIMARY KEY (id),
  constraint what_if_links_secret_hash_key UNIQUE (secret_hash)
);
CREATE INDEX what_if_links_game ON public.what_if_links USING btree (game_id);
CREATE INDEX what_if_links_user ON public.what_if_links USING btree (user_id);
alter table access_tokens add constraint access_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table account_quotas add constraint account_quotas_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table archived_games add constraint archived_games_host_id_fkey FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE CASCADE;
alter table assignment_people add constraint assignment_people_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
alter table assignment_people add constraint assignment_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table assignment_reminders add constraint assignment_reminders_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
alter table assignment_reminders add constraint assignment_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table assignments add constraint assignments_code_fkey FOREIGN KEY (code) REFERENCES join_codes(code);
alter table assignments add constraint assignments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table attempts add constraint attempts_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES assignments(id) ON DELETE CASCADE;
alter table bank_mends add constraint bank_mends_mended_by_fkey FOREIGN KEY (mended_by) REFERENCES users(id) ON DELETE SET NULL;
alter sequence events_positions owned by events."position";
create table events_without_month partition of events DEFAULT;
alter table game_claims add constraint game_claims_host_id_fkey FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE CASCADE;
alter table identities add constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table kept_achievements add constraint kept_achievements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table league_hand add constraint league_hand_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table league_hand add constraint league_hand_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE;
alter table league_hand add constraint league_hand_member_id_fkey FOREIGN KEY (member_id) REFERENCES league_members(id) ON DELETE CASCADE;
alter table league_mails add constraint league_mails_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table league_mails add constraint league_mails_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE;
alter table league_mails add constraint league_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table league_members add constraint league_members_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE;
alter table league_members add constraint league_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table league_nights add constraint league_nights_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table league_nights add constraint league_nights_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE;
alter table league_organisers add constraint league_organisers_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE;
alter table league_organisers add constraint league_organisers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table league_readers add constraint league_readers_league_id_fkey FOREIGN KEY (league_id) REFERENCES leagues(id) ON DELETE CASCADE;
alter table league_readers add constraint league_readers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table leagues add constraint leagues_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table media_of_accounts add constraint media_of_accounts_hash_fkey FOREIGN KEY (hash) REFERENCES media(hash) ON DELETE CASCADE;
alter table media_of_accounts add constraint media_of_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table media_of_games add constraint media_of_games_hash_fkey FOREIGN KEY (hash) REFERENCES media(hash);
alter table overlays add constraint overlays_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table overlays add constraint overlays_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table questions add constraint questions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE;
alter table questions add constraint questions_media_hash_fkey FOREIGN KEY (media_hash) REFERENCES media(hash);
alter table questions add constraint questions_option_a_hash_fkey FOREIGN KEY (option_a_hash) REFERENCES media(hash);
alter table questions add constraint questions_option_b_hash_fkey FOREIGN KEY (option_b_hash) REFERENCES media(hash);
alter table questions add constraint questions_option_c_hash_fkey FOREIGN KEY (option_c_hash) REFERENCES media(hash);
alter table questions add constraint questions_option_d_hash_fkey FOREIGN KEY (option_d_hash) REFERENCES media(hash);
alter table questions add constraint questions_option_e_hash_fkey FOREIGN KEY (option_e_hash) REFERENCES media(hash);
alter table questions add constraint questions_option_f_hash_fkey FOREIGN KEY (option_f_hash) REFERENCES media(hash);
alter table reported_sets add constraint reported_sets_set_id_fkey FOREIGN KEY (set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table reported_things add constraint reported_things_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table reports add constraint reports_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES reported_things(id) ON DELETE CASCADE;
alter table reports add constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table saved_custom_questions add constraint saved_custom_questions_media_hash_fkey FOREIGN KEY (media_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_option_a_hash_fkey FOREIGN KEY (option_a_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_option_b_hash_fkey FOREIGN KEY (option_b_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_option_c_hash_fkey FOREIGN KEY (option_c_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_option_d_hash_fkey FOREIGN KEY (option_d_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_option_e_hash_fkey FOREIGN KEY (option_e_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_option_f_hash_fkey FOREIGN KEY (option_f_hash) REFERENCES media(hash);
alter table saved_custom_questions add constraint saved_custom_questions_saved_trivia_set_id_fkey FOREIGN KEY (saved_trivia_set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table saved_trivia_sets add constraint saved_trivia_sets_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE;
alter table saved_trivia_sets add constraint saved_trivia_sets_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
alter table series add constraint series_code_fkey FOREIGN KEY (code) REFERENCES join_codes(code);
alter table series_nights add constraint series_nights_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id) ON DELETE CASCADE;
alter table series add constraint series_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table set_co_authors add constraint set_co_authors_set_id_fkey FOREIGN KEY (set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table set_co_authors add constraint set_co_authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table set_games add constraint set_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table set_games add constraint set_games_set_id_fkey FOREIGN KEY (set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table set_origins add constraint set_origins_set_id_fkey FOREIGN KEY (set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table set_reports add constraint set_reports_set_id_fkey FOREIGN KEY (set_id) REFERENCES reported_sets(set_id) ON DELETE CASCADE;
alter table set_reports add constraint set_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table set_stars add constraint set_stars_set_id_fkey FOREIGN KEY (set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table set_stars add constraint set_stars_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table set_versions add constraint set_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
alter table set_versions add constraint set_versions_set_id_fkey FOREIGN KEY (set_id) REFERENCES saved_trivia_sets(id) ON DELETE CASCADE;
alter table summary_mails add constraint summary_mails_host_id_fkey FOREIGN KEY (host_id) REFERENCES users(id) ON DELETE CASCADE;
alter table suspensions add constraint suspensions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table teams add constraint teams_code_fkey FOREIGN KEY (code) REFERENCES join_codes(code);
alter table teams add constraint teams_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table tvs add constraint tvs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table user_roles add constraint user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table user_settings add constraint user_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table webhook_deliveries add constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE;
alter table webhook_endpoints add constraint webhook_endpoints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table what_if_links add constraint what_if_links_game_id_fkey FOREIGN KEY (game_id) REFERENCES game_streams(game_id) ON DELETE CASCADE;
alter table what_if_links add constraint what_if_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE OR REPLACE FUNCTION analysis_inside.pseudonym(prefix text, key analysis_key, named text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (prefix || "left"(encode(sha256(((key).outer_key || sha256(((key).inner_key || convert_to(named, 'UTF8'::name))))), 'hex'::text), 16));

CREATE OR REPLACE FUNCTION public.append_events(ids text[], rounds integer[], moves boolean[], dues timestamp with time zone[], types text[], schemas integer[], datas jsonb[], keys text[], ats timestamp with time zone[], actors text[])
 RETURNS TABLE(verdict text, version integer, recorded_ms double precision, command_id text)
 LANGUAGE plpgsql
AS $function$
begin
  return query select * from append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, null::timestamptz);
end $function$;

CREATE OR REPLACE FUNCTION public.append_events(ids text[], rounds integer[], moves boolean[], dues timestamp with time zone[], types text[], schemas integer[], datas jsonb[], keys text[], ats timestamp with time zone[], actors text[], fresh_until timestamp with time zone)
 RETURNS TABLE(verdict text, version integer, recorded_ms double precision, command_id text)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET jit TO 'off'
 SET lock_timeout TO '5s'
AS $function$
#variable_conflict use_column
declare lock_key bigint; stamp timestamptz; stamp_ms float8; lowest text; highest text;
begin
  for lock_key in select distinct hashtextextended(id, 7) k from unnest(ids) id order by k loop
    perform pg_advisory_xact_lock(lock_key);
  end loop;
  stamp := clock_timestamp();
  if fresh_until < stamp then
    raise exception 'decided for a time that is over' using errcode = 'CB001';
  end if;
  stamp_ms := extract(epoch from stamp) * 1000;
  select min(id collate "C"), max(id collate "C") into lowest, highest from unnest(ids) id;
  if -1 = any(rounds) then
    insert into game_streams(game_id)
    select distinct i.id from unnest(ids, rounds) i(id, round) where round = -1 on conflict do nothing;
  end if;
  return query
  with looked as (
    select i.*, s.version base, s.round now_round, d.version seen, d.recorded_at seen_at, d.command_id seen_command,
           row_number() over (partition by i.id, i.key, i.round order by i.ord) nth
    from unnest(ids, rounds, moves, dues, types, schemas, datas, keys, ats, actors) with ordinality
         i(id, round, moves, due, type, schema, data, key, at, actor, ord)
    left join lateral (select g.version, g.round from game_streams g where g.game_id = i.id limit 1) s on true
    left join lateral (select e.version, e.recorded_at, e.data->>'commandId' command_id
                       from events e where e.game_id = i.id and e.key = i.key
                         and e.game_id between lowest and highest limit 1) d on true
  ), judged as (
    select l.*, case
        when base is null then 'missing'
        when seen is not null then 'duplicate'
        when greatest(round, 0) <> now_round then 'fenced'
        when nth > 1 then 'repeated'
        when bool_or(moves and greatest(round, 0) = now_round and seen is null and nth = 1)
             over (partition by id order by ord rows between unbounded preceding and 1 preceding) then 'fenced'
        else 'stored' end verdict
    from looked l
  ), numbered as materialized (
    select j.*, (base + count(*) filter (where verdict = 'stored') over (partition by id order by ord))::int ver
    from judged j
  ), moved as (
    update game_streams g set version = n.top, round = g.round + n.moved,
                              due_at = case when n.moved > 0 then n.due else g.due_at end
    from (select id, max(ver) top, count(*) filter (where moves)::int moved, max(due) filter (where moves) due
          from numbered where verdict = 'stored' group by id) n
    where g.game_id = n.id
  ), stored as (
    insert into events(game_id, version, type, schema, data, key, at, actor, recorded_at)
    select id, ver, type, schema, data, key, at, actor, stamp from numbered where verdict = 'stored' order by ord
  )
  select verdict,
         case verdict when 'stored' then ver when 'duplicate' then seen end,
         case verdict when 'stored' then stamp_ms when 'duplicate' then (extract(epoch from seen_at) * 1000)::float8 end,
         case verdict when 'duplicate' then seen_command end
  from numbered order by ord;
end $function$;

CREATE OR REPLACE FUNCTION public.seal_link(link bytea, before bytea, digest bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN sha256((COALESCE(link, before) || digest));
create aggregate seal_chain(before bytea, digest bytea) (sfunc = seal_link, stype = bytea);

create view analysis_inside.played as
 SELECT f.game_id,
    f.at AS ended_at,
    g.started_version,
    g.is_live,
    g.questions,
    g.scoring,
    g.indexes,
    g.opened_versions,
    g.opened_at,
    g.corrections,
    g.undone,
    k.keys
   FROM events f
     CROSS JOIN LATERAL ( SELECT min(e.version) FILTER (WHERE e.type = 'GameStarted'::text) AS started_version,
            bool_or((e.data ->> 'kind'::text) = 'live'::text) AS is_live,
            (array_agg(e.data -> 'questions'::text ORDER BY e.version DESC) FILTER (WHERE e.type = ANY (ARRAY['GameCreated'::text, 'GameRevised'::text])))[1] AS questions,
            (array_agg((e.data -> 'rules'::text) ->> 'scoring'::text ORDER BY e.version DESC) FILTER (WHERE e.type = ANY (ARRAY['GameCreated'::text, 'RulesChanged'::text])))[1] AS scoring,
            array_agg(((e.data -> 'opened'::text) ->> 'index'::text)::integer ORDER BY e.version) FILTER (WHERE e.type = ANY (ARRAY['GameStarted'::text, 'QuestionAdvanced'::text])) AS indexes,
            array_agg(e.version ORDER BY e.version) FILTER (WHERE e.type = ANY (ARRAY['GameStarted'::text, 'QuestionAdvanced'::text])) AS opened_versions,
            array_agg(e.at ORDER BY e.version) FILTER (WHERE e.type = ANY (ARRAY['GameStarted'::text, 'QuestionAdvanced'::text])) AS opened_at,
            array_agg(e.data ORDER BY e.version) FILTER (WHERE e.type = 'QuestionCorrected'::text) AS corrections,
            COALESCE(array_agg(e.data ->> 'correctionId'::text) FILTER (WHERE e.type = 'CorrectionUndone'::text), '{}'::text[]) AS undone
           FROM events e
          WHERE e.game_id = f.game_id AND (e.type = ANY (ARRAY['GameCreated'::text, 'GameRevised'::text, 'RulesChanged'::text, 'GameStarted'::text, 'QuestionAdvanced'::text, 'QuestionCorrected'::text, 'CorrectionUndone'::text]))) g
     CROSS JOIN LATERAL ( SELECT ARRAY( SELECT COALESCE(q.value ->> 'id'::text, q.value ->> 'question'::text) AS "coalesce"
                   FROM jsonb_array_elements(g.questions) q(value)) AS keys
         OFFSET 0) k
  WHERE f.type = 'GameFinished'::text AND g.is_live AND g.started_version IS NOT NULL;

create view analysis_inside.seated as
 SELECT p.game_id,
    p.ended_at,
    p.indexes,
    s.player,
    j.data ->> 'userId'::text AS account,
        CASE
            WHEN s.chosen_version > j.version THEN s.chosen
            ELSE j.data ->> 'teamName'::text
        END AS team,
    j.at AS joined_at,
    (j.data ->> 'startingScore'::text)::integer AS starting_score,
    f.first_question
   FROM analysis_inside.played p
     CROSS JOIN LATERAL ( SELECT e.data ->> 'playerId'::text AS player,
            COALESCE(max(e.version) FILTER (WHERE e.type = 'PlayerLeft'::text AND e.version < p.started_version), 0) AS given_back,
            COALESCE(bool_or(e.type = 'PlayerRemoved'::text), false) AS removed,
            max(e.version) FILTER (WHERE e.type = 'TeamChosen'::text) AS chosen_version,
            (array_agg(e.data ->> 'teamName'::text ORDER BY e.version DESC) FILTER (WHERE e.type = 'TeamChosen'::text))[1] AS chosen,
            array_agg(e.version) FILTER (WHERE e.type = 'PlayerJoined'::text) AS versions,
            array_agg(e.at) FILTER (WHERE e.type = 'PlayerJoined'::text) AS ats,
            array_agg(e.data) FILTER (WHERE e.type = 'PlayerJoined'::text) AS joins
           FROM events e
          WHERE e.game_id = p.game_id AND (e.type = ANY (ARRAY['PlayerJoined'::text, 'PlayerLeft'::text, 'PlayerRemoved'::text, 'TeamChosen'::text]))
          GROUP BY (e.data ->> 'playerId'::text)) s
     CROSS JOIN LATERAL ( SELECT j_1.version,
            j_1.at,
            j_1.data
           FROM UNNEST(s.versions, s.ats, s.joins) j_1(version, at, data)
          WHERE j_1.version > s.given_back
          ORDER BY j_1.version
         LIMIT 1) j
     CROSS JOIN LATERAL ( SELECT COALESCE(max(o.index), 0) AS first_question
           FROM UNNEST(p.indexes, p.opened_versions) o(index, version)
          WHERE o.version <= j.version) f
  WHERE NOT s.removed;

create view analysis.games with (security_barrier=true) as
 SELECT s.game_id,
    c.data ->> 'kind'::text AS kind,
    analysis_inside.pseudonym('u_'::text, k.key, 'account '::text || (c.data ->> 'hostId'::text)) AS host,
    COALESCE(NULLIF(r.rules ->> 'scoring'::text, '1'::text), 'classic'::text) AS scoring,
    COALESCE(r.rules ->> 'pacing'::text, 'swift'::text) AS pacing,
    c.at AS created_at,
    b.at AS started_at,
    f.at AS ended_at,
        CASE f.type
            WHEN 'GameAbandoned'::text THEN 'abandoned'::text
            ELSE f.data ->> 'endedBy'::text
        END AS ended_by,
    COALESCE(f.version > 2 AND n.version IS NULL, false) AS archived
   FROM game_streams s
     CROSS JOIN ( SELECT key.*::analysis_key AS key
           FROM analysis_key key
         LIMIT 1) k
     JOIN events c ON c.game_id = s.game_id AND c.version = 1
     LEFT JOIN events n ON n.game_id = s.game_id AND n.version = 2
     LEFT JOIN events f ON f.game_id = s.game_id AND (f.type = ANY (ARRAY['GameFinished'::text, 'GameAbandoned'::text]))
     LEFT JOIN LATERAL ( SELECT e.version,
            e.at
           FROM events e
          WHERE e.game_id = s.game_id AND e.type = 'GameStarted'::text
          ORDER BY e.version
         LIMIT 1) b ON true
     LEFT JOIN LATERAL ( SELECT e.data -> 'rules'::text AS rules
           FROM events e
          WHERE e.game_id = s.game_id AND e.version < COALESCE(b.version, s.version + 1) AND (e.type = ANY (ARRAY['GameCreated'::text, 'RulesChanged'::text]))
          ORDER BY e.version DESC
         LIMIT 1) r ON true;

create view analysis.questions with (security_barrier=true) as
 SELECT p.game_id,
    o.index AS question_index,
    COALESCE(q.q ->> 'id'::text, q.q ->> 'question'::text) AS question_key,
    COALESCE(q.q ->> 'kind'::text, 'single'::text) AS kind,
    q.q ->> 'question'::text AS question,
    NULLIF(ARRAY( SELECT jsonb_array_elements_text(COALESCE(q.q -> 'options'::text, q.q -> 'items'::text, '[]'::jsonb)) AS jsonb_array_elements_text), '{}'::text[]) AS options,
    (q.q ->> 'answer'::text)::integer AS answer,
    (q.q -> 'options'::text) ->> ((q.q ->> 'answer'::text)::integer) AS right_option,
    (q.q ->> 'timeLimit'::text)::integer AS time_limit,
    q.q ->> 'category'::text AS category,
    q.q ->> 'difficulty'::text AS difficulty,
    (q.q ->> 'points'::text)::integer AS worth,
    o.at AS opened_at,
    ( SELECT (c.c -> 'change'::text) ->> 'kind'::text
           FROM unnest(p.corrections) c(c)
          WHERE ((c.c ->> 'questionIndex'::text)::integer) = o.index AND ((c.c ->> 'correctionId'::text) <> ALL (p.undone))) AS correction,
    p.ended_at AS game_ended_at
   FROM analysis_inside.played p
     CROSS JOIN LATERAL UNNEST(p.indexes, p.opened_at) o(index, at)
     CROSS JOIN LATERAL ( SELECT p.questions -> o.index AS q
         OFFSET 0) q;

create view analysis.seats with (security_barrier=true) as
 SELECT s.game_id,
    analysis_inside.pseudonym('p_'::text, k.key, (s.game_id || ' player '::text) || s.player) AS player_id,
    analysis_inside.pseudonym('u_'::text, k.key, 'account '::text || s.account) AS account,
    analysis_inside.pseudonym('t_'::text, k.key, (s.game_id || ' team '::text) || s.team) AS team,
    s.joined_at,
    s.starting_score,
    s.first_question,
    s.ended_at AS game_ended_at
   FROM analysis_inside.seated s
     CROSS JOIN ( SELECT key.*::analysis_key AS key
           FROM analysis_key key
         LIMIT 1) k;

create view analysis.answers with (security_barrier=true) as
 SELECT p.game_id,
    analysis_inside.pseudonym('p_'::text, k.key, (p.game_id || ' player '::text) || a.player) AS player_id,
    a.question_index,
    p.keys[a.question_index + 1] AS question_key,
    a.last IS NOT NULL AS answered,
    (a.last ->> 'choice'::text)::integer AS choice,
    (a.last ->> 'responseMs'::text)::double precision AS response_ms,
    COALESCE((a.last ->> 'isCorrect'::text)::boolean, false) AS is_right,
    COALESCE((a.last ->> 'points'::text)::integer, 0) AS points,
    COALESCE((a.last ->> 'speedBonus'::text)::integer, 0) AS speed_bonus,
    GREATEST(a.said - 1, 0::bigint)::integer AS changes,
    a.first_was_right,
        CASE
            WHEN COALESCE(p.scoring, '1'::text) = ANY (ARRAY['1'::text, 'classic'::text, 'balanced'::text]) THEN ((a.last ->> 'responseMs'::text)::double precision) / COALESCE((a.last ->> 'timeFactor'::text)::double precision, 1::double precision)
            ELSE 0::double precision
        END AS placing_ms,
    COALESCE((a.outcome ->> 'isCorrect'::text)::boolean, (a.last ->> 'isCorrect'::text)::boolean, false) AS stands_right,
    COALESCE((a.outcome ->> 'points'::text)::integer, (a.last ->> 'points'::text)::integer, 0) AS stands_points,
    p.ended_at AS game_ended_at
   FROM analysis_inside.played p
     CROSS JOIN ( SELECT key.*::analysis_key AS key
           FROM analysis_key key
         LIMIT 1) k
     CROSS JOIN LATERAL ( SELECT r.player,
            r.question_index,
            count(r.answer) AS said,
            (array_agg(r.answer ORDER BY r.version DESC) FILTER (WHERE r.answer IS NOT NULL))[1] AS last,
            (array_agg((r.answer ->> 'isCorrect'::text)::boolean ORDER BY r.version) FILTER (WHERE r.answer IS NOT NULL))[1] AS first_was_right,
            (array_agg(r.outcome ORDER BY r.version DESC) FILTER (WHERE r.outcome IS NOT NULL))[1] AS outcome
           FROM ( SELECT s.player,
                    o.index AS question_index,
                    0 AS version,
                    NULL::jsonb AS answer,
                    NULL::jsonb AS outcome
                   FROM analysis_inside.seated s
                     CROSS JOIN LATERAL unnest(s.indexes) o(index)
                  WHERE s.game_id = p.game_id AND o.index >= s.first_question
                UNION ALL
                 SELECT e.data ->> 'playerId'::text AS player,
                    (e.data ->> 'questionIndex'::text)::integer AS question_index,
                    e.version,
                    e.data AS answer,
                    NULL::jsonb AS outcome
                   FROM events e
                  WHERE e.game_id = p.game_id AND e.type = 'AnswerSubmitted'::text
                UNION ALL
                 SELECT o.value ->> 'playerId'::text AS player,
                    (e.data ->> 'questionIndex'::text)::integer AS question_index,
                    e.version,
                    NULL::jsonb AS answer,
                    o.value -> 'is'::text AS outcome
                   FROM events e
                     CROSS JOIN LATERAL jsonb_array_elements(e.data -> 'outcomes'::text) o(value)
                  WHERE e.game_id = p.game_id AND (e.type = ANY (ARRAY['AnswersJudged'::text, 'QuestionCorrected'::text])) AND (COALESCE(e.data ->> 'correctionId'::text, ''::text) <> ALL (p.undone))) r
          GROUP BY r.player, r.question_index
         HAVING min(r.version) < 1) a;

create view analysis.phases with (security_barrier=true) as
 SELECT p.game_id,
    e.nth,
    e.phase,
    e.question_index,
    e.began_at,
    e.ended_at,
    EXTRACT(epoch FROM e.ended_at - e.began_at)::double precision AS seconds,
    p.ended_at AS game_ended_at
   FROM analysis_inside.played p
     CROSS JOIN LATERAL ( SELECT row_number() OVER (ORDER BY n.version)::integer AS nth,
            n.began_at,
            lead(n.began_at) OVER (ORDER BY n.version) AS ended_at,
            COALESCE(n.phase, first_value(n.phase) OVER (PARTITION BY n.held ORDER BY n.version)) AS phase,
            max(n.opened) OVER (ORDER BY n.version) AS question_index
           FROM ( SELECT e_1.version,
                    e_1.at AS began_at,
                    ((e_1.data -> 'opened'::text) ->> 'index'::text)::integer AS opened,
                    count(*) FILTER (WHERE e_1.type <> ALL (ARRAY['GamePaused'::text, 'GameResumed'::text])) OVER (ORDER BY e_1.version) AS held,
                        CASE e_1.type
                            WHEN 'GameCreated'::text THEN 'lobby'::text
                            WHEN 'GameStarted'::text THEN 'question'::text
                            WHEN 'QuestionAdvanced'::text THEN 'question'::text
                            WHEN 'QuestionClosed'::text THEN 'revealed'::text
                            WHEN 'BoardShown'::text THEN 'board'::text
                            WHEN 'BreakBegan'::text THEN 'break'::text
                            WHEN 'GamePaused'::text THEN 'paused'::text
                            WHEN 'GameFinished'::text THEN 'final'::text
                            ELSE NULL::text
                        END AS phase
                   FROM events e_1
                  WHERE e_1.game_id = p.game_id AND (e_1.type = ANY (ARRAY['GameCreated'::text, 'GameStarted'::text, 'QuestionAdvanced'::text, 'QuestionClosed'::text, 'BoardShown'::text, 'BreakBegan'::text, 'GamePaused'::text, 'GameResumed'::text, 'GameFinished'::text]))) n) e
  WHERE e.phase <> 'final'::text;
comment on schema analysis is 'Views of the games for those who ask: docs/analysis.md. Everybody in them has a pseudonym.';
comment on view analysis.answers is 'Every question that a seat could have answered, with what it said last; where nothing was said in time, answered is false. docs/analysis/tables.sql calls them turns.';
comment on column analysis.answers.game_id is 'The game, by its id in the log and in exports.';
comment on column analysis.answers.player_id is 'A pseudonym of the player in this game: the same in seats and answers, another one in each game.';
comment on column analysis.answers.question_index is 'Which question of the game, from 0.';
comment on column analysis.answers.question_key is 'The same question has the same key in all games: its id in the bank, or else its text.';
comment on column analysis.answers.answered is 'Whether something was said in time. To answer nothing on purpose is an answer, too.';
comment on column analysis.answers.choice is 'Which option was chosen, from 0; null: none, or a kind that asks for more than one option. What people typed is in no view.';
comment on column analysis.answers.response_ms is 'How long it took, with pauses taken out; null: nothing was said.';
comment on column analysis.answers.is_right is 'Whether it was right in full, as it was told when it was given.';
comment on column analysis.answers.points is 'What it earned, as it was told when it was given.';
comment on column analysis.answers.speed_bonus is 'The part of it that speed earned.';
comment on column analysis.answers.changes is 'How often it was changed before the question closed; the last one counts.';
comment on column analysis.answers.first_was_right is 'Whether what was said at first was right; null: nothing was said.';
comment on column analysis.answers.placing_ms is 'What its time weighs among equal scores, if it is right; 0 where time earns nothing, else null where nothing was said.';
comment on column analysis.answers.stands_right is 'As is_right, with what the host said since: of typed texts during the game, of questions after it.';
comment on column analysis.answers.stands_points is 'As points, with what the host said since.';
comment on column analysis.answers.game_ended_at is 'When the game was over, in every view the same: filter by it, in each view that you join, and only the games of that time are read.';
comment on view analysis.games is 'Every game of whatever kind, running ones too. All other views have the games of hosts that were played to an end: kind live, started, and ended_by questions or host.';
comment on column analysis.games.game_id is 'The game, by its id in the log and in exports.';
comment on column analysis.games.kind is 'live: a host and players; solo: one player alone; demo: starts by itself.';
comment on column analysis.games.host is 'A pseudonym of the account of its host, the same in all games; null without one.';
comment on column analysis.games.scoring is 'How it was scored: classic, balanced, accuracy or rounds.';
comment on column analysis.games.pacing is 'swift, host or timed.';
comment on column analysis.games.created_at is 'When it was made.';
comment on column analysis.games.started_at is 'When its first question came; null: it never started, or it is archived.';
comment on column analysis.games.ended_at is 'When it was over; null: it goes on.';
comment on column analysis.games.ended_by is 'questions: all were asked; host: ended earlier; abandoned: given up. Null: it goes on.';
comment on column analysis.games.archived is 'Its month lies in the archive: what happened in it is not in the log, so the other views leave it out.';
comment on view analysis.phases is 'What the room saw, one after the other: the lobby, each question, and in paced games what came between them.';
comment on column analysis.phases.game_id is 'The game, by its id in the log and in exports.';
comment on column analysis.phases.nth is 'Its place in the game, from 1.';
comment on column analysis.phases.phase is 'lobby, question (reading it is a part of it), revealed, board, break or paused.';
comment on column analysis.phases.question_index is 'The question that was opened last, from 0; null in the lobby.';
comment on column analysis.phases.began_at is 'When it began.';
comment on column analysis.phases.ended_at is 'When the next one began, or the game was over.';
comment on column analysis.phases.seconds is 'How long it was.';
comment on column analysis.phases.game_ended_at is 'When the game was over, in every view the same: filter by it, in each view that you join, and only the games of that time are read.';
comment on view analysis.questions is 'Every question that was opened in a game, as it was approved last.';
comment on column analysis.questions.game_id is 'The game, by its id in the log and in exports.';
comment on column analysis.questions.question_index is 'Which question of the game, from 0.';
comment on column analysis.questions.question_key is 'The same question has the same key in all games: its id in the bank, or else its text.';
comment on column analysis.questions.kind is 'single: one option is right; multi, typed, number, order; poll and cloud ask for an opinion, and nothing is right.';
comment on column analysis.questions.question is 'Its text.';
comment on column analysis.questions.options is 'What there was to choose from or to put in order; null where nothing is chosen.';
comment on column analysis.questions.answer is 'Which option was right when it was asked, from 0; null where it is no single option.';
comment on column analysis.questions.right_option is 'The text of that option.';
comment on column analysis.questions.time_limit is 'How many seconds there were.';
comment on column analysis.questions.category is 'What it is about.';
comment on column analysis.questions.difficulty is 'What its author says: Easy, Medium or Hard.';
comment on column analysis.questions.worth is 'The points of a right answer, before all that the scoring adds; 0: it only warmed up.';
comment on column analysis.questions.opened_at is 'When it was shown; where it is read first, its clock started later.';
comment on column analysis.questions.correction is 'What its host said of it after the end and has not taken back: voided, rekeyed or accepted; null: nothing.';
comment on column analysis.questions.game_ended_at is 'When the game was over, in every view the same: filter by it, in each view that you join, and only the games of that time are read.';
comment on view analysis.seats is 'Every player of a game who counts: not gone before the start, not put out by the host. Names are in no view.';
comment on column analysis.seats.game_id is 'The game, by its id in the log and in exports.';
comment on column analysis.seats.player_id is 'A pseudonym of the player in this game: the same in seats and answers, another one in each game.';
comment on column analysis.seats.account is 'A pseudonym of the account, the same in all games and as in games.host; null: a guest, of whom nobody knows whether they came back.';
comment on column analysis.seats.team is 'A pseudonym of the team in this game; null: in none.';
comment on column analysis.seats.joined_at is 'When the seat was taken.';
comment on column analysis.seats.starting_score is 'The points it began with.';
comment on column analysis.seats.first_question is 'The question that was open then, or 0: a late joiner was not asked those before it.';
comment on column analysis.seats.game_ended_at is 'When the game was over, in every view the same: filter by it, in each view that you join, and only the games of that time are read.';
comment on schema analysis_inside is 'What the views of analysis are made with. Nobody but they should read it: it has the ids of accounts.';
