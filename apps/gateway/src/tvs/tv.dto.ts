import { limits, type PairTvBody } from '@clockbeat/domain';
import { IsString } from 'class-validator';
import { MaxCodePoints } from '../http/text.validators.js';

export class PairTvDto implements PairTvBody {
  /** Those that the TV shows, in any case; blanks between them are not read. */
  @IsString()
  @MaxCodePoints(limits.tvCode * 4)
  letters: string;
}
