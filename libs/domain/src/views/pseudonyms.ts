import type { CarriedSeat, GameEventData, GameEventType, RecordedEvent } from '../events.js';
import type { GameId } from '../ids.js';
import type { HiddenWords } from '../judgments.js';
import { foldAnswer } from '../kinds/folding.js';

/**
 * How a field is shown to readers who may not know who played: as it is, or as a pseudonym for a seat, an account, a team's id
 * or a team's name, `teamNames` for a list of those, `newName` for what a player or a team is called instead; `ofPlayers` is a list of what concerns a seat each, `ofToken` what is proved by a token, `hidden` a free text
 * that may name somebody. A field that is named nowhere here is shown to nobody.
 */
type Showing =
  | 'plain'
  | 'player'
  | 'playerName'
  | 'account'
  | 'team'
  | 'teamName'
  | 'teamNames'
  | 'newName'
  | 'ofPlayers'
  | 'ofToken'
  | 'hidden';

const content = {
  title: 'plain',
  category: 'plain',
  difficulty: 'plain',
  timePerQuestion: 'plain',
  questions: 'plain',
} as const;
const ofPlayer = { playerId: 'player' } as const;

const seatAsked = {
  ...ofPlayer,
  name: 'playerName',
  shownName: 'hidden',
  teamName: 'teamName',
  userId: 'account',
} as const;

const teams = { preparedTeams: 'teamNames', onlyPreparedTeams: 'plain' } as const;

/** Field by field: a new event or field breaks the compile here until somebody has said who may see it. */
export const shownFields: {
  readonly [T in GameEventType]: { readonly [F in keyof GameEventData[T]]-?: Showing };
} = {
  GameCreated: {
    ...content,
    kind: 'plain',
    hostId: 'account',
    teamId: 'team',
    hostTeamName: 'teamName',
    gameCode: 'plain',
    autoStartAt: 'plain',
    teamMode: 'plain',
    rules: 'plain',
    parentGameId: 'plain',
    forkedFrom: 'plain',
    ghostsOf: 'plain',
    sealedNames: 'plain',
    assignment: 'plain',
    ...teams,
  },
  GameRevised: content,
  RulesChanged: { rules: 'plain' },
  PlayerJoined: { ...seatAsked, startingScore: 'plain', carried: 'ofToken' },
  PlayerKnocked: seatAsked,
  KnockRefused: ofPlayer,
  PlayerRenamed: { ...ofPlayer, name: 'playerName' },
  PlayerLeft: ofPlayer,
  PlayerReturned: ofPlayer,
  PlayerRemoved: { ...ofPlayer, banned: 'plain' },
  SeatMoved: { ...ofPlayer, tokenId: 'player' },
  PlayerReadied: { ...ofPlayer, ready: 'plain' },
  TeamChosen: { ...ofPlayer, teamName: 'teamName' },
  TeamModeSet: { teamMode: 'plain', ...teams },
  JoiningChanged: { joining: 'plain' },
  CoHostLinkMade: { link: 'plain' },
  CoHostAdmitted: { coHost: 'plain', userId: 'account' },
  CoHostsDismissed: { coHosts: 'plain' },
  DeadlineMoved: { closesAt: 'plain' },
  TimeExtended: { ...ofPlayer, factor: 'plain' },
  JokerDeclared: { ...ofPlayer, round: 'plain' },
  GameStarted: { opened: 'plain' },
  QuestionAdvanced: { closed: 'plain', opened: 'plain' },
  QuestionOpened: { opened: 'plain' },
  QuestionClosed: { closed: 'plain', until: 'plain' },
  BoardShown: { until: 'plain' },
  BreakBegan: { until: 'plain' },
  GamePaused: { msLeft: 'plain', msToOpen: 'plain' },
  GameResumed: { closesAt: 'plain', opensAt: 'plain' },
  AnswerSubmitted: {
    ...ofPlayer,
    questionIndex: 'plain',
    choice: 'plain',
    given: 'plain',
    fraction: 'plain',
    responseMs: 'plain',
    msLeft: 'plain',
    isCorrect: 'plain',
    points: 'plain',
    speedBonus: 'plain',
    total: 'plain',
    streak: 'plain',
    scoringVersion: 'plain',
    streakBonus: 'plain',
    change: 'plain',
    timeFactor: 'plain',
    joker: 'plain',
    doubt: 'plain',
  },
  AnswersJudged: {
    questionIndex: 'plain',
    text: 'plain',
    verdict: 'plain',
    outcomes: 'ofPlayers',
    scoringVersion: 'plain',
  },
  GameFinished: { endedBy: 'plain', closed: 'plain', operator: 'plain' },
  GameAbandoned: { closed: 'plain', operator: 'plain' },
  GameRated: { ...ofPlayer, stars: 'plain' },
  NameLent: { ...ofPlayer, lent: 'plain' },
  QuestionCorrected: {
    correctionId: 'plain',
    questionIndex: 'plain',
    change: 'plain',
    reason: 'hidden',
    outcomes: 'ofPlayers',
    scoringVersion: 'plain',
  },
  CorrectionUndone: { correctionId: 'plain' },
  GameFollowed: { nextGameId: 'plain' },
  NameForgotten: { ...ofPlayer, of: 'plain', called: 'newName' },
  HostChanged: { from: 'account', to: 'account' },
};

/** 16 or more characters that tell nothing of the text, always the same ones for the same text. */
export type Scramble = (text: string) => string;

const idCharacters = 16;
const nameCharacters = 6;

/** What people read out to each other: letters and digits only, so that a name never looks like punctuation. */
const readable = (scrambled: string): string =>
  scrambled.replace(/[^A-Za-z0-9]/g, '').slice(0, nameCharacters);

/** Accounts and teams are the same in all games, seats and the names of teams in one. */
const pseudonymOf = (
  showing: Exclude<Showing, 'plain' | 'teamNames' | 'newName' | 'ofPlayers' | 'ofToken' | 'hidden'>,
  gameId: GameId,
  value: string,
  scramble: Scramble,
) => {
  switch (showing) {
    case 'player':
      return `p_${scramble(`${gameId} player ${value}`).slice(0, idCharacters)}`;
    case 'playerName':
      return `Player ${readable(scramble(`${gameId} player ${value}`))}`;
    case 'account':
      return `u_${scramble(`account ${value}`).slice(0, idCharacters)}`;
    case 'team':
      return `t_${scramble(`team ${value}`).slice(0, idCharacters)}`;
    case 'teamName':
      return `Team ${readable(scramble(`${gameId} team ${value}`))}`;
  }
};

const ofPlayers = (list: unknown, pseudonym: (playerId: string) => string): unknown[] =>
  Array.isArray(list) ? list.map((each) => ({ ...each, playerId: pseudonym(String(each.playerId)) })) : [];

const ofToken = (value: unknown, pseudonym: (tokenId: string) => string): unknown => {
  const { tokenId, ...told } = value as CarriedSeat;
  return { ...told, tokenId: pseudonym(tokenId) };
};

/** Without the words that its host took off the wall: most of them insult somebody, or name them. */
const withoutWords = (
  { type, data }: RecordedEvent,
  hidden: HiddenWords,
): Partial<GameEventData['AnswerSubmitted' | 'AnswersJudged']> => {
  const isHidden = (index: number, word: string) => hidden.get(index)?.includes(foldAnswer(word)) ?? false;
  if (type === 'AnswerSubmitted' && data.given?.kind === 'cloud') {
    const entries = data.given.entries.filter((word) => !isHidden(data.questionIndex, word));
    return { given: { kind: 'cloud', entries } };
  }
  if (type === 'AnswersJudged' && data.outcomes.length === 0 && isHidden(data.questionIndex, data.text))
    return { text: '' };
  return {};
};

/**
 * An event's data with a pseudonym for everybody in it. A player's name becomes that of its seat, never one that follows
 * from the name: who guesses names could try them. `hidden` are the words that stand nowhere, as the whole game left them.
 */
export const pseudonymised = (
  event: RecordedEvent,
  scramble: Scramble,
  hidden: HiddenWords = new Map(),
): Record<string, unknown> => {
  const data = new Map<string, unknown>(Object.entries({ ...event.data, ...withoutWords(event, hidden) }));
  const shown: Readonly<Record<string, Showing>> = shownFields[event.type];
  const pseudonym = (showing: Parameters<typeof pseudonymOf>[0], value: string): string =>
    pseudonymOf(showing, event.gameId, value, scramble);
  const told = Object.entries(shown).flatMap(([field, how]): [string, unknown][] => {
    if (how === 'hidden') return [];
    const showing = how === 'newName' ? (data.get('of') === 'team' ? 'teamName' : 'playerName') : how;
    const value = showing === 'playerName' ? data.get('playerId') : data.get(field);
    if (showing === 'ofPlayers') return [[field, ofPlayers(value, (id) => pseudonym('player', id))]];
    if (showing === 'teamNames')
      return Array.isArray(value) ? [[field, value.map((name) => pseudonym('teamName', String(name)))]] : [];
    if (value === undefined) return [];
    if (showing === 'ofToken') return [[field, ofToken(value, (id) => pseudonym('player', id))]];
    if (showing === 'plain' || typeof value !== 'string') return [[field, value]];
    return [[field, pseudonym(showing, value)]];
  });
  return Object.fromEntries(told);
};
