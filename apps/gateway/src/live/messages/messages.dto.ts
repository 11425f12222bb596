import type {
  Choice,
  ChooseTeamMessage,
  ClaimedGameState,
  HostControlMessage,
  JoinGameMessage,
  Joining,
  RemovePlayerMessage,
  ResumableMessage,
  RoomMessage,
  SetJoiningMessage,
  SetReadyMessage,
  SetTeamModeMessage,
  SubmitAnswerMessage,
  SyncClockMessage,
} from '@clockbeat/domain';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';

/** The bodies of client messages, checked at the border. What they don't name is ignored, what they claim is not looked at. */

export class RoomDto implements RoomMessage {
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  roomId: string;
}

/** `since` is a hint that we don't need: whoever asks gets the whole state. */
export class ResumableDto extends RoomDto implements ResumableMessage {}

/** Null and absent claim nothing; of an object only the index is looked at. */
const claimsSensibly = (state: unknown): boolean => {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return false;
  const index: unknown = Reflect.get(state, 'currentQuestionIndex') ?? 0;
  return Number.isInteger(index) && Number(index) >= 0;
};

export class HostControlDto extends RoomDto implements HostControlMessage {
  @IsOptional()
  @ValidateBy({ name: 'claimedGameState', validator: { validate: claimsSensibly } })
  gameState?: ClaimedGameState;
}

export class SetJoiningDto extends RoomDto implements SetJoiningMessage {
  @IsIn(['open', 'locked'])
  joining: Joining;
}

export class SetTeamModeDto extends RoomDto implements SetTeamModeMessage {
  @IsBoolean()
  teamMode: boolean;
}

export class RemovePlayerDto extends RoomDto implements RemovePlayerMessage {
  @IsString()
  playerId: string;
}

export class JoinGameDto extends RoomDto implements JoinGameMessage {
  /** Whether it is a good name the game decides, with a code of its own. */
  @IsString()
  @MaxLength(1_000)
  playerName: string;

  /** Looked at by hand: a malformed token has a code of its own. */
  @Allow()
  token?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  teamName?: string;
}

export class SetReadyDto extends RoomDto implements SetReadyMessage {
  @IsBoolean()
  ready: boolean;
}

export class ChooseTeamDto extends RoomDto implements ChooseTeamMessage {
  @IsString()
  @MaxLength(1_000)
  teamName: string;
}

export class SubmitAnswerDto extends RoomDto implements SubmitAnswerMessage {
  @IsString()
  playerId: string;

  @IsInt()
  @Min(0)
  questionIndex: number;

  @IsIn([0, 1, 2, 3, null])
  answer: Choice | null;
}

export class SyncClockDto implements SyncClockMessage {
  @IsNumber()
  t: number;
}

export class NothingDto {}
