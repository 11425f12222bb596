import type {
  AnswerResultView,
  BoardEntry,
  Choice,
  GameFinishedMessage,
  GameStateView,
  HostPlayer,
  LobbyEntry,
  QuestionClosedMessage,
  RemovedMessage,
  SentAnswer,
  StandingView,
  TeamEntry,
} from '@clockbeat/domain/contract';

/** This player's seat, as far as the server has told. */
export interface Me {
  playerId: string;
  teamName: string | null;
  ready: boolean;
  score: number;
  streak: number;
  /** The last question whose result is in `score`: a repeated older result must not turn it back. */
  scoredIndex: number;
  /** What this seat's time is multiplied by. */
  timeFactor: number;
  /** The round that counts double; null: none so far. */
  joker: number | null;
}

/** What this player has done with the question on the screen. */
export interface Turn {
  index: number;
  /** Locked: chosen here, or answered before a reload. */
  locked: boolean;
  answer: SentAnswer | null;
  result: AnswerResultView | null;
  /** In a paced game: what the server has, and how often it may still be changed. */
  stored: { answer: SentAnswer | null; changesLeft: number } | null;
}

/** An answer that was given here, and of which nobody has heard yet what became of it. */
export interface UnheardAnswer {
  questionIndex: number;
  answer: SentAnswer;
}

/** How a question ended for this player; a new object each time, so a screen can show each once. */
export interface Feedback {
  questionIndex: number;
  isCorrect: boolean;
  /** What share of it is right, of one that is in part. */
  fraction?: number | undefined;
  /** Why nothing counted: none was given in time, or it came when the question was over. */
  missed: 'no-answer' | 'late' | null;
  points: number;
  speedBonus: number;
  /** What was right, in words, and which option where it is one; null where its question closed unheard, or asked for an opinion. */
  key: { choice: Choice | null; text: string } | null;
}

/** Everything a screen knows of one game, folded from messages and acknowledgements. */
export interface GamePicture {
  state: GameStateView | null;
  /** For its game, where a team's code was joined and it has none yet; for the host, who lets players in one by one. */
  waitingFor: 'game' | 'host' | null;
  me: Me | null;
  turn: Turn;
  /** The oldest first. One of a question that is over stays until the server has said what the log says of it. */
  unheard: readonly UnheardAnswer[];
  feedback: Feedback | null;
  lastClosed: QuestionClosedMessage | null;
  lobby: LobbyEntry[];
  participants: { count: number; version: number };
  board: { players: BoardEntry[]; teams: TeamEntry[]; version: number };
  standing: StandingView | null;
  final: GameFinishedMessage | null;
  removed: RemovedMessage['reason'] | 'moved' | null;
  /** The host's list: by id, with the version of the whole list it started from. */
  players: { byId: ReadonlyMap<string, HostPlayer>; version: number };
  answeredNow: number;
  /** How many of the ghosts that play along had answered which question, as the host was told last; absent: it was not. */
  ghosts?: { readonly index: number; readonly answered: number };
}

export const noTurn: Turn = {
  index: -1,
  locked: false,
  answer: null,
  result: null,
  stored: null,
};

export const emptyPicture: GamePicture = {
  state: null,
  waitingFor: null,
  me: null,
  turn: noTurn,
  unheard: [],
  feedback: null,
  lastClosed: null,
  lobby: [],
  participants: { count: 0, version: -1 },
  board: { players: [], teams: [], version: -1 },
  standing: null,
  final: null,
  removed: null,
  players: { byId: new Map(), version: -1 },
  answeredNow: 0,
};

/** Is the answer to this question on its way? */
export const isUnheard = ({ unheard }: GamePicture, questionIndex: number): boolean =>
  unheard.some((sent) => sent.questionIndex === questionIndex);

/** Is the game one that its host or the time leads from phase to phase? */
export const isPaced = ({ rules }: Pick<GameStateView, 'rules'>): boolean =>
  rules !== undefined && rules.pacing !== 'swift';
