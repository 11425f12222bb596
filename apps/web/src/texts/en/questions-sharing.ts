/** Somebody has saved a set while somebody else was changing it. */
const overtaken = {
  title: 'Saved elsewhere meanwhile',
  text: 'This set has been saved since you began to change it. What you have typed is still here.',
  savedAt: 'Saved {moment}.',
  savedBy: 'Saved by {name}, {moment}.',
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

/** What authors do with sets besides writing them. */
export const questionsSharing = { overtaken } as const;
