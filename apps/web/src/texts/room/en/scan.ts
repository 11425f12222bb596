export const scan = {
  title: 'Scan a code',
  lead: 'Hold the code that your host shows into the frame.',
  video: 'What the camera sees',
  starting: 'The camera is starting…',
  looking: 'Looking for a code…',
  found: 'Found {code}',
  unavailable: 'Camera access denied or not available. Please use manual code entry.',
  refused: 'You can allow the camera for this page in your browser’s settings.',
  missing: 'No camera was found on this device.',
  insecure:
    'Browsers open the camera on https addresses only. Your phone’s own camera app reads the code all the same.',
  byHand: 'Or enter the code',
  code: 'Code',
  go: 'Continue',
  checking: 'Checking...',
  badCode: 'Invalid or missing code.',
  samples: 'To try it out, these demo codes always work:',
} as const;
