/** Pages and games that are not there, or are another's, and the ways on. */
export const missing = {
  notFound: 'Page Not Found',
  notFoundText: 'There is nothing at this address.',
  goToHome: 'Go to Home',
  goToDashboard: 'Go to Dashboard',
  contactSupport: 'Contact Support',
  gameNotFound: 'This game does not exist.',
  notYours: 'This game belongs to another host.',
} as const;
