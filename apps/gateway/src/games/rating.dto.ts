import type { GameEventData, LentNameBody, RatingBody } from '@clockbeat/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';

type Stars = GameEventData['GameRated']['stars'];
const stars: readonly Stars[] = [1, 2, 3, 4, 5];

export class LentNameDto implements LentNameBody {
  @IsBoolean()
  lent: boolean;
}

export class RatingDto implements RatingBody {
  @IsIn(stars, { message: 'stars must be a whole number from 1 to 5' })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  stars: Stars;
}
