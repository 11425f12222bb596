import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { TvsController } from './tvs.controller.js';

/** The TVs that follow a host; what they show is told over the socket (`live/tell/tvs.ts`). */
@Module({ imports: [LiveModule], controllers: [TvsController] })
export class TvsModule {}
