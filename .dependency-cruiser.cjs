/** The arrows of the house (docs/architecture.md). A new arrow is a decision: write it down in docs/decisions first. */
const spec = '\\.((e2e|heavy)-)?spec\\.ts$';
const radix = 'node_modules/(radix-ui|@radix-ui)/';
/** What a player loads before and besides the pages: the shell that is in the first file of all. */
const shell = 'frame/(quiet-layout|stage-layout)|ui/(?!desk/)|live/|texts/|features/errors/';

/** The running game in layers, the lowest first: each may use those before it (docs/architecture.md). */
const liveLayers = ['clock|drawn|wire', 'feed', 'game', 'ghosts|people', 'join|tell', 'messages'];
const live = '^apps/gateway/src/live/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/gateway/src' },
      to: { circular: true },
    },
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
    {
      name: 'migrations-are-frozen',
      comment: 'A migration holds its SQL itself: what it makes does not change with the code (decision 30).',
      severity: 'error',
      from: { path: '^libs/persistence/src/migrations/\\d' },
      to: { pathNot: 'node_modules/typeorm/' },
    },
    {
      name: 'bank-is-data',
      comment: 'The question bank knows what a question is, and nothing of who stores or asks it.',
      severity: 'error',
      from: { path: '^libs/question-bank', pathNot: spec },
      to: { path: '^(apps|libs)', pathNot: '^libs/(question-bank|domain/src)' },
    },
    {
      name: 'bank-comes-by-the-database',
      comment: 'Only what writes the bank into the database reads it; everybody else asks the database.',
      severity: 'error',
      from: { path: '^(apps|libs)', pathNot: '^libs/(question-bank|persistence/src/questions)/' },
      to: { path: '^libs/question-bank' },
    },
    { name: 'libs-not-to-apps', severity: 'error', from: { path: '^libs' }, to: { path: '^apps' } },
    {
      name: 'web-only-to-domain',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^(apps/gateway|libs/persistence)' },
    },
    {
      name: 'web-knows-the-contract',
      comment:
        'The client shows what it is told. It has rules for what it computes itself: replays, places in the host\'s list, the forms of a question, of prepared teams and of a game\'s rules, how a number is read, which words are one, and what stands in order.',
      severity: 'error',
      from: {
        path: '^apps/web/',
        pathNot: [
          spec,
          '^apps/web/src/(features/replay/|api/log\\.ts)',
          '^apps/web/src/features/host/(player-list|cloud-words)\\.tsx$',
          '^apps/web/src/frame/questions/(question|media)-rules\\.ts$',
          '^apps/web/src/frame/prepared-teams\\.tsx$',
          '^apps/web/src/frame/rules/rules-in-full\\.ts$',
          '^apps/web/src/features/play/tasks/(number|order|words)-input\\.tsx$',
        ],
      },
      to: { path: '^libs/domain/', pathNot: '^libs/domain/src/contract/index\\.ts$' },
    },
    { name: 'gateway-not-to-web', severity: 'error', from: { path: '^apps/gateway' }, to: { path: '^apps/web' } },
    {
      name: 'database-lives-in-persistence',
      severity: 'error',
      from: { pathNot: ['^libs/persistence', '^ormconfig\\.ts$', '^test', '^scripts'] },
      to: { path: 'node_modules/(typeorm|pg)/' },
    },
    ...liveLayers.map((layer, index) => ({
      name: `live-${layer.replace('|', '-and-')}-is-a-layer`,
      severity: 'error',
      from: { path: `${live}(${layer})/`, pathNot: spec },
      to: { path: live, pathNot: `${live}(${liveLayers.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'join-and-tell-are-neighbours',
      severity: 'error',
      from: { path: `${live}(join|tell)/`, pathNot: spec },
      to: { path: `${live}(join|tell)/`, pathNot: `${live}$1/` },
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
      name: 'mail-has-one-room',
      severity: 'error',
      from: { path: '^(apps/gateway|libs)', pathNot: '^apps/gateway/src/mail/' },
      to: { path: 'node_modules/nodemailer' },
    },
    {
      name: 'features-dont-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'shared-parts-know-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(api|frame|hosting|lib|live|styles|texts|ui)/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'pages-are-lazy',
      comment: 'Whatever is imported at once is loaded by everybody, players first; only their way in is.',
      severity: 'error',
      from: { path: '^apps/web/src/(main|routes|pages)\\.tsx$' },
      to: { path: `^apps/web/src/(features/(?!(errors|join)/)|frame/query-layout|ui/desk/)`, dynamic: false },
    },
    {
      name: 'radix-lives-at-the-desk',
      comment: 'One place dresses Radix (docs/design.md); screens use what it makes.',
      severity: 'error',
      from: { path: '^apps/web', pathNot: '^apps/web/src/ui/desk/' },
      to: { path: radix },
    },
    {
      name: 'player-path-has-no-desk',
      comment: 'Home, join, play and the projector load none of the desk, by whatever way.',
      severity: 'error',
      from: { path: `^apps/web/src/(features/(home|join|play|screen)/|${shell})` },
      to: { path: `^apps/web/src/ui/desk/|${radix}`, reachable: true },
    },
    {
      name: 'player-path-has-no-queries',
      comment:
        'A player loads no query library. The projector is its host\'s: it asks for the game as the panel does; the steps go through the gates of all pages.',
      severity: 'error',
      from: { path: `^apps/web/src/(features/(home|join|play/(?!steps/))|${shell})` },
      to: { path: 'node_modules/@tanstack/', reachable: true },
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
    // Our own output only: many packages keep their code in a dist/ of theirs, and would be seen by no rule. Component tests
    // open the whole client at each address, whichever page they are of.
    exclude: { path: ['^dist/', '\\.spec\\.tsx$', '^apps/web/test-support/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
