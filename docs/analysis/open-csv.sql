-- The export for spreadsheets: GET /api/analytics/events?format=csv, npm run events -- export --format csv
create or replace table events as
from read_csv('events.csv', header = true, delim = ',', quote = '"', columns = {
  gameId: 'VARCHAR', version: 'INTEGER', type: 'VARCHAR', schema: 'INTEGER', 'at': 'TIMESTAMP', recordedAt: 'TIMESTAMP',
  actor: 'VARCHAR', data: 'JSON', cursor: 'VARCHAR'});
