import type { GivenAnswer, QuestionKind } from './kinds.js';
import type { OptionMedia, QuestionMedia } from './media.js';
import type { OperatorReason } from './operators.js';
import type { GameRules } from './rules.js';

export type GameKind = 'live' | 'solo' | 'demo';
export type GameStatus = 'waiting' | 'active' | 'paused' | 'finished';
/** `round`, `reading`, `revealed`, `board` and `break` are phases of games that are paced by their host or by time. */
export type GamePhase =
  | 'lobby'
  | 'round'
  | 'reading'
  | 'question'
  | 'revealed'
  | 'board'
  | 'break'
  | 'paused'
  | 'final';
/** What a pause may hold. */
export type HeldPhase = Exclude<GamePhase, 'lobby' | 'round' | 'paused' | 'final'>;
export type Joining = 'open' | 'locked';
/** `deadline`: of an attempt at an assignment, which was over by then. */
export type EndedBy = 'host' | 'questions' | 'deadline' | 'abandoned';
/** What players are told of their answers, and when: after each question, at the end of their attempt, or once the deadline is over. */
export const assignmentFeedbacks = ['each', 'end', 'deadline'] as const;
export type AssignmentFeedback = (typeof assignmentFeedbacks)[number];
/** `answered`: everybody who was connected had answered. */
export type CloseReason = 'deadline' | 'host' | 'answered';
/** Index into a question's options. */
export type Choice = 0 | 1 | 2 | 3 | 4 | 5;
/** An answer as it is sent and told: the index of the one option that is chosen, or all of it. */
export type SentAnswer = Choice | GivenAnswer;
/**
 * What a question gives to choose from: four options, unless its author named a kind. Of an `order` question its items, mixed;
 * none where nothing is chosen.
 * @maxItems 8
 */
export type OptionTexts = string[];
/**
 * Something counted of each option, in the order of the options; none where nothing is chosen.
 * @maxItems 6
 */
export type OptionCounts = number[];

/** A question as everybody may see it while it is open: never its answer. */
export interface OpenQuestionView {
  index: number;
  question: string;
  /** Absent: `single`. */
  kind?: QuestionKind;
  options: OptionTexts;
  /** Of `multi`: whether all that are right are wanted, and nothing else. */
  exactOnly?: boolean;
  /** Of `number`: what it is counted in, where it is said. */
  unit?: string;
  /** Of `number`: where it is looked for, where it is said. */
  range?: { from: number; to: number };
  /** Whole seconds. */
  timeLimit: number;
  category: string;
  /** For a right answer, before the speed bonus. */
  points: number;
  /** What it is written in, by its tag (BCP 47); missing where nobody knows. */
  language?: string;
  /** The round that it belongs to; absent in games without rounds. */
  round?: RoundView;
  /** What there is to see or to hear; absent: nothing. */
  media?: QuestionMedia;
  /** Pictures of the options, told with them; absent: none. */
  optionMedia?: OptionMedia;
}

/** A round of an evening: its questions follow each other under one title. */
export interface RoundView {
  /** From 1. */
  number: number;
  /** Rounds of the game. */
  count: number;
  title: string;
}

/** A pause that was planned after a question. */
export interface BreakAfter {
  minutes: number;
  /** What the host says of it; null: nothing. */
  text: string | null;
}

/** A question as only the game's owner sees it. */
export interface HostQuestionView extends OpenQuestionView {
  /** The right option; null where that is not what is asked for. */
  answer: Choice | null;
  /** Of other kinds than `single`: the answer that is right in full; absent where none is. */
  key?: GivenAnswer;
  /** Of `typed`: all the right texts, and texts as near that are not meant. */
  accepted?: string[];
  refused?: string[];
  /** Of `number`: how far off still earns a share. */
  band?: number;
  breakAfter?: BreakAfter;
}

/** Where a paced game stands beside its questions: what is shown, since when, and until when it leads on by itself. */
export interface StageView {
  name: 'revealed' | 'board' | 'break';
  since: number;
  /** Epoch ms; null: the host leads on. */
  until: number | null;
  /** Of a break: what the host says of it. */
  text?: string;
  /** Of a break: the round that comes next. */
  next?: RoundView;
}

/** What a client needs of a game's rules to show it. */
export interface RulesView
  extends Pick<
    GameRules,
    'pacing' | 'scoring' | 'answers' | 'boardEvery' | 'streakBonus' | 'hostSeesVotes' | 'closeWhenAllAnswered'
  > {
  /** Each player sees the options in an order of its own (`optionsSeen`); absent: as they are told. */
  shuffle?: true;
}

/** What a client needs of the assignment that a game is an attempt at. */
export interface AttemptStateView {
  /** Of this person, from 1. */
  attempt: number;
  /** Until when it may be played, epoch ms. */
  closesAt: number;
  feedback: AssignmentFeedback;
  /** Its questions have no time of their own. */
  untimed?: true;
  /** What its answers came to is still kept back; absent: it is told. */
  withheld?: true;
}

export interface GameStateView {
  gameId: string;
  gameCode: string;
  kind: GameKind;
  title: string;
  status: GameStatus;
  phase: GamePhase;
  /** The stream version this was made from: a client drops a state older than the one it has. */
  version: number;
  currentQuestionIndex: number;
  questionCount: number;
  participantCount: number;
  /** Seconds left at `serverTime`, up to three decimals. */
  timeLeft: number;
  /** Epoch ms of the server's clock. */
  opensAt: number | null;
  endsAt: number | null;
  serverTime: number;
  teamMode: boolean;
  /** Teams that the host has prepared; in team mode and before the start only, absent where there are none. */
  preparedTeams?: string[];
  /** Whether players may choose these alone. */
  onlyPreparedTeams?: boolean;
  joining: Joining;
  endedBy: EndedBy | null;
  /** Why an operator of the installation ended it, where one did. */
  operator?: OperatorReason;
  /** While it is read its clock stands: it takes answers from `opensAt` on. Null between questions of a swift game. */
  question: OpenQuestionView | null;
  /** Absent in swift games in the classic scoring that say nothing else, as all of the following. */
  rules?: RulesView;
  /** Epoch ms: when the round's title gives way to the question; only where there is a title to show. */
  readsAt?: number;
  /** In the phases `revealed`, `board` and `break`, and while one of them is paused. */
  stage?: StageView;
  /** In the phase `paused`: what is held. */
  held?: HeldPhase;
  /** The titles of the game's rounds, in their order, where one of them may be a joker. */
  rounds?: string[];
  /** How many of them have begun. */
  roundsBegun?: number;
  /** The game whose people this one goes on with; absent: none. */
  parentGameId?: string;
  /** How many ghosts of another evening play along; absent: none. */
  ghosts?: number;
  /** Once it is finished: where its people go on; absent: nowhere yet. */
  nextGameId?: string;
  /** Of an attempt at an assignment, whose player leads it; absent: it is none. */
  assignment?: AttemptStateView;
  /** Host only. */
  questions?: HostQuestionView[];
}

/** How far a seat's answering times are in doubt. */
export interface Doubt {
  /** What speed would have earned besides at the most. */
  points: number;
  /** Sum of the round trips of its right answers, ms. */
  tripMs: number;
  /** Sum of the squares of their standard deviations, ms². */
  jitterSquares: number;
}

/** Under the rule `photoFinish`: how sure a position is, in ms to either side that answering times are sure to. */
export interface Sureness {
  /** It shares its position, since times do not part those who have it for certain. */
  deadHeatMs?: number;
  /** Behind somebody of the position before, but not for certain. */
  closeMs?: number;
}

export interface BoardEntry extends Sureness {
  id: string;
  name: string;
  teamName: string | null;
  score: number;
  /** 1, 2, 2, 4: equals share a position. */
  position: number;
  /** Right answers so far: of all questions, never of one. */
  correct: number;
  /** In the phase `board`: the position on the board before; null for who was on none. */
  was?: number | null;
  /** In the phase `board`: right answers in a row. */
  streak?: number;
  /** It played on another evening, against which this game is played; absent: it plays here. */
  ghost?: true;
}

export interface FinalEntry extends BoardEntry {
  /** Questions that were opened, less those that were voided since. */
  total: number;
  /** Mean time of the answers given; of others for the owner only, else null. */
  averageSeconds: number | null;
}

export interface TeamEntry {
  teamName: string;
  /** Mean of the scores of the members who answered, rounded; 0 where none did. */
  score: number;
  members: number;
  position: number;
  /** Of another evening, against which this game is played. */
  ghost?: true;
}

/** Somebody who waits for the host to be admitted. */
export interface KnockView {
  id: string;
  /** As it was typed. */
  name: string;
  /** What others would see in its place; absent: the name itself. */
  shownName?: string;
  teamName: string | null;
}

export interface HostPlayer {
  id: string;
  /** As everybody sees it. */
  name: string;
  /** As its player typed it, where it is masked; absent: it is not. */
  ownName?: string;
  teamName: string | null;
  score: number;
  correct: number;
  /** Sum of the answering times of correct answers, ms: the smaller one is ahead among equal scores. */
  correctMs: number;
  /** Of joining, from 1: who was there first is listed first among equals. */
  order: number;
  /** Of its answering times; absent: they are taken as they are. */
  doubt?: Doubt;
  answeredCount: number;
  streak: number;
  ready: boolean;
  connected: boolean;
  /** What its time is multiplied by; absent: 1. */
  timeFactor?: number;
  /** The round that counts double for it; absent: none so far. */
  joker?: number;
  /**
   * What it answered to the question that is shown. Until a paced game has closed it, nobody is told more than the choice,
   * and without `hostSeesVotes` not even that: then `answer` is null and `hidden` is there.
   */
  current: {
    answer: SentAnswer | null;
    isCorrect?: boolean;
    /** Of an answer that is right in part. */
    fraction?: number;
    points?: number;
    hidden?: true;
  } | null;
}

/** The name of a host without a team; clients say it in their own language. */
export const unnamedHost = 'Host';

export interface LobbyEntry {
  id: string;
  name: string;
  teamName: string | null;
  ready: boolean;
  isHost: boolean;
  connected: boolean;
}

export interface AnswerResultView {
  questionIndex: number;
  answer: SentAnswer | null;
  /** In full. */
  isCorrect: boolean;
  /** What share of it is right, where that is neither all nor nothing. */
  fraction?: number;
  points: number;
  speedBonus: number;
  totalScore: number;
  streak: number;
  /** The part of `points` that right answers in a row earned; absent where there is none. */
  streakBonus?: number;
  /** Left out of the result of an empty answer until its question closes, as `correctAnswerText` is. */
  correctAnswer?: Choice | null;
  /** The right answer in words, of every kind; empty where none is right. */
  correctAnswerText?: string;
  key?: GivenAnswer;
  /** Of `number`: how far off still earned a share; absent: not at all. */
  band?: number;
  /** The host has said that it counts, or that it does not. */
  judged?: 'accepted' | 'refused';
}

/** In a paced game, until the question is closed: an answer is stored, and which it was. */
export interface AnswerStoredView {
  questionIndex: number;
  answer: SentAnswer | null;
  stored: true;
  /** How often it may still be changed. */
  changesLeft: number;
}

export interface StandingView extends Sureness {
  position: number;
  /** Among how many: ghosts count. */
  participantCount: number;
  score: number;
  correct: number;
  total: number;
  /** In the phase `board`: the position on the board before; null for who was on none. */
  was?: number | null;
  /** The nearest player ahead, and how many points ahead. */
  next: { name: string; points: number; ghost?: true } | null;
}
