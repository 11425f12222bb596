import type { GameEventData, GameEventType, RecordedEvent } from '../events.js';
import type { GameId } from '../ids.js';

/**
 * How a field is shown to whoever may not know who played: as it is, or as a pseudonym for a seat, an account, a team's id
 * or a team's name. A field that is named nowhere here is shown to nobody.
 */
type Showing = 'plain' | 'player' | 'playerName' | 'account' | 'team' | 'teamName';

const content = {
  title: 'plain',
  category: 'plain',
  difficulty: 'plain',
  timePerQuestion: 'plain',
  questions: 'plain',
} as const;
const ofPlayer = { playerId: 'player' } as const;

/** Field by field: a new event or field breaks the compile here until somebody has said who may see it. */
export const shownFields: {
  readonly [T in GameEventType]: { readonly [F in keyof GameEventData[T]]: Showing };
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
  },
  GameRevised: content,
  PlayerJoined: {
    ...ofPlayer,
    name: 'playerName',
    teamName: 'teamName',
    userId: 'account',
    startingScore: 'plain',
  },
  PlayerLeft: ofPlayer,
  PlayerReturned: ofPlayer,
  PlayerRemoved: ofPlayer,
  PlayerReadied: { ...ofPlayer, ready: 'plain' },
  TeamChosen: { ...ofPlayer, teamName: 'teamName' },
  TeamModeSet: { teamMode: 'plain' },
  JoiningChanged: { joining: 'plain' },
  GameStarted: { opened: 'plain' },
  QuestionAdvanced: { closed: 'plain', opened: 'plain' },
  GamePaused: { msLeft: 'plain' },
  GameResumed: { closesAt: 'plain' },
  AnswerSubmitted: {
    ...ofPlayer,
    questionIndex: 'plain',
    choice: 'plain',
    responseMs: 'plain',
    msLeft: 'plain',
    isCorrect: 'plain',
    points: 'plain',
    speedBonus: 'plain',
    total: 'plain',
    streak: 'plain',
    scoringVersion: 'plain',
  },
  GameFinished: { endedBy: 'plain', closed: 'plain' },
  GameAbandoned: { closed: 'plain' },
  GameRated: { ...ofPlayer, stars: 'plain' },
};

/** 16 or more characters that tell nothing of the text, always the same ones for the same text. */
export type Scramble = (text: string) => string;

const idCharacters = 16;
const nameCharacters = 6;

/** Accounts and teams are the same in all games, seats and the names of teams in one. */
const pseudonymOf = (
  showing: Exclude<Showing, 'plain'>,
  gameId: GameId,
  value: string,
  scramble: Scramble,
) => {
  switch (showing) {
    case 'player':
      return `p_${scramble(`${gameId} player ${value}`).slice(0, idCharacters)}`;
    case 'playerName':
      return `Player ${scramble(`${gameId} player ${value}`).slice(0, nameCharacters)}`;
    case 'account':
      return `u_${scramble(`account ${value}`).slice(0, idCharacters)}`;
    case 'team':
      return `t_${scramble(`team ${value}`).slice(0, idCharacters)}`;
    case 'teamName':
      return `Team ${scramble(`${gameId} team ${value}`).slice(0, nameCharacters)}`;
  }
};

/**
 * An event's data with a pseudonym for everybody in it. A player's name becomes that of its seat, never one that follows
 * from the name: who guesses names could try them.
 */
export const pseudonymised = (event: RecordedEvent, scramble: Scramble): Record<string, unknown> => {
  const data = new Map<string, unknown>(Object.entries(event.data));
  const shown: Readonly<Record<string, Showing>> = shownFields[event.type];
  return Object.fromEntries(
    Object.entries(shown).map(([field, showing]) => {
      const value = showing === 'playerName' ? data.get('playerId') : data.get(field);
      if (showing === 'plain' || typeof value !== 'string') return [field, value ?? null];
      return [field, pseudonymOf(showing, event.gameId, value, scramble)];
    }),
  );
};
