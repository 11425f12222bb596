/**
 * How far each projection has come. `live` is what is read; `next` is the one that a rebuild makes beside it.
 * The row is the lock: who holds it is the only one that writes that projection.
 */
export const projectionsTable = /* sql */ `
create table projections (
  name text not null,
  build text not null check (build in ('live', 'next')),
  version int not null,
  transaction_id xid8 not null default '0',
  position bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (name, build)
);
`;
