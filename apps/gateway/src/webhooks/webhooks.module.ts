import { Module } from '@nestjs/common';
import { GamesModule } from '../games/games.module.js';
import { WebhookBodies } from './webhook-body.js';
import { WebhookSender } from './webhook-sender.js';
import { WebhooksController } from './webhooks.controller.js';

/** What hosts' own programs are told of their games, by the rules of Standard Webhooks. */
@Module({
  imports: [GamesModule],
  controllers: [WebhooksController],
  providers: [WebhookBodies, WebhookSender],
})
export class WebhooksModule {}
