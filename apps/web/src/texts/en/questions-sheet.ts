/** A set on paper. */
const sheet = {
  open: 'Print',
  print: 'Print or save as PDF',
  shows: 'What is on the sheet',
  blank: 'Questions',
  answers: 'With answers',
  name: 'Name or team',
  points: 'Points',
  sound: 'To be heard: {words}',
  pool: {
    one: '{count} question that games draw is not on the sheet.',
    other: '{count} questions that games draw are not on the sheet.',
  },
  empty: 'This set has no questions of its own to print.',
} as const;

export const questionsSheet = { sheet } as const;
