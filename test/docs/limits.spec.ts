import {
  answerEveryMs,
  changesAllowed,
  csvColumns,
  defaultSettings,
  defaultTimeLimit,
  demoCodes,
  guestHeader,
  insightsPeriods,
  knownCategories,
  limits,
  mediaLimits,
  openCategories,
  patience,
  quotaNames,
  ruleLimits,
  scorings,
  standardRules,
  standsAtLeastMs,
  titleMs,
  usualPoints,
} from '@clockbeat/domain';
import { noticeDays } from '@clockbeat/persistence';
import { readEnvironment } from '../../apps/gateway/src/config/environment.js';
import { joinsPerSocket, socketRate, socketRefusals } from '../../apps/gateway/src/rate/token-bucket.js';
import views from '../../apps/gateway/src/schemas/views.schema.json' with { type: 'json' };
import { constant } from './constants.js';
import { named, page, quoted, rows, section, written } from './page.js';

const gateway = 'apps/gateway/src';
const hours = (ms: number): string => `${ms / 3_600_000} h`;
const minutes = (ms: number): string => `${ms / 60_000} min`;
const seconds = (ms: number): string => `${ms / 1_000} s`;
const kB = (bytes: number): string => `${bytes / 1_024} kB`;
const MB = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`;

const live = (file: string, name: string): number => constant(`${gateway}/live/${file}`, name);
const http = (file: string, name: string): number => constant(`${gateway}/http/${file}`, name);

/** `20 in 5 minutes`, `1,000 a second` */
const rate = (file: string, name: string): string => {
  const [limit, ms] = [
    constant(`${gateway}/${file}`, `${name}.limit`),
    constant(`${gateway}/${file}`, `${name}.windowMs`),
  ];
  const period = { 1000: 'a second', 60000: 'a minute' }[ms] ?? `in ${ms / 60_000} minutes`;
  return `${written(limit)} ${period}`;
};
const bucket = ({ perSecond, burst }: { perSecond: number; burst: number }): string =>
  `${perSecond} a second, ${written(burst)} at once`;

/** What must be set; all else is as it comes. */
const variables = { DATABASE_URL: 'postgres://x', SESSION_SECRET: 'x'.repeat(16) };

type Limits = number | { readonly [name: string]: Limits };
/** As the page writes them: a range in one row, all other groups a row each. */
const writtenLimits = (value: Limits, name: string): [name: string, value: string][] => {
  if (typeof value === 'number') return [[name, written(value)]];
  const { min, max, default: usual, ...others } = value as Record<string, number>;
  if (max === undefined || Object.keys(others).length > 0)
    return Object.entries(value).flatMap(([key, inner]) =>
      writtenLimits(inner, name ? `${name}.${key}` : key),
    );
  const range = min === undefined ? `at most ${written(max)}` : `${written(min)} to ${written(max)}`;
  return [[name, usual === undefined ? range : `${range}, default ${written(usual)}`]];
};

describe('the limits on docs/protocol.md', () => {
  it('are those of the contract, each by its name', () => {
    const told = rows(section('Limits'), 'limit', 'value', 'what');
    expect(told.map(({ limit, value }) => [named(limit), value])).toEqual(writtenLimits(limits, ''));
  });

  it('and are those that the schemas name', () => {
    const { questions } = views.definitions.BulkQuestionsBody.properties;
    expect(questions.maxItems).toBe(limits.upload.questions);
  });

  it('and those that nobody meets by accident', () => {
    const told = rows(section('Limits'), 'limit', 'value', 'then');
    expect(told.map(({ limit, value }) => [limit, value])).toEqual([
      ['a body', kB(http('body-parsers.ts', 'bodyLimit'))],
      ["a body of `bulk` and of a set's `file`", MB(limits.upload.bytes)],
      ['a body of `csv`', MB(http('body-parsers.ts', 'csvLimit'))],
      ['a body of `media`', `${mediaLimits.picture / 1_048_576} MB`],
      ['pictures and sounds of an account', MB(readEnvironment(variables).quotas.account.mediaBytes)],
      ['objects, lists and fields in a body', written(http('body-parsers.ts', 'mostMarks'))],
      ['depth of a body of `bulk`', written(http('json-in-slices.ts', 'deepest'))],
      ['keys of an object in it', written(http('json-in-slices.ts', 'mostKeys'))],
      ['items of a list in it', written(http('json-in-slices.ts', 'mostItems'))],
      ['a message', kB(live('messages/message-intake.ts', 'maxMessage'))],
      ['characters of a message that are read at all', written(live('wire/bounded-parser.ts', 'mostRead'))],
      ['a message with its attachments', MB(live('wire/bounded-parser.ts', 'mostAttached'))],
      ['namespaces asked for on a connection', written(live('wire/bounded-parser.ts', 'mostConnects'))],
      [
        "bytes that wait for a player's socket that does not read",
        MB(live('messages/live.gateway.ts', 'playerBehind')),
      ],
      [
        "bytes that wait for a panel's socket that does not read",
        MB(live('messages/live.gateway.ts', 'hostBehind')),
      ],
      [
        'time for the headers of a request',
        seconds(constant(`${gateway}/front-door.ts`, 'ofTheDoor.headersTimeout')),
      ],
      ['time for a whole request', seconds(constant(`${gateway}/front-door.ts`, 'ofTheDoor.requestTimeout'))],
      [
        'time to enter the namespace after connecting',
        seconds(live('wire/live-adapter.ts', 'options.connectTimeout')),
      ],
      ['changes of a seat in a game (ready, team, coming back after leaving)', written(changesAllowed.seat)],
      ['pauses by the seat of a solo game', written(changesAllowed.pauses)],
      ['changes of an answer', written(changesAllowed.answer)],
      ['from an answer to its change', seconds(answerEveryMs)],
      ['a game that waits', hours(patience.waiting)],
      ['a game that is paused', minutes(patience.paused)],
      ['a stage that its host leads on from', minutes(patience.led)],
      ["a demo's lobby", seconds(patience.demoLobby)],
    ]);
    expect(live('wire/live-adapter.ts', 'options.maxHttpBufferSize')).toBe(
      live('wire/bounded-parser.ts', 'mostAttached'),
    );
  });
});

it('the quotas on docs/protocol.md are those of an installation that sets none', () => {
  const { account, installation } = readEnvironment(variables).quotas;
  const told = rows(section('Quotas'), 'quota', 'value', 'what', 'refused');
  expect(told.map(({ quota, value }) => [named(quota), value])).toEqual(
    quotaNames.map((name) => [name, name === 'mediaBytes' ? MB(account[name]) : written(account[name])]),
  );
  const gigabytes = installation.mediaBytes / 1_000_000_000;
  expect(section('Quotas')).toContain(
    `${written(installation.runningGames)} \`runningGames\` and ${gigabytes} GB of \`mediaBytes\``,
  );
});

it('the rates on docs/protocol.md are those of the gateway', () => {
  const joins = 'live/join/join-rates.ts';
  const streams = `${gateway}/analytics/stream/event-streams.ts`;
  const unknown = 'unknown codes of';
  const { guestBytesPerDay } = readEnvironment(variables);
  const share = (name: string): string =>
    MB(guestBytesPerDay * constant(`${gateway}/rate/guest-budget.ts`, `shares.${name}`));
  const bytes = 'bytes that visitors of an address may store in a day';
  const told = rows(section('Rates'), 'what', 'how much', 'then');
  expect(told.map((row) => [row['what'], row['how much']])).toEqual([
    ['messages of a socket', bucket(socketRate)],
    ['refusals of that kind on a socket', bucket(socketRefusals)],
    ['attempts of a socket to take a seat', bucket(joinsPerSocket)],
    ['attempts of an address to take a seat, with right codes', rate(joins, 'joins')],
    ['new seats of an address in a game', rate(joins, 'seats')],
    [`${unknown} a browser, by socket`, rate(joins, 'misses.browser')],
    [`${unknown} an address`, rate(joins, 'misses.address')],
    [`${unknown} a /48 network of IPv6`, rate(joins, 'misses.site')],
    [`${unknown} everybody`, rate(joins, 'misses.all')],
    ['such answers of an address that wait', written(live('join/join-rates.ts', 'waitingAtMost'))],
    ['letters for TVs of an address', rate('live/tell/tvs.ts', 'waiting.address')],
    ['letters for TVs of a /48 network of IPv6', rate('live/tell/tvs.ts', 'waiting.site')],
    ['TVs that wait, of everybody', written(constant('libs/persistence/src/tvs/tv.store.ts', 'mostWaiting'))],
    ['sign-ins that an address begins', rate('auth/sign-in.controller.ts', 'begun')],
    [
      'streams of events, on a gateway',
      `${written(constant(streams, 'mostHere'))}, of an account ${written(constant(streams, 'mostOfAccount'))}`,
    ],
    ['calls with an access token', rate('auth/access-tokens.ts', 'ofToken')],
    ['calls with access tokens, of an address', rate('auth/access-tokens.ts', 'ofAddress')],
    ['ratings of a seat; lending of its name', rate('games/rating.controller.ts', 'mindsRate')],
    ['tries of PINs at one name of a league', rate('leagues/pins.ts', 'triesAtAName')],
    ['tries of PINs of an address', rate('leagues/pins.ts', 'triesOfAnAddress')],
    ['reports of things in one game', rate('games/reports/reports.ts', 'gameRate')],
    [
      'bodies of `media` that are on their way together',
      `${written(http('few-at-once.ts', 'together'))}, of an account ${written(http('few-at-once.ts', 'perAccount'))}`,
    ],
    [
      'pictures and sounds of an address that no gateway has in memory',
      rate('media/stored-media.ts', 'misses'),
    ],
    [
      `bodies over ${kB(constant(`${gateway}/rate/body-budget.ts`, 'small'))} of an account or address`,
      rate('rate/body-budget.ts', 'largeRate'),
    ],
    [
      `bodies up to ${kB(constant(`${gateway}/rate/body-budget.ts`, 'small'))} of an account or address`,
      rate('rate/body-budget.ts', 'smallRate'),
    ],
    [`${bytes} for themselves`, share('own')],
    [`${bytes} with seats in hosts' games`, share('seats')],
    [
      `sockets of an address without a part in any game for ${seconds(live('messages/idle-sockets.ts', 'idleAfterMs'))}`,
      written(live('messages/idle-sockets.ts', 'mostPerAddress')),
    ],
    [
      "sockets of an address that wait for their team's game, or are TVs",
      written(live('messages/idle-sockets.ts', 'mostWaiting')),
    ],
  ]);
  for (const { then } of told.filter(({ what }) => what?.startsWith(unknown)))
    expect(then).toBe(
      `each further one is answered after ${seconds(live('join/join-rates.ts', 'missDelayMs'))}`,
    );
  expect(section('Rates')).toContain(
    `too large counts ${live('messages/message-intake.ts', 'costOfLarge')} |`,
  );
});

it('the numbers in the sentences of docs/protocol.md are those of the code', () => {
  const [day, minute] = [24 * 3_600_000, 60_000];
  const lists = (name: string): number => live('tell/game-lists.ts', name);
  const auth = (file: string, name: string): number => constant(`${gateway}/auth/${file}`, name);
  const { guestGameDays, guestSetDays, feedbackDays, sessionIdleDays, sessionDays } =
    readEnvironment(variables);
  const said = [
    `are deleted ${guestGameDays} days after their end; sets of guests ${guestSetDays} days after`,
    `feedback after ${feedbackDays} days`,
    `\`roomId\` (1 to ${live('messages/message-bodies.ts', 'longestRoom')} characters)`,
    `\`playerName\` and \`teamName\` of more than ${written(constant('libs/domain/src/names.ts', 'longestTypedName'))} characters`,
    `at most ${1_000 / lists('scores.everyMs')} times a second; only players`,
    `at most ${{ 2: 'twice' }[1_000 / lists('lobbies.everyMs')]} a second; only changes`,
    `at most every ${seconds(lists('boards.everyMs'))} and ${lists('boards.perQuestion')} times a question`,
    `more than ${written(live('tell/pace.ts', 'writesPerSecond'))} writes a second`,
    `disconnected for ${seconds(live('people/presence.ts', 'graceMs'))}`,
    `running games, ${live('tell/host-boards.ts', 'gamesAtMost')} at most`,
    `signed in within the last ${auth('recent-sign-in.guard.ts', 'recentMs') / minute} minutes`,
    `it took more than ${auth('sign-in.controller.ts', 'signInLifetimeMs') / minute} minutes`,
    `at most ${written(auth('return-to.ts', 'longest'))} characters; else it is dropped`,
    `${sessionIdleDays} days since the last use, ${sessionDays} days at most`,
    `nothing goes earlier than ${noticeDays} days after`,
    `\`clockbeat.browser\` | \`/socket.io\` | ${live('wire/browser-id.ts', 'knownFor') / (day / 1_000)} day |`,
    `owner only: ${constant('libs/persistence/src/teams/team.store.ts', 'membersAtMost')} at most`,
    `at most ${constant(`${gateway}/questions/questions.controller.ts`, 'questionsPerCategory')} questions of each category`,
    `1 to ${written(ruleLimits.maxPlayers.max)}; default null: no limit`,
    `| \`maxPlayers\` | ${ruleLimits.maxPlayers.min} to ${written(ruleLimits.maxPlayers.max)}, null |`,
    `\`readSeconds\` | ${ruleLimits.readSeconds.min} to ${ruleLimits.readSeconds.max} |`,
    `\`revealSeconds\`, \`boardSeconds\` | ${ruleLimits.revealSeconds.min} to ${ruleLimits.boardSeconds.max} |`,
    `\`best${ruleLimits.best.min}\` to \`best${ruleLimits.best.max}\``,
    `the title of the round that begins, for ${seconds(titleMs)}`,
    `closed ${live('people/everybody-answered.ts', 'settlesMs')} ms after the last connected seat`,
    `no sooner than ${seconds(standsAtLeastMs)} after its options came`,
    `${changesAllowed.answer} times at most, each at least ${seconds(answerEveryMs)} after the one before`,
    `follows ${standardRules.settleMs} ms later`,
    `else ${defaultTimeLimit.bank} s for the bank's questions and ${defaultTimeLimit.own} s for others`,
    `\`limit\` (1 to ${limits.pageSize.max}, default ${limits.pageSize.default})`,
    `1 to ${limits.guestSession} visible ASCII characters`,
    `${limits.tokenLength.min} to ${limits.tokenLength.max} characters of \`A-Z a-z 0-9 _ -\``,
  ];
  expect(said.filter((sentence) => !page.includes(sentence))).toEqual([]);
});

it('the usual points on docs/protocol.md are those of each scoring', () => {
  const told = rows(section('Points'), 'scoring', 'a right answer earns', 'usual P');
  expect(told.map((row) => [named(row['scoring']), row['usual P']])).toEqual(
    scorings.map((scoring) => [scoring, written(usualPoints[scoring])]),
  );
});

describe('the names on docs/protocol.md', () => {
  it('of open categories, demos, columns and periods', () => {
    const open = page.split('Open categories are ')[1]?.split('; other')[0];
    expect(quoted(open)).toEqual([...openCategories]);
    const demos = page.split("A demo's code (")[1]?.split(')')[0];
    expect(quoted(demos)).toEqual([...demoCodes]);
    const columns = page.split('more columns are ignored: ')[1]?.split('. Without')[0];
    expect(quoted(columns)).toEqual([...csvColumns]);
    const known = page.split('these keep their spelling: ')[1]?.split('.\n')[0];
    expect(quoted(known)).toEqual([...knownCategories]);
    const periods = page.split('`period` is ')[1]?.split(', and')[0];
    expect(quoted(periods)).toEqual([...insightsPeriods]);
    expect(page).toContain(`header \`${guestHeader}: ID\``);
  });

  it('of settings and rules, with what they are at first', () => {
    const settings = page.split('interface SettingsView {')[1]?.split('}')[0] ?? '';
    for (const [name, value] of Object.entries(defaultSettings))
      expect(settings).toMatch(new RegExp(`\\b${name}: \\w+; // (at first )?${value}\\n`));
    const rules = page.split('interface GameRules {')[1]?.split('}')[0] ?? '';
    for (const [name, value] of Object.entries(standardRules).filter(
      ([rule]) => !/^(scoring|teamScore)$/.test(rule),
    ))
      expect(rules).toMatch(new RegExp(`\\b${name}\\??: .*(// (default )?|default )${value}\\b`));
  });
});
