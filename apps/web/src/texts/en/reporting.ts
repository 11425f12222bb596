import type { ReportReason } from '@clockbeat/domain/contract';

const report = {
  open: 'Report something',
  openName: 'Report this name',
  openSet: 'Report this set',
  title: 'Report something',
  titleName: 'Report {name}',
  lead: 'Your report goes to whoever looks after this site. Nobody in the game is told that you reported it.',
  what: 'What is it about?',
  choose: 'Please choose',
  questions: 'The questions or the title',
  player: 'Player: {name}',
  team: 'Team: {name}',
  question: 'Question {number}: {text}',
  leadQuestion:
    'What is wrong with a question is told to whoever can mend it: to its host, or to whoever looks after this site. Nobody is told that you reported it.',
  leadSet: 'Your report goes to whoever looks after this site. Its author is not told that you reported it.',
  why: 'What is wrong with it?',
  missingWhat: 'Please choose what it is about.',
  missingWhy: 'Please choose what is wrong with it.',
  note: 'More about it (optional)',
  send: 'Report',
  sending: 'Sending…',
  cancel: 'Cancel',
  thanks: 'Thank you. It will be looked at.',
} as const;

const reasons = {
  insulting: 'Insulting',
  personal_data: 'Personal data',
  hate: 'Hate',
  copyright: 'Copyright',
  other: 'Something else',
  wrong: 'The answer is wrong',
  outdated: 'Out of date',
  ambiguous: 'Ambiguous',
} as const satisfies Record<ReportReason, string>;

/** What is read by whoever reports something. */
export const reporting = { report, reasons } as const;
