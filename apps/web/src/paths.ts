/** Every address of the client, once. Pages never build one by hand. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  startTrivia: '/start-trivia',
  joinTeam: '/join-team',
  dashboard: '/dashboard',
  feedback: '/feedback',
  playerGame: (room: string) => `/player-game/${encodeURIComponent(room)}`,
  publish: (gameId: string) => `/publish-qr?gameId=${encodeURIComponent(gameId)}`,
  hostPanel: (gameId: string) => `/admin-game-control?gameId=${encodeURIComponent(gameId)}`,
  screen: (gameId: string) => `/screen/${encodeURIComponent(gameId)}`,
  results: (gameId: string) => `/game-results/${encodeURIComponent(gameId)}`,
} as const;

/** The same addresses as route patterns. */
export const patterns = {
  joinByCode: '/join/:code',
  joinTeamByCode: '/join-team/:code',
  joinByQuery: '/join',
  scan: '/scan-trivia',
  playerGame: '/player-game/:room',
  publish: '/publish-qr',
  hostPanel: '/admin-game-control',
  screen: '/screen/:gameId',
  results: '/game-results/:gameId',
  authCallback: '/auth/callback',
} as const;

/** The design system, in development alone. */
export const designPath = '/design';

/** Addresses that the server answers: the browser goes there, the router does not. */
export const serverPaths = {
  signIn: (returnTo: string) => `/auth/google?returnTo=${encodeURIComponent(returnTo)}`,
  signOut: '/auth/logout',
} as const;

/** The same test as the server's: an address of this site, never of another. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
