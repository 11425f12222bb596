import type {
  AccountRefusalCode,
  CorrectionRefusalCode,
  HttpErrorCode,
  QuotaRefusalCode,
  SetRefusalCode,
  TokenRefusalCode,
} from '@clockbeat/domain/contract';

const common = {
  skip: 'Skip to content',
  loading: 'Loading...',
  loadingGame: 'Loading game...',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  goHome: 'Go Home',
  mainMenu: 'Main',
  menu: 'Menu',
  language: 'Language',
  profileMenu: 'Your account',
  dashboard: 'Dashboard',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  startTrivia: 'Start Trivia',
  joinTeam: 'Join Team',
  questionBank: 'Question Bank',
  reconnecting: 'No connection. Reconnecting…',
  answerWaits: 'No connection. Your answer is sent as soon as it is back.',
  connecting: 'Connecting…',
  reconnected: 'You are back.',
  leaderboard: 'Leaderboard',
  teams: 'Teams',
  rank: 'Rank',
  name: 'Name',
  score: 'Score',
  points: { one: '{count} point', other: '{count} points' },
  players: { one: '{count} player', other: '{count} players' },
  questions: { one: '{count} question', other: '{count} questions' },
  secondsLeft: { one: '{count} second left', other: '{count} seconds left' },
  questionOf: 'Question {number} of {count}',
  you: 'You',
  boardEmpty: 'The first points will show here.',
  figure: '{count}',
  sound: 'Sound',
  soundIsOn: 'Sound is on',
  soundIsOff: 'Sound is off',
} as const;

/** By the stable code of a refusal (libs/domain, contract/errors.ts), and the pages that stand for an error. */
const errors = {
  bad_request: 'That could not be understood. Please try again.',
  not_signed_in: 'Please sign in again: your session has ended.',
  not_host: 'Only the host of this game can do that.',
  wrong_state: 'That does not fit the game right now.',
  game_finished: 'This game is over.',
  not_active: 'The game is not running right now.',
  question_closed: 'Too late: that question has closed.',
  deadline_over: 'The deadline has passed. What you answered before it counts.',
  not_joined: 'You are not in this game yet. Join with its code.',
  unknown_code: 'No game or team has this code.',
  name_taken: 'Somebody in this game already has that name. Please choose another.',
  name_invalid: 'Please choose a name of 1 to 50 ordinary characters.',
  lobby_locked: 'The host has closed this game to new players.',
  unknown_team: 'This game has other teams. Please choose one of them.',
  removed: 'The host has removed you from this game.',
  bad_token: 'Your seat could not be found again. Please join once more.',
  too_many_requests: 'That was a little fast. Please wait a moment and try again.',
  too_large: 'That is too long to send.',
  unavailable: 'The server cannot be reached right now. Please try again in a moment.',
  // The server knows more than the code tells, and says it in English.
  validation: '{message}',
  not_found: '{message}',
  conflict: '{message}',
  forbidden: '{message}',
  unreachable: 'Failed to connect to server. Please try again.',
  internal: 'Something did not work. Please try again.',
  oops: 'Oops! Something went wrong',
  oopsText: 'The page has stumbled. Your game goes on: try again to come back to it.',
} as const satisfies Record<SaidAnywhere, string> & Record<string, string>;

/** Corrections, settings and quotas say their own; pages have no access tokens; a list whose place is not known any more begins anew by itself. */
type SaidAnywhere = Exclude<
  HttpErrorCode,
  | CorrectionRefusalCode
  | AccountRefusalCode
  | QuotaRefusalCode
  | TokenRefusalCode
  | SetRefusalCode
  | 'bad_cursor'
>;

const join = {
  title: 'Join a game',
  lead: 'Enter the code that your host shows, and the name you want to play under.',
  code: 'Join code',
  codeHint: '6 letters and numbers',
  name: 'Display name',
  teamName: 'Your team',
  teamByCode: 'With this code you are in {team}, unless you choose another one.',
  submit: 'Join Team',
  joining: 'Joining...',
  required: 'Field is required.',
  badCode: 'Invalid code format. Code should be 4-8 characters, letters and numbers only.',
  nameTooLong: 'Please use at most 50 characters.',
  foundSeat: 'You go on as {name}.',
  found: 'You are joining {title}',
  places: '{count} of {most} places are taken',
  foundWaiting: '{title} has no game open yet. You will be let in as soon as there is one.',
  foundFinished: 'This game is over. Ask your host for a new code.',
  foundDemo: 'A demo game that starts by itself, no host needed.',
  scan: 'Scan the code instead',
  again: 'Come back as {name}',
  noSeat: 'Join with the code first, then you can play.',
} as const;

const play = {
  getReady: 'Get Ready',
  getReadyText: 'The host starts the game. Keep this page open.',
  playingAs: 'You play as {name}',
  inTheRoom: 'In the room',
  ready: 'I am ready',
  isReady: 'ready',
  you: '(you)',
  answers: 'Answers',
  answer: 'Answer {letter}:',
  keys: 'Single keys',
  keysAreOn: 'Digits and letters answer too',
  keysAreOff: 'Keys answer nothing',
  yourScore: 'Your score',
  leave: 'Leave game',
  host: 'Host',
} as const;

/** The texts of a player's way and of every page, by section. */
export const player = { common, errors, join, play } as const;
