/** What is shown of any game. */
export const game = {
  code: 'Code',
  qrAlt: 'QR code that opens {link}',
  qrFailed: 'The QR code could not be drawn. The code and the link work just as well.',
  statusWaiting: 'Waiting',
  statusActive: 'Live',
  statusPaused: 'Paused',
  statusFinished: 'Finished',
} as const;
