-- Archived months, instead of an export: every event of their games, as it lies in the log: names sealed.
create or replace view events as
select gameId, version, type, schema, "at", recordedAt, actor, data::json as data
from 'events-*.parquet';
