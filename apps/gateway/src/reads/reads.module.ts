import { Global, Module } from '@nestjs/common';
import { Lists } from './lists.js';

/** From where lists and statistics are read. */
@Global()
@Module({ providers: [Lists], exports: [Lists] })
export class ReadsModule {}
