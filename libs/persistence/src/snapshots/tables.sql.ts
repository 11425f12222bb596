/** What a fold came to, to save reading a long log again. Emptying the table loses nothing. */
export const snapshotsTable = /* sql */ `
create table game_snapshots (
  game_id text primary key,
  version int not null,
  fold_version int not null,
  state json not null,
  made_at timestamptz not null default now()
)`;
