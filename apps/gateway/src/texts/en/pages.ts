/** What stands on the server's own pages, which need no script. */
export const pages = {
  site: {
    backHome: 'Back to Home',
    about: 'About this site',
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms',
    cookies: 'Cookies',
    nothingHere: 'Page not found',
    nothingHereText: 'Whoever runs this site has put nothing here.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Hosts sign in with an account that they have already. Players need none: join with the code of the game.',
    by: 'Sign in with {name}',
    notSetUp: 'Signing in is not set up here',
    notSetUpText:
      'This server has no sign-in yet: whoever runs it sets Google credentials (GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET) or a sign-in of the house (OIDC_PROVIDERS). Players need no account: join with the code of the game.',
  },
  /** The local sign-in, which stands in for Google's. */
  localSignIn: {
    title: 'Sign in',
    question: 'Who is hosting?',
    why: 'This machine has no Google sign-in yet, so any address will do. Only browsers on this machine can sign in this way.',
    email: 'E-mail address',
    name: 'Name, if you like',
    'no-email': 'Please enter an e-mail address.',
    'bad-name': 'Please enter a shorter, plain name.',
    elsewhere: 'Please sign in on the host’s own machine',
    elsewhereText:
      'This installation has no Google sign-in, so hosts can sign in only in a browser on the machine it runs on, at http://localhost or one of its addresses. Players need no account: join with the code of the game.',
  },
} as const;
