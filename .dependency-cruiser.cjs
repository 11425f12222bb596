/** The arrows of the house (docs/architecture.md). A new arrow is a decision: write it down in docs/decisions first. */
const spec = '\\.(e2e-)?spec\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-is-pure',
      comment: 'The domain imports nothing but itself: no framework, clock, database or socket.',
      severity: 'error',
      from: { path: '^libs/domain/src', pathNot: spec },
      to: { pathNot: ['^libs/domain/src'] },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The wire contract is what other people rely on; rules may use it, it uses no rule.',
      severity: 'error',
      from: { path: '^libs/domain/src/contract' },
      to: { pathNot: ['^libs/domain/src/contract'] },
    },
    { name: 'libs-not-to-apps', severity: 'error', from: { path: '^libs' }, to: { path: '^apps' } },
    {
      name: 'web-only-to-domain',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^(apps/gateway|libs/persistence)' },
    },
    { name: 'gateway-not-to-web', severity: 'error', from: { path: '^apps/gateway' }, to: { path: '^apps/web' } },
    {
      name: 'database-lives-in-persistence',
      severity: 'error',
      from: { pathNot: ['^libs/persistence', '^ormconfig\\.ts$', '^test', '^scripts'] },
      to: { path: 'node_modules/(typeorm|pg)/' },
    },
    {
      name: 'sockets-live-in-realtime',
      comment: 'Only the live part of the gateway knows Socket.IO.',
      severity: 'error',
      from: { path: '^(apps/gateway|libs)', pathNot: '^apps/gateway/src/live/' },
      to: { path: 'node_modules/(socket\\.io|@socket\\.io)' },
    },
    {
      name: 'redis-has-one-room',
      comment: 'One place opens connections to Redis and knows what to do without it (decision 9).',
      severity: 'error',
      from: { path: '^(apps/gateway|libs)', pathNot: '^apps/gateway/src/redis/' },
      to: { path: 'node_modules/ioredis' },
    },
    {
      name: 'features-dont-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'socket-knows-no-react',
      severity: 'error',
      from: { path: '^apps/web/src/live/' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: ['(^|/)dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
