export const newsletter = {
  title: 'News, now and then',
  lead: 'New question sets and features, a few times a year. You can leave with one press.',
  email: 'Email',
  emailBad: 'Please enter a valid email address.',
  interests: 'What about?',
  'New features': 'New features',
  'New questions': 'New questions',
  'Hosting tips': 'Hosting tips',
  submit: 'Sign up',
  sending: 'Signing up...',
  done: 'Nearly done: please confirm it by the link in the mail that we send you.',
} as const;
