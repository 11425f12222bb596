import { questionKinds } from '@clockbeat/domain';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { MaxItems } from '../http/body-outline.js';

/** Kinds of questions that a caller wants to have, each named once. */
export const WantedKinds = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsArray(),
    ArrayMinSize(1),
    MaxItems(questionKinds.length),
    ArrayUnique(),
    IsIn(questionKinds, { each: true }),
    ApiProperty({ enum: questionKinds, isArray: true, required: false }),
  );
