/** What is said of a page where nothing of it is seen: in a chat, in search results, on a home screen. */
export const previews = {
  preview: {
    home: 'Challenge friends, beat the clock, own the leaderboard. Host or join live trivia games anytime.',
    invitation: 'Join a trivia game',
    invitationText: 'Enter your name and play. The code is {code}.',
    otherTable: 'A trivia game by other rules',
    otherTableText: 'Who would have come first by other rules: both tables side by side.',
    sharedSet: 'A set of trivia questions',
    sharedSetText: 'Look at the questions, copy them, host a game of them.',
  },
  /** In the menu of its icon on a home screen: very short. */
  shortcuts: {
    join: 'Join Team',
    start: 'Start Trivia',
    practise: 'Practice alone',
  },
} as const;
