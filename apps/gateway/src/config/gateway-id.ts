import { randomId } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';

/** This process among the gateways; a new one at each start. */
@Injectable()
export class GatewayId {
  readonly value = randomId('g_');
}
