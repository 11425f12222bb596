-- The export with an event a line: GET /api/analytics/events?format=ndjson, npm run events -- export
create or replace table events as
from read_ndjson('events.ndjson', columns = {
  gameId: 'VARCHAR', version: 'INTEGER', type: 'VARCHAR', schema: 'INTEGER', 'at': 'TIMESTAMP', recordedAt: 'TIMESTAMP',
  actor: 'VARCHAR', data: 'JSON', cursor: 'VARCHAR'});
