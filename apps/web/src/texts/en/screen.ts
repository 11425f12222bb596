export const screen = {
  joinAt: 'Join at {address}',
  starting: 'Get Ready',
  lastAnswer: 'Right answer: {letter} · {text}',
  answered: { one: '{count} player', other: '{count} players' },
  podium: 'Winners',
  nobody: 'Nobody has played this game.',
  restOfBoard: 'All places',
} as const;
