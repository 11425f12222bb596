import { IsOptional, MaxLength } from 'class-validator';
import { PlainText } from '../http/text.validators.js';

export class LinkQuery {
  /** As it stands in the link. */
  @IsOptional()
  @MaxLength(100)
  @PlainText()
  token?: string;
}
