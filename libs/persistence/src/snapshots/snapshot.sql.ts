/** A later state replaces an earlier one, and one of another fold; several gateways may write at once. */
export const saveSnapshot = /* sql */ `
insert into game_snapshots as kept (game_id, version, fold_version, state) values ($1, $2, $3, $4)
on conflict (game_id) do update
set version = excluded.version, fold_version = excluded.fold_version, state = excluded.state, made_at = now()
where kept.fold_version <> excluded.fold_version or kept.version < excluded.version`;

export const readSnapshot = /* sql */ `
select state from game_snapshots where game_id = $1 and fold_version = $2`;
