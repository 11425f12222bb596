/** The addresses on a player's way and in the bar above it: all that a phone in a room loads of paths.ts. */
export const playerPaths = {
  home: '/',
  startTrivia: '/start-trivia',
  bank: '/trivia-bank',
  dashboard: '/dashboard',
  joinTeam: '/join-team',
  scan: '/scan-trivia',
  playerGame: (room: string) => `/player-game/${encodeURIComponent(room)}`,
  /** What the code of a series leads to while no game of it is open; it hangs on walls, too. */
  seriesPage: (seriesId: string) => `/series/${encodeURIComponent(seriesId)}`,
  /** Where people play it; behind a `#` the token of another device may come along. */
  assignment: (link: string) => `/assignment/${encodeURIComponent(link)}`,
} as const;

/** The same addresses as route patterns. */
export const playerPatterns = {
  joinByCode: '/join/:code',
  joinTeamByCode: '/join-team/:code',
  joinByQuery: '/join',
  playerGame: '/player-game/:room',
} as const;

/** Addresses that the server answers: the browser goes there, the router does not. */
export const serverPaths = {
  signIn: (returnTo: string) => `/auth/google?returnTo=${encodeURIComponent(returnTo)}`,
  signOut: '/auth/logout',
} as const;
