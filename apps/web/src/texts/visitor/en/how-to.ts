export const howTo = {
  title: 'How to Play',
  timerTitle: '10-second timer per question',
  timerText: 'Questions of the bank give you ten seconds. A host may choose more.',
  scoringTitle: 'Real-time scoring',
  scoringText: '100 points for a right answer and 10 for every second left. The board follows each answer.',
  qrTitle: 'Animated QR codes',
  qrText: 'Scan the host’s code with your phone, enter a name, and you are in. No account needed.',
  done: 'Got it',
} as const;
