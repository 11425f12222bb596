import { type RematchBody, type RematchQuestions, rematchQuestions } from '@clockbeat/domain';
import { IsIn } from 'class-validator';

export class RematchDto implements RematchBody {
  /** Those of the game, as they were corrected, or others of the same categories and difficulties by lot. */
  @IsIn(rematchQuestions)
  questions!: RematchQuestions;
}
