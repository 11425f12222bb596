import { randomId } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';

/** This process among the gateways; made anew at each start. */
@Injectable()
export class GatewayId {
  readonly value = randomId('g_');
}
