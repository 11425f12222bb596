import { difficulties, difficultyNamed, gameDifficulties } from '@clockbeat/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';

/** One of these names; `read` knows them in any case. An empty text is none. */
const oneOf = (names: readonly string[], read: (given: string) => unknown): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => {
      if (typeof value !== 'string') return value ?? undefined;
      return value.trim() === '' ? undefined : read(value);
    }),
    IsIn(names),
    ApiProperty({ enum: names, required: false }),
  );

/** Easy, Medium or Hard, in any case. */
export const QuestionDifficulty = (): PropertyDecorator =>
  oneOf(difficulties, (given) => difficultyNamed(given) ?? given);

/** The same, where `mixed` chooses nothing either. */
export const QuestionDifficultyOrMixed = (): PropertyDecorator =>
  oneOf(difficulties, (given) =>
    given.trim().toLowerCase() === 'mixed' ? undefined : (difficultyNamed(given) ?? given),
  );

/** easy, medium, hard or mixed, in any case. */
export const SetDifficulty = (): PropertyDecorator =>
  oneOf(gameDifficulties, (given) => given.trim().toLowerCase());
