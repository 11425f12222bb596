import { Module } from '@nestjs/common';
import { NewsletterController } from './newsletter.controller.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Module({ controllers: [NewsletterController, UnsubscribeController] })
export class NewsletterModule {}
