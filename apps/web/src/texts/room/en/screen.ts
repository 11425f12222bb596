export const screen = {
  joinAt: 'Join at {address}',
  starting: 'Get Ready',
  lastAnswer: 'Right answer: {letter} · {text}',
  chosen: 'Chosen',
  podium: 'Winners',
  nobody: 'Nobody has played this game.',
  restOfBoard: 'All places',
} as const;
