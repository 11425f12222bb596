import { type CreateGameBody, type GameDifficulty, limits } from '@clockbeat/domain';
import { IsBoolean, IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Nested } from '../http/body-outline.js';
import { SetDifficulty } from '../http/difficulty.validators.js';
import { MaxCodePoints, PlainText, Trimmed } from '../http/text.validators.js';
import { GameQuestionDto } from './game-question.dto.js';
import { GameRulesDto } from './game-rules.dto.js';
import { QuestionList } from './question-list.validators.js';
import { TeamList } from './team-list.validator.js';

/** What a game plays. */
export class CreateGameDto implements CreateGameBody {
  /** One of my teams: its players are let in by its code. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @PlainText()
  teamId?: string;

  /** Up to 100 characters. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.title)
  @PlainText()
  title?: string;

  /** Up to 50 characters; without it the questions' common one. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxCodePoints(limits.category)
  @PlainText()
  category?: string;

  /** In any case; without it the questions' common one, else mixed. */
  @SetDifficulty()
  difficulty?: GameDifficulty;

  /** Whole seconds for questions that have no time of their own. */
  @IsOptional()
  @IsInt()
  @Min(limits.timePerQuestion.min)
  @Max(limits.timePerQuestion.max)
  timePerQuestion?: number;

  /** Whether players gather in teams whose mean score counts. */
  @IsOptional()
  @IsBoolean()
  teamMode?: boolean;

  /** Names of teams to choose from in team mode. */
  @IsOptional()
  @TeamList()
  preparedTeams?: string[];

  /** Whether players may choose these alone. */
  @IsOptional()
  @IsBoolean()
  onlyPreparedTeams?: boolean;

  /** Chosen when the game is made, and then fixed. */
  @IsOptional()
  @IsObject()
  @Nested(() => GameRulesDto)
  rules?: GameRulesDto;

  /** 1 to 50, each a stored one by its id or one in full. */
  @QuestionList()
  @Nested(() => GameQuestionDto, { each: true })
  questions: GameQuestionDto[];
}
