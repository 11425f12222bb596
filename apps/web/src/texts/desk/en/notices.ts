/** What a host is told of running games while looking elsewhere. */
export const notices = {
  title: 'Clockbeat',
  joined: { one: '{title}: {count} player is in.', other: '{title}: {count} players are in.' },
  over: { one: '{title} is over, with {count} player.', other: '{title} is over, with {count} players.' },
  hostAway: {
    one: '{title} runs without its host panel; {count} player is in.',
    other: '{title} runs without its host panel; {count} players are in.',
  },
} as const;
