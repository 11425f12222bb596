export const home = {
  title: 'Challenge friends, beat the clock, own the leaderboard.',
  lead: 'Host or join live trivia games anytime.',
  welcome: 'Welcome, {name}',
  goToDashboard: 'Go to Dashboard',
  quickGame: 'Quick game',
  quickGameText: 'Ten ready questions, ten seconds each. Share the code and start.',
  quickGameMaking: 'Making your game...',
} as const;
