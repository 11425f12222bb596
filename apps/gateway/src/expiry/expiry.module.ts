import { Module } from '@nestjs/common';
import { Expiry } from './expiry.js';

@Module({ providers: [Expiry] })
export class ExpiryModule {}
