import type { QuestionChange } from './contract/corrections.js';
import type { Choice, GameKind, GameRules, Joining } from './contract/game-state.js';
import type { GameContent, GameEventData } from './events.js';
import type { CommandId, CorrectionId, GameId, PlayerId, TeamId, UserId } from './ids.js';

/** Who asks. The edge has proved it (a session, a seat token, the clock itself); whether they may is for the domain to say. */
export type Issuer =
  | { readonly as: 'host'; readonly userId: UserId }
  | { readonly as: 'seat'; readonly playerId: PlayerId }
  | { readonly as: 'clock' };

type Fields<C> = Omit<C, 'type'>;

/** What every command carries. `at` is when it arrived, epoch ms of the server's clock. */
abstract class Command {
  declare readonly gameId: GameId;
  declare readonly at: number;
  declare readonly commandId: CommandId;

  protected constructor(fields: object) {
    Object.assign(this, fields);
  }
}

export class CreateGame extends Command {
  readonly type = 'CreateGame';
  declare readonly kind: GameKind;
  declare readonly hostId: UserId | null;
  declare readonly teamId: TeamId | null;
  declare readonly hostTeamName: string | null;
  declare readonly gameCode: string;
  declare readonly autoStartAt: number | null;
  declare readonly teamMode: boolean;
  declare readonly rules: GameRules;
  declare readonly content: GameContent;
  constructor(fields: Fields<CreateGame>) {
    super(fields);
  }
}

export class ReviseGame extends Command {
  readonly type = 'ReviseGame';
  declare readonly by: Issuer;
  declare readonly content: GameContent;
  constructor(fields: Fields<ReviseGame>) {
    super(fields);
  }
}

export class JoinGame extends Command {
  readonly type = 'JoinGame';
  declare readonly playerId: PlayerId;
  /** As it was typed; the decision cleans it. */
  declare readonly name: string;
  declare readonly teamName: string | null;
  declare readonly userId: UserId | null;
  constructor(fields: Fields<JoinGame>) {
    super(fields);
  }
}

export class LeaveGame extends Command {
  readonly type = 'LeaveGame';
  /** Left out: its own player. A host lets go of a seat that nobody sits on, before the start only. */
  declare readonly by?: Issuer;
  declare readonly playerId: PlayerId;
  constructor(fields: Fields<LeaveGame>) {
    super(fields);
  }
}

export class RemovePlayer extends Command {
  readonly type = 'RemovePlayer';
  declare readonly by: Issuer;
  declare readonly playerId: PlayerId;
  constructor(fields: Fields<RemovePlayer>) {
    super(fields);
  }
}

export class SetReady extends Command {
  readonly type = 'SetReady';
  declare readonly playerId: PlayerId;
  declare readonly ready: boolean;
  constructor(fields: Fields<SetReady>) {
    super(fields);
  }
}

export class ChooseTeam extends Command {
  readonly type = 'ChooseTeam';
  declare readonly playerId: PlayerId;
  declare readonly teamName: string;
  constructor(fields: Fields<ChooseTeam>) {
    super(fields);
  }
}

export class SetTeamMode extends Command {
  readonly type = 'SetTeamMode';
  declare readonly by: Issuer;
  declare readonly teamMode: boolean;
  constructor(fields: Fields<SetTeamMode>) {
    super(fields);
  }
}

export class SetJoining extends Command {
  readonly type = 'SetJoining';
  declare readonly by: Issuer;
  declare readonly joining: Joining;
  constructor(fields: Fields<SetJoining>) {
    super(fields);
  }
}

export class StartGame extends Command {
  readonly type = 'StartGame';
  declare readonly by: Issuer;
  constructor(fields: Fields<StartGame>) {
    super(fields);
  }
}

export class AdvanceQuestion extends Command {
  readonly type = 'AdvanceQuestion';
  declare readonly by: Issuer;
  /** The question it ends, fixed when the command arrived: a late or doubled click never skips one. */
  declare readonly questionIndex: number;
  constructor(fields: Fields<AdvanceQuestion>) {
    super(fields);
  }
}

export class PauseGame extends Command {
  readonly type = 'PauseGame';
  declare readonly by: Issuer;
  constructor(fields: Fields<PauseGame>) {
    super(fields);
  }
}

export class ResumeGame extends Command {
  readonly type = 'ResumeGame';
  declare readonly by: Issuer;
  constructor(fields: Fields<ResumeGame>) {
    super(fields);
  }
}

export class FinishGame extends Command {
  readonly type = 'FinishGame';
  declare readonly by: Issuer;
  constructor(fields: Fields<FinishGame>) {
    super(fields);
  }
}

export class SubmitAnswer extends Command {
  readonly type = 'SubmitAnswer';
  declare readonly playerId: PlayerId;
  declare readonly questionIndex: number;
  declare readonly choice: Choice | null;
  constructor(fields: Fields<SubmitAnswer>) {
    super(fields);
  }
}

/** Time has ended a state. Every gateway may say so; the round it names lets exactly one through. */
export class TimeIsUp extends Command {
  readonly type = 'TimeIsUp';
  declare readonly round: number;
  constructor(fields: Fields<TimeIsUp>) {
    super(fields);
  }
}

export class RateGame extends Command {
  readonly type = 'RateGame';
  declare readonly playerId: PlayerId;
  declare readonly stars: 1 | 2 | 3 | 4 | 5;
  constructor(fields: Fields<RateGame>) {
    super(fields);
  }
}

export class CorrectQuestion extends Command {
  readonly type = 'CorrectQuestion';
  declare readonly by: Issuer;
  declare readonly correctionId: CorrectionId;
  declare readonly questionIndex: number;
  declare readonly change: QuestionChange;
  declare readonly reason: string;
  /** Every answer to the question as the log has it: the state keeps no history, and after the end none follows. */
  declare readonly answers: readonly GameEventData['AnswerSubmitted'][];
  constructor(fields: Fields<CorrectQuestion>) {
    super(fields);
  }
}

export class UndoCorrection extends Command {
  readonly type = 'UndoCorrection';
  declare readonly by: Issuer;
  declare readonly correctionId: CorrectionId;
  constructor(fields: Fields<UndoCorrection>) {
    super(fields);
  }
}

/** Every command class, so that the service can register one handler for each. */
export const gameCommands = [
  CreateGame,
  ReviseGame,
  JoinGame,
  LeaveGame,
  RemovePlayer,
  SetReady,
  ChooseTeam,
  SetTeamMode,
  SetJoining,
  StartGame,
  AdvanceQuestion,
  PauseGame,
  ResumeGame,
  FinishGame,
  SubmitAnswer,
  TimeIsUp,
  RateGame,
  CorrectQuestion,
  UndoCorrection,
] as const;
export type GameCommand = InstanceType<(typeof gameCommands)[number]>;
