import type { QuotaName, SharedQuotaName } from '@clockbeat/domain/contract';

type Counted = Exclude<QuotaName, 'playersPerGame'>;

/** From most of it on, where one is about to make more. */
const near = {
  runningGames: 'You have {used} of {most} running games.',
  sets: 'You have {used} of {most} sets.',
  questions: 'You have {used} of {most} questions of your own.',
  mediaBytes: 'Your pictures and sounds take {used} of {most} MB.',
  tokens: 'You have {used} of {most} access tokens.',
} as const satisfies Record<Counted, string>;

/** When there is no room for one more. */
const full = {
  runningGames:
    'You have {used} of {most} running games. End one of them to make another; what nobody starts ends by itself after 24 hours.',
  sets: 'You have {used} of {most} sets. Delete one to save another.',
  questions: 'You have {used} of {most} questions of your own. Delete some to add others.',
  mediaBytes:
    'Your pictures and sounds take {used} of {most} MB. Take some out of your questions: what nothing shows any more is forgotten after a week.',
  tokens: 'You have {used} of {most} access tokens. Revoke one to make another.',
} as const satisfies Record<Counted, string>;

/** Where an operator lets an account have nothing of it. */
const none = {
  runningGames: 'Your account cannot make games here. Whoever looks after this site can change that.',
  sets: 'Your account cannot save sets here. Whoever looks after this site can change that.',
  questions:
    'Your account cannot add questions of its own here. Whoever looks after this site can change that.',
  mediaBytes:
    'Your account cannot add pictures or sounds here. Whoever looks after this site can change that.',
  tokens: 'Your account cannot make access tokens here. Whoever looks after this site can change that.',
} as const satisfies Record<Counted, string>;

/** What was asked for is more than there is room for. Nothing of it was made. */
const refused = {
  runningGames: 'Your game was not made: you have {used} of {most} running games. End one of them first.',
  sets: 'Nothing was saved: you have {used} of {most} sets, and there is not room enough. Delete some that you don’t need, and save again.',
  questions:
    'Nothing was added: you have {used} of {most} questions of your own, and these are more than there is room for. Delete some, or add fewer.',
  mediaBytes:
    'There is no room for it: your pictures and sounds take {used} of {most} MB. Take some out of your questions; what nothing shows any more is forgotten after a week.',
  tokens: 'The token was not made: you have {used} of {most}. Revoke one first.',
  playersPerGame: 'At most {most} can play in a game of yours. Please choose no more.',
} as const satisfies Record<QuotaName, string>;

/** What all accounts together may have is used up. */
const refusedHere = {
  runningGames:
    'Your game was not made: as many games run here as this site takes. Please try again later, or tell whoever looks after it.',
  mediaBytes: 'This site has no room for more pictures and sounds. Please tell whoever looks after it.',
} as const satisfies Record<SharedQuotaName, string>;

/** How much an account may have, and what to do when that is reached. */
export const quotas = { near, full, none, refused, refusedHere } as const;
