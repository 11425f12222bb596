import { type QuestionKind, questionKinds, type TaskFields } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsNumber, IsObject, IsOptional } from 'class-validator';
import { Nested } from '../http/body-outline.js';
import { AsksForSomething } from './options.validators.js';

/** Where a number is looked for. */
export class RangeDto {
  @IsNumber()
  from: number;

  @IsNumber()
  to: number;
}

/** What a question asks for where its kind is not `single`: looked at together, by the rule of its kind. */
export class TaskFieldsDto implements TaskFields {
  /** Left out: a single right one of four options. */
  @IsOptional()
  @AsksForSomething()
  @ApiProperty({ enum: questionKinds, required: false })
  kind?: QuestionKind;

  /** Of `multi`: indexes of the right options, not of all. */
  @Allow()
  @ApiProperty({ type: [Number], required: false })
  right?: number[];

  /** Of `multi`: no share for some of the right ones. */
  @Allow()
  exactOnly?: boolean;

  /** Of `typed`: 1 to 10 texts of up to 60 characters. */
  @Allow()
  @ApiProperty({ type: [String], required: false })
  accepted?: string[];

  /** Of `typed`: up to 10 texts that are as near to a right one and are none. */
  @Allow()
  @ApiProperty({ type: [String], required: false })
  refused?: string[];

  /** Of `number`: what is right. */
  @Allow()
  value?: number;

  /** Of `number`: what it is counted in, up to 20 characters. */
  @Allow()
  unit?: string;

  /** Of `number`: how far off still earns a share; left out: not at all. */
  @Allow()
  band?: number;

  /** Of `number`: where it is looked for. */
  @IsOptional()
  @IsObject()
  @Nested(() => RangeDto)
  range?: RangeDto;

  /** Of `order`: 3 to 8 texts in their right order. */
  @Allow()
  @ApiProperty({ type: [String], required: false })
  items?: string[];
}
