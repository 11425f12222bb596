import type { QuestionChange } from '../src/contract/corrections.js';
import type { Choice, CloseReason, EndedBy, GameRules } from '../src/contract/game-state.js';
import type {
  Actor,
  ChangedOutcome,
  GameContent,
  GameEvent,
  GameEventData,
  GameEventType,
  PreparedTeams,
} from '../src/events.js';
import { type Game, type PlayableGame, questionAt } from '../src/game.js';
import { CommandId, type CorrectionId, type PlayerId, type TeamId, type UserId } from '../src/ids.js';
import { standardRules } from '../src/rules.js';
import { choiceOf, content, type Pick } from './content.js';
import { hostId, seatCalled } from './people.js';
import { at } from './time.js';

/**
 * Something that has happened, told with what a test cares about; the rest follows from the game so far. Written
 * without `decide`, so that a wrong rule can't make its own past.
 */
export type Fact = (game: Game, last: number) => GameEvent;

const commandId = CommandId('command-of-the-past');

const fact = <T extends GameEventType>(
  type: T,
  actor: Actor,
  when: number,
  data: GameEventData[T],
): GameEvent => ({ type, actor, at: when, data: { ...data, commandId } }) as unknown as GameEvent;

const born = (game: Game): PlayableGame => {
  if (game.status === 'unborn') throw new Error('Begin with created()');
  return game;
};

const asked = (game: Game) => {
  const known = born(game);
  if (known.status !== 'active' && known.status !== 'paused') throw new Error('No question is open');
  return known.question;
};

interface Creation extends Partial<GameContent> {
  kind?: 'live' | 'solo' | 'demo';
  hostId?: UserId | null;
  teamId?: TeamId | null;
  hostTeamName?: string | null;
  gameCode?: string;
  autoStartAt?: number | null;
  teamMode?: boolean;
  rules?: Partial<GameRules>;
  at?: number;
}

export const created =
  (says: Creation = {}): Fact =>
  () => {
    const { kind = 'live', rules, at: when = at('-60'), ...rest } = says;
    const host = kind === 'live' ? hostId : null;
    return fact('GameCreated', host ? 'host' : 'system', when, {
      ...content(),
      kind,
      hostId: host,
      teamId: null,
      hostTeamName: null,
      gameCode: 'QUIZ42',
      autoStartAt: null,
      teamMode: false,
      ...rest,
      rules: { ...standardRules, ...rules },
    });
  };

export const revised =
  (says: Partial<GameContent> = {}): Fact =>
  (_, last) =>
    fact('GameRevised', 'host', last, content(says));

interface Joining {
  as?: PlayerId;
  team?: string | null;
  userId?: UserId | null;
  at?: number;
}

export const joined =
  (name: string, says: Joining = {}): Fact =>
  (_, last) =>
    fact('PlayerJoined', 'player', says.at ?? last, {
      playerId: says.as ?? seatCalled(name),
      name,
      teamName: says.team ?? null,
      userId: says.userId ?? null,
      startingScore: 0,
    });

const aboutSeat =
  (type: 'PlayerLeft' | 'PlayerReturned' | 'PlayerRemoved', actor: Actor) =>
  (playerId: PlayerId): Fact =>
  (_, last) =>
    fact(type, actor, last, { playerId });

export const left = aboutSeat('PlayerLeft', 'player');
export const returned = aboutSeat('PlayerReturned', 'player');
export const removed = aboutSeat('PlayerRemoved', 'host');

export const moved =
  (playerId: PlayerId, tokenId: PlayerId): Fact =>
  (_, last) =>
    fact('SeatMoved', 'host', last, { playerId, tokenId });

export const readied =
  (playerId: PlayerId, ready = true): Fact =>
  (_, last) =>
    fact('PlayerReadied', 'player', last, { playerId, ready });

export const teamChosen =
  (playerId: PlayerId, teamName: string): Fact =>
  (_, last) =>
    fact('TeamChosen', 'player', last, { playerId, teamName });

export const teamModeSet =
  (teamMode: boolean): Fact =>
  (_, last) =>
    fact('TeamModeSet', 'host', last, { teamMode });

/** In team mode, as a host who prepares teams wants it. */
export const teamsPrepared =
  (teams: PreparedTeams): Fact =>
  (_, last) =>
    fact('TeamModeSet', 'host', last, { teamMode: true, ...teams });

const joiningChanged = (joining: 'open' | 'locked') => (): Fact => (_, last) =>
  fact('JoiningChanged', 'host', last, { joining });

export const locked = joiningChanged('locked');
export const unlocked = joiningChanged('open');

const opening = (game: Game, index: number, from: number) => ({
  index,
  opensAt: from,
  closesAt: from + questionAt(born(game), index).timeLimit * 1000,
});

interface When {
  at?: number;
}

export const started =
  (says: When = {}): Fact =>
  (game) => {
    const when = says.at ?? at('0');
    return fact('GameStarted', 'host', when, { opened: opening(game, 0, when) });
  };

interface Advance extends When {
  reason?: CloseReason;
  opensAt?: number;
}

/** The next question opens: 300 ms after the deadline, unless the test says when. */
export const advanced =
  (says: Advance = {}): Fact =>
  (game) => {
    const { index, closesAt } = asked(game);
    const when = says.at ?? closesAt + 300;
    const reason = says.reason ?? 'deadline';
    return fact('QuestionAdvanced', reason === 'host' ? 'host' : 'clock', when, {
      closed: { index, reason },
      opened: opening(game, index + 1, says.opensAt ?? when),
    });
  };

export const paused =
  (says: { at: number }): Fact =>
  (game) =>
    fact('GamePaused', 'host', says.at, { msLeft: asked(game).closesAt - says.at });

export const resumed =
  (says: { at: number }): Fact =>
  (game) => {
    if (game.status !== 'paused') throw new Error('Only a paused game can be resumed');
    return fact('GameResumed', 'host', says.at, { closesAt: says.at + game.msLeft });
  };

interface Answer {
  by: PlayerId;
  choice: Pick;
  at?: number;
}

export const answered =
  ({ by, choice, at: when }: Answer): Fact =>
  (game, last) => {
    const { index, closesAt } = asked(game);
    const known = born(game);
    const seat = known.seats.byId.get(by);
    if (!seat) throw new Error(`${by} has no seat`);
    const then = when ?? last;
    const { answer, timeLimit } = questionAt(known, index);
    const chosen: Choice | null = choiceOf(choice, questionAt(known, index));
    const isCorrect = chosen === answer;
    const msLeft = closesAt - then;
    const speedBonus = isCorrect ? 10 * Math.floor(msLeft / 1000) : 0;
    const points = isCorrect ? 100 + speedBonus : 0;
    const before = seat.last?.questionIndex === index - 1 ? seat.last.streak : 0;
    return fact('AnswerSubmitted', 'player', then, {
      playerId: by,
      questionIndex: index,
      choice: chosen,
      responseMs: timeLimit * 1000 - msLeft,
      msLeft,
      isCorrect,
      points,
      speedBonus,
      total: seat.score + points,
      streak: isCorrect ? before + 1 : 0,
      scoringVersion: 1,
    });
  };

/** The end, by the host or after the last question. */
export const finished =
  (says: { at?: number; endedBy?: Exclude<EndedBy, 'abandoned'> } = {}): Fact =>
  (game, last) => {
    const endedBy = says.endedBy ?? 'host';
    const reason = endedBy === 'host' ? ('host' as const) : ('deadline' as const);
    return fact('GameFinished', endedBy === 'host' ? 'host' : 'clock', says.at ?? last, {
      endedBy,
      closed: { index: asked(game).index, reason },
    });
  };

export const abandoned =
  (says: When = {}): Fact =>
  (game, last) =>
    fact('GameAbandoned', 'clock', says.at ?? last, {
      closed: game.status === 'paused' ? { index: game.question.index, reason: 'deadline' } : null,
    });

export const rated =
  (playerId: PlayerId, stars: 1 | 2 | 3 | 4 | 5): Fact =>
  (_, last) =>
    fact('GameRated', 'player', last, { playerId, stars });

export const questionCorrected =
  (
    correctionId: CorrectionId,
    questionIndex: number,
    change: QuestionChange,
    outcomes: ChangedOutcome[] = [],
  ): Fact =>
  (_, last) =>
    fact('QuestionCorrected', 'host', last, {
      correctionId,
      questionIndex,
      change,
      reason: 'Two were right',
      outcomes,
      scoringVersion: 1,
    });

export const correctionUndone =
  (correctionId: CorrectionId): Fact =>
  (_, last) =>
    fact('CorrectionUndone', 'host', last, { correctionId });
