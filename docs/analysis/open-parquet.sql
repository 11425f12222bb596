-- The export as it is quickest: GET /api/analytics/events?format=parquet, npm run events -- export --format parquet
create or replace view events as from 'events.parquet';
