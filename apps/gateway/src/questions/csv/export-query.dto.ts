import { limits } from '@clockbeat/domain';
import { IsNotEmpty } from 'class-validator';
import { MaxCodePoints, PlainText, Trimmed } from '../../http/text.validators.js';

export class ExportQuery {
  /** The category's name, in any case. */
  @Trimmed()
  @IsNotEmpty()
  @MaxCodePoints(limits.category)
  @PlainText()
  category: string;
}
