export const confirm = {
  title: 'Game Created',
  general: 'General',
  category: 'Category',
  totalQuestions: 'Total questions',
  shareCode: 'Share code',
  joinUrl: 'Join link',
  copyLink: 'Copy Link',
  linkCopied: 'Join link copied to clipboard!',
  startGame: 'Start Game',
} as const;
