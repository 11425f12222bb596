import type { OperatorReason } from '@clockbeat/domain/contract';

/** Somebody has saved a set while somebody else was changing it. */
const overtaken = {
  title: 'Saved elsewhere meanwhile',
  text: 'This set has been saved since you began to change it. What you have typed is still here.',
  giveWay: 'Load the newer one',
  giveWayText: 'What you have typed is put aside. You can show it again until you leave this page.',
  saveOver: 'Save mine over it',
  saveOverText: 'What is there now is replaced, and stays in the history.',
  saveOverGuest: 'What is there now is replaced.',
  later: 'Decide later',
  shown: 'It was saved elsewhere meanwhile. This is the newer version.',
  aside: 'What you had typed is put aside until you leave this page.',
  takeBack: 'Show it again',
} as const;

/** Who may see a set besides those who write it. */
const share = {
  open: 'Share…',
  title: 'Share this set',
  who: 'Who may see it',
  private: 'Private',
  link: 'By link',
  public: 'Public',
  privateText: 'Nobody but you and its co-authors. Its address leads nowhere.',
  linkText: 'Whoever has its address. It is not found by searching.',
  publicText: 'Everybody: it can be found here, and has an address.',
  author: 'Your name as its author',
  authorHint: 'Others read it. It need not be the name of your account.',
  authorNeeded: 'Please say how you want to be called.',
  licence: 'Licence',
  licenceNeeded: 'Please choose a licence.',
  reserved: 'All rights reserved',
  reservedText: 'Others may copy it and play it here. They share no copy.',
  'cc-byText': 'Others may use it and change it anywhere, with your name.',
  'cc-by-saText': 'Others may use it and change it anywhere, with your name and under the same licence.',
  cc0Text: 'Others may use it as they like, even without your name.',
  sameLicence: 'The original is shared under this licence, and so are its copies.',
  notYours:
    'Its original has all rights reserved: you may change this copy and play it, and share it with nobody.',
  asSaved: 'Others see the set as it was saved last.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'That is saved.',
  failed: 'This could not be loaded.',
  address: 'Address',
  copy: 'Copy link',
  copied: 'Link copied to clipboard!',
  see: 'See it as others do',
  hidden: 'Hidden',
  hiddenTitle: 'Hidden by an operator',
  hiddenText: 'Since {moment} only its authors see this set, until an operator shows it again.',
  hiddenFor: 'Reason: {reason}',
} as const;

/** Why an operator hides a set, as its authors read it. */
const hiddenReasons = {
  abuse: 'Abuse',
  security: 'Security',
  request: 'It was asked for',
  mistake: 'A mistake',
  other: 'Another reason',
} as const satisfies Record<OperatorReason, string>;

/** What a set was before each save, and who saved it. */
const history = {
  savedAt: 'Saved {moment}.',
  savedBy: 'Saved by {name}, {moment}.',
  open: 'History',
  title: 'History: {title}',
  lead: 'What the set is and was, the newest first. The last 30 states are kept.',
  toSet: 'Back to the set',
  version: 'Version {number}',
  now: 'Now',
  look: 'Look at it',
  lookOne: 'Look at it: version {number}',
  notKept: 'It was too large to be kept.',
  alone: 'It has not been saved again since it was made. Each state that a save replaces will stand here.',
  details: '{category} · {level} · {count} questions in a game · {seconds}\u00a0s each',
  fromBank: {
    one: 'And {count} question from the Question Bank.',
    other: 'And {count} questions from the Question Bank.',
  },
  goBack: 'Go back to this',
  goBackText: 'The set is written again as it was here. What it is now stays in the history.',
  goingBack: 'Going back…',
  wentBack: 'The set is again what it was in version {number}.',
  changed: 'The set was saved elsewhere meanwhile. Look at what is new first.',
} as const;

/** What became of the set that one is a copy of. */
const origin = {
  of: 'A copy of “{title}” by {author}: {licence}.',
  toOriginal: 'See the original',
  isChanged: 'The original has changed.',
  gone: 'The original is not shared any more. Your copy stays yours.',
  see: 'See what is new',
  title: 'What is new in the original',
  text: 'All of it is taken over. What you have changed in your copy stays as it is.',
  added: { one: '{count} new question', other: '{count} new questions' },
  altered: { one: '{count} changed question', other: '{count} changed questions' },
  removed: { one: '{count} question is gone', other: '{count} questions are gone' },
  now: 'Now: {question}',
  kept: 'Stays as it is in your copy: you have changed it.',
  more: 'And {count} more.',
  saveFirst: 'Save or discard what you have changed here first.',
  takeOver: 'Take over',
  takingOver: 'Taking over…',
  tookOver: 'Your copy has what is new.',
} as const;

/** Who writes a set beside its owner, let in by a link. */
const coAuthor = {
  open: 'Co-authors…',
  title: 'Co-authors',
  badge: 'Co-author',
  text: 'Whoever opens the link signed in edits this set with you, hosts it and goes back to what it was. To share it and to delete it stays yours.',
  make: 'Make a link',
  linkText: 'Send it to whoever is to write with you. A set has 20 co-authors at most.',
  end: 'Close the link',
  writing: 'Writing with you',
  nameless: 'Co-author {number}, without a name',
  takeBack: 'Take back',
  takeBackFrom: 'Take back from {name}',
  takeBackText: 'It ends at once, and the link with it. What they wrote stays.',
  close: 'Close',
  pageTitle: 'Write a set together',
  invitedBy: '{owner} asks you to write this set with them',
  invitedBySomebody: 'You are asked to write this set with its owner',
  may: 'You change its questions, host games of it, and go back to what it was. It stays the owner’s, who alone shares it and deletes it.',
  signIn: 'Sign in first, so that the owner sees who writes.',
  begin: 'Write with them',
  full: 'This set has as many co-authors as it may have. Ask its owner to take one back.',
  overTitle: 'This link is over',
  overText: 'The owner has closed it or taken it back, or it was not copied whole. Ask for a new one.',
  note: 'You write this set with its owner, who alone shares it and deletes it.',
  stop: 'Leave this set…',
  stopTitle: 'Leave this set?',
  stopText:
    'You edit it no more, and the link that you had is closed. The set stays its owner’s, with what you wrote in it.',
  stopNow: 'Leave it',
  stay: 'Stay',
  stopped: 'You edit “{title}” no more.',
} as const;

/** What authors do with sets besides writing them. */
export const questionsSharing = { overtaken, share, hiddenReasons, history, origin, coAuthor } as const;
