import { keepEveryPromise } from './short-nights.js';

keepEveryPromise([
  ['PostgreSQL dies and the feed garbles', 2, ['postgres-crashed', 'append-unanswered', 'feed-unreliable']],
  ['Redis goes and gateways stand still', 3, ['redis-stopped', 'redis-paused', 'gateway-paused']],
]);
