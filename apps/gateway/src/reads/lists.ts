import { Persistence, type ReadModels } from '@clockbeat/persistence';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { hasJustActed } from './just-acted.js';

/** Lists and statistics, read where whoever asks will find what they have just done (decision 61). */
@Injectable()
export class Lists implements OnModuleInit {
  constructor(
    private readonly persistence: Persistence,
    private readonly logger: PinoLogger,
  ) {}

  onModuleInit(): void {
    this.persistence.replica?.onState((state) => {
      if (state.read === 'replica') this.logger.info('The replica is read again');
      else this.logger.warn({ why: state.why }, 'The replica is not read, lists come from the primary');
    });
  }

  /** For this call: those of the replica, if there is one, unless its browser has just changed something. */
  for(request: Pick<Request, 'headers'>): ReadModels {
    return hasJustActed(request) ? this.persistence : this.persistence.aMomentAgo;
  }
}
