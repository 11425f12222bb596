export const account = {
  signInTitle: 'Sign In Required',
  signInText: 'Please sign in with Google to create and host trivia games!',
  redirecting: 'Redirecting to sign in...',
  dashboardSignIn: 'Please sign in to access your dashboard',
  deleted: 'Your account is deleted.',
  checkFailed: 'Whether you are signed in could not be checked.',
  signingIn: 'Signing you in...',
  signingInText: 'We are completing your Google authentication. This takes a moment.',
  results: 'Results',
} as const;
