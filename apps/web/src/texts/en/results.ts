export const results = {
  title: 'Results',
  notYet: 'This game is still running. Results come at its end.',
  forbidden: 'Only the host and the players of this game can see its results.',
  yours: 'Your answers',
  questions: 'Questions',
  answer: 'Your answer',
  right: 'Right answer',
  noAnswer: 'No answer',
  chosen: 'How many chose each answer',
  wereRight: 'right',
  typically: '{seconds} s typically',
  seconds: '{seconds} s',
} as const;
