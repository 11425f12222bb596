import {
  type Licence,
  licences,
  limits,
  type MediaBody,
  type QuestionExtras,
  type QuestionKind,
  questionKinds,
} from '@clockbeat/domain';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Allow, IsNumber, IsObject, IsOptional } from 'class-validator';
import { HoldsOf, MaxItems, Nested } from '../http/body-outline.js';
import { AsksForSomething, NamesMedia, NamesOptionMedia } from './options.validators.js';

/** Where a number is looked for. */
export class RangeDto {
  @IsNumber()
  from: number;

  @IsNumber()
  to: number;
}

/** A picture or a sound, as an upload has answered it; looked at together. */
export class MediaDto implements MediaBody {
  @Allow()
  hash: string;

  /** What is there to see or to hear, up to 300 characters; empty where it only decorates. */
  @Allow()
  alt: string;

  /** Who made it, up to 120 characters. */
  @Allow()
  credit?: string;

  /** Where it is from: an address of the web, up to 300 characters. */
  @Allow()
  source?: string;

  @Allow()
  @ApiProperty({ enum: licences, required: false })
  licence?: Licence;
}

/** What a question asks for where its kind is not `single`: looked at together, by the rule of its kind. */
export class TaskFieldsDto implements QuestionExtras {
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

  /** A picture or a sound; null: none from now on. */
  @IsOptional()
  @NamesMedia()
  @Nested(() => MediaDto)
  @ApiProperty({ type: MediaDto, nullable: true, required: false })
  media?: MediaDto | null;

  /** Of `single` and `multi`: pictures of the options, in their order, null where one has none; null: none from now on. */
  @IsOptional()
  @NamesOptionMedia()
  @MaxItems(limits.optionsOfKind.max)
  @HoldsOf(() => MediaDto)
  @ApiProperty({
    type: 'array',
    items: { nullable: true, allOf: [{ $ref: getSchemaPath(MediaDto) }] },
    nullable: true,
    required: false,
  })
  optionMedia?: (MediaDto | null)[] | null;
}
