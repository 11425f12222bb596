import type { Language } from '@clockbeat/domain/contract';
import { playerPaths, playerPatterns } from './player-paths.js';

export { serverPaths } from './player-paths.js';

/** What we keep in browsers: a page of the server's. */
export const cookiesPage = (language: Language): string => `/cookies?lang=${language}`;

/** Every address of the client, once. Pages never build one by hand. */
export const paths = {
  ...playerPaths,
  homeAlias: '/home',
  /** What to play, and then the panel. */
  pick: '/host',
  joinByCode: (code: string) => `/join/${encodeURIComponent(code)}`,
  joinTeamByCode: (code: string) => `/join-team/${encodeURIComponent(code)}`,
  scanWithCode: (code: string) => `/scan-trivia?code=${encodeURIComponent(code)}`,
  savedTrivia: '/dashboard/saved-trivia',
  pastGames: '/dashboard/past-games',
  insights: '/dashboard/insights',
  export: '/dashboard/export',
  exportOf: (gameId: string) => `/dashboard/export?game=${encodeURIComponent(gameId)}`,
  profile: '/dashboard/profile',
  profileSettings: '/dashboard/profile?tab=settings',
  webhooks: '/dashboard/webhooks',
  series: '/dashboard/series',
  newSeries: '/dashboard/series/new',
  editSeries: (seriesId: string) => `/dashboard/series/${encodeURIComponent(seriesId)}`,
  assignments: '/dashboard/assignments',
  newAssignment: '/dashboard/assignments/new',
  assignmentReport: (id: string) => `/dashboard/assignments/${encodeURIComponent(id)}`,
  profileSetup: '/profile/setup',
  profileEdit: '/profile/edit',
  operator: '/operator',
  leaderboards: '/leaderboards',
  feedback: '/feedback',
  thankYou: '/thank-you',
  soloGeneral: '/solo/general',
  /** Goes on from a finished solo game. */
  startAgain: '/start',
  startAgainFrom: (gameId: string) => `/start?gameId=${encodeURIComponent(gameId)}`,
  /** A game's id, a bank category's key, or `solo` for the whole bank (OP-08). */
  play: (gameId: string) => `/play/${encodeURIComponent(gameId)}`,
  ownResults: '/results',
  /** What was played on this device, and by this account. */
  evenings: '/evenings',
  createTeam: '/create-team',
  team: (teamId: string) => `/teams/${encodeURIComponent(teamId)}`,
  questionSource: '/create-trivia-choice',
  chooseTrivia: '/choose-trivia',
  bankCategory: (key: string) => `/category-${key}`,
  dynamicCategory: (category: string) => `/dynamic-category/${encodeURIComponent(category)}`,
  sampleCategory: (key: string) => `/question-select/${encodeURIComponent(key)}`,
  comingSoon: (key: string) => `/coming-soon/${encodeURIComponent(key)}`,
  oldBasket: '/trivia-basket',
  basket: '/question-basket',
  approve: '/approve-selection',
  customQuestions: '/create-custom-questions',
  ownTrivia: '/create-own-trivia',
  upload: '/create-trivia',
  savedSets: '/my-saved-trivia',
  editSet: (setId: string) => `/edit-trivia-set/${encodeURIComponent(setId)}`,
  /** The set on paper. */
  sheet: (setId: string) => `/edit-trivia-set/${encodeURIComponent(setId)}/sheet`,
  setHistory: (setId: string) => `/edit-trivia-set/${encodeURIComponent(setId)}/history`,
  /** Seasons of games: those that the account runs, and the page of one. */
  leagues: '/dashboard/leagues',
  leagueDesk: (id: string) => `/dashboard/leagues/${encodeURIComponent(id)}`,
  league: (token: string) => `/league/${encodeURIComponent(token)}`,
  leagueHost: (id: string) => `/league-host/${encodeURIComponent(id)}`,
  /** What others share: found, and one of it. */
  discover: '/discover',
  sharedSet: (token: string) => `/set/${encodeURIComponent(token)}`,
  confirm: (gameId: string) => `/confirm/${encodeURIComponent(gameId)}`,
  triviaLobby: '/trivia-lobby',
  gameLobby: '/game-lobby',
  gameLobbyOf: (gameId: string) => `/game-lobby?gameId=${encodeURIComponent(gameId)}`,
  teamLobby: '/team-lobby',
  lobby: (gameId: string) => `/lobby/${encodeURIComponent(gameId)}`,
  playTrivia: '/play-trivia',
  playTriviaIn: (gameId: string) => `/play-trivia?gameId=${encodeURIComponent(gameId)}`,
  answerTrivia: '/answer-trivia',
  leaderboard: '/leaderboard',
  myTrivia: '/my-trivia',
  ownResultsOf: (gameId: string) => `/results?gameId=${encodeURIComponent(gameId)}`,
  approved: '/publish-qr',
  publish: (gameId: string) => `/publish-qr?gameId=${encodeURIComponent(gameId)}`,
  /** What lets in is put behind a `#` by the server. */
  coHost: (gameId: string) => `/cohost/${encodeURIComponent(gameId)}`,
  /** The same of whoever writes a set. */
  coAuthor: (setId: string) => `/co-author/${encodeURIComponent(setId)}`,
  hostPanel: (gameId: string) => `/admin-game-control?gameId=${encodeURIComponent(gameId)}`,
  tv: '/tv',
  screen: (gameId: string) => `/screen/${encodeURIComponent(gameId)}`,
  results: (gameId: string) => `/game-results/${encodeURIComponent(gameId)}`,
  playerResults: (gameId: string, playerId: string) =>
    `/game-results/${encodeURIComponent(gameId)}/players/${encodeURIComponent(playerId)}`,
  receipts: (gameId: string) => `/game-results/${encodeURIComponent(gameId)}/receipts`,
  /** What it shows is put behind a `#` by the server. */
  sharedWhatIf: '/what-if',
  whatIf: (gameId: string) => `/game-results/${encodeURIComponent(gameId)}/what-if`,
  replay: (gameId: string) => `/game-results/${encodeURIComponent(gameId)}/replay`,
} as const;

/** The same addresses as route patterns. */
export const patterns = {
  ...playerPatterns,
  confirm: '/confirm/:gameId',
  lobby: '/lobby/:gameId',
  publish: '/publish-qr',
  coHost: '/cohost/:gameId',
  coAuthor: '/co-author/:setId',
  hostPanel: '/admin-game-control',
  screen: '/screen/:gameId',
  overlay: '/overlay/:token',
  results: '/game-results/:gameId',
  playerResults: '/game-results/:gameId/players/:playerId',
  receipts: '/game-results/:gameId/receipts',
  whatIf: '/game-results/:gameId/what-if',
  replay: '/game-results/:gameId/replay',
  play: '/play/:gameId',
  authCallback: '/auth/callback',
  team: '/teams/:teamId',
  teamAlias: '/team/:teamId',
  dynamicCategory: '/dynamic-category/:category',
  sampleCategory: '/question-select/:key',
  comingSoon: '/coming-soon/:key',
  publishAlias: '/publish-qr-code',
  editSet: '/edit-trivia-set/:setId',
  sheet: '/edit-trivia-set/:setId/sheet',
  setHistory: '/edit-trivia-set/:setId/history',
  sharedSet: '/set/:token',
  editSeries: '/dashboard/series/:seriesId',
  seriesPage: '/series/:seriesId',
  leagueDesk: '/dashboard/leagues/:leagueId',
  league: '/league/:token',
  leagueHost: '/league-host/:leagueId',
  assignmentReport: '/dashboard/assignments/:assignmentId',
  assignment: '/assignment/:link',
} as const;

/** What an overlay may show: one thing over nothing, or all that the wall does. */
export const overlayShows = ['board', 'clock', 'question', 'wall'] as const;
export type OverlayShow = (typeof overlayShows)[number];

/** The address by which an overlay shows that. `url`: as the server has made it. */
export const overlayShowing = (url: string, show: OverlayShow): string => `${url}?show=${show}`;

/** The design system, in development alone. */
export const designPath = '/design';

/** The set-up of a profile, and where to go after it. */
export const setUpFor = (wanted: string): string =>
  `${paths.profileSetup}?returnTo=${encodeURIComponent(wanted)}`;

/**
 * The same test as the server's: an address of this site, never of another. Browsers drop tabs and line breaks, so that what
 * looks like a path with one slash would have two.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(path);
