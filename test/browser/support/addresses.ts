import { paths, patterns } from '../../../apps/web/src/paths';

type Page = keyof typeof paths | keyof typeof patterns;

/** What stands in an address: things of the test's own, or any of their kind. */
export interface Things {
  readonly gameId: string;
  readonly gameCode: string;
  readonly teamId: string;
  readonly setId: string;
}

/**
 * One real address for each name in paths.ts. A new name breaks the compile here: give it an address, and the walk
 * (routes.spec.ts) comes by it.
 */
export const addressOf = (things: Things): Record<Page, string> => {
  const { gameId, gameCode, teamId, setId } = things;
  const plain = Object.entries(paths).filter(([, path]) => typeof path === 'string');
  return {
    ...(Object.fromEntries(plain) as Record<PlainPath, string>),
    play: paths.play(gameId),
    scanWithCode: paths.scanWithCode(gameCode),
    confirm: paths.confirm(gameId),
    lobby: paths.lobby(gameId),
    gameLobbyOf: paths.gameLobbyOf(gameId),
    playTriviaIn: paths.playTriviaIn(gameId),
    ownResultsOf: paths.ownResultsOf(gameId),
    team: paths.team(teamId),
    bankCategory: paths.bankCategory('pop'),
    dynamicCategory: paths.dynamicCategory('Afrobeats'),
    sampleCategory: paths.sampleCategory('pop-culture'),
    comingSoon: paths.comingSoon('movies'),
    editSet: paths.editSet(setId),
    sheet: paths.sheet(setId),
    setHistory: paths.setHistory(setId),
    sharedSet: paths.sharedSet('a-token-of-nobody'),
    editSeries: paths.editSeries('series_of_nobody'),
    seriesPage: paths.seriesPage('series_of_nobody'),
    leagueDesk: paths.leagueDesk('league_of_nobody'),
    league: paths.league('a-token-of-nobody'),
    leagueHost: paths.leagueHost('league_of_nobody'),
    assignment: paths.assignment('link-of-nothing-at-all'),
    assignmentReport: paths.assignmentReport('as_of_nobody'),
    exportOf: paths.exportOf(gameId),
    playerGame: paths.playerGame(gameId),
    publish: paths.publish(gameId),
    coHost: paths.coHost(gameId),
    coAuthor: paths.coAuthor(setId),
    hostPanel: paths.hostPanel(gameId),
    screen: paths.screen(gameId),
    results: paths.results(gameId),
    overlay: '/overlay/a-token-of-nobody-at-all',
    receipts: paths.receipts(gameId),
    whatIf: paths.whatIf(gameId),
    replay: paths.replay(gameId),
    startAgainFrom: paths.startAgainFrom(gameId),
    playerResults: paths.playerResults(gameId, 'p_nobody'),
    joinByCode: `/join/${gameCode}`,
    joinTeamByCode: `/join-team/${gameCode}`,
    joinByQuery: `/join?code=${gameCode}`,
    authCallback: patterns.authCallback,
    teamAlias: `/team/${teamId}`,
    publishAlias: `${patterns.publishAlias}?gameId=${gameId}`,
  };
};

type PlainPath = {
  [P in keyof typeof paths]: (typeof paths)[P] extends string ? P : never;
}[keyof typeof paths];

/** The route list of the specification (section 2), with sample things in it. */
export const specified = ({ gameId, gameCode, teamId, setId }: Things): readonly string[] => [
  '/',
  '/home',
  '/start-trivia',
  '/create-team',
  '/create-custom-questions',
  '/my-saved-trivia',
  `/edit-trivia-set/${setId}`,
  '/choose-trivia',
  '/create-trivia-choice',
  '/question-select/pop-culture',
  '/coming-soon/movies',
  '/trivia-basket',
  '/question-basket',
  `/admin-game-control?gameId=${gameId}`,
  `/player-game/${gameId}`,
  '/approve-selection',
  `/publish-qr?gameId=${gameId}`,
  '/trivia-lobby',
  '/play-trivia',
  '/answer-trivia',
  '/leaderboard',
  '/create-own-trivia',
  '/create-trivia',
  '/my-trivia',
  '/trivia-bank',
  '/dynamic-category/Afrobeats',
  ...['general', 'pop', 'science', 'history', 'geography', 'finance', 'afrobeats', 'movies', 'sports'].map(
    (key) => `/category-${key}`,
  ),
  '/game-lobby',
  '/team-lobby',
  '/results',
  '/scan-trivia',
  '/join-team',
  `/join/${gameCode}`,
  `/team/${teamId}`,
  `/teams/${teamId}`,
  `/confirm/${gameId}`,
  `/lobby/${gameId}`,
  `/play/${gameId}`,
  '/feedback',
  '/thank-you',
  '/auth/callback',
  '/profile/setup',
  '/profile/edit',
  '/dashboard',
  '/dashboard/saved-trivia',
  '/dashboard/past-games',
  '/dashboard/profile',
  `/game-results/${gameId}`,
];
