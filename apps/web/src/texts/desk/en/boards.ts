/** The best players and teams of finished games. */
export const boards = {
  title: 'Leaderboards',
  lead: 'Points of finished games: players who signed in, and the teams of team games.',
  players: 'Players',
  teams: 'Teams',
  period: 'Period',
  week: 'This week',
  all: 'All time',
  rank: 'Rank',
  name: 'Name',
  games: 'Games',
  points: 'Points',
  emptyWeek: 'Nobody has scored this week. The first finished game opens the list.',
  emptyAll: 'Nobody has scored yet. The first finished game opens the list.',
  failed: 'The leaderboard could not be loaded.',
  caption: '{of}, {period}',
} as const;
