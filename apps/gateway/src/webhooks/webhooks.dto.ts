import {
  type NewWebhookBody,
  type WebhookChangeBody,
  type WebhookEventType,
  webhookEventTypes,
  webhookLimits,
} from '@clockbeat/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsString } from 'class-validator';
import { MaxCodePoints, MayBeLeftOut, MinCodePoints, PlainText, Trimmed } from '../http/text.validators.js';

export class NewWebhookDto implements NewWebhookBody {
  /** With https; any port; no user and no password in it. */
  @Trimmed()
  @IsString()
  @PlainText()
  @MinCodePoints(1)
  @MaxCodePoints(webhookLimits.url)
  url: string;

  /** What it is told of, one at least. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(webhookEventTypes.length)
  @ArrayUnique()
  @IsIn(webhookEventTypes, { each: true })
  events: WebhookEventType[];
}

export class WebhookChangeDto implements WebhookChangeBody {
  /** What it is told of from now on, one at least. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(webhookEventTypes.length)
  @ArrayUnique()
  @IsIn(webhookEventTypes, { each: true })
  events?: WebhookEventType[];

  /** Whether it is on. */
  @MayBeLeftOut()
  @IsBoolean()
  enabled?: boolean;
}
