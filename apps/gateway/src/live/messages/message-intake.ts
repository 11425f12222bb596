import { setTimeout as sleep } from 'node:timers/promises';
import type { RefusalCode } from '@clockbeat/domain';
import { isLetGoReason, isUnavailable } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from '../../metrics/metrics.js';
import { unreadBody } from '../wire/bounded-parser.js';
import type { Connection } from '../wire/connection.js';
import { isLargerThan } from '../wire/message-size.js';
import { Refusal, refuse } from '../wire/refusal.js';
import { sendElsewhere } from '../wire/send-elsewhere.js';
import { Granted } from '../wire/sparing-encoder.js';
import type { Handle } from './handling.js';
import { HostMessages } from './host-messages.js';
import { PlayerMessages } from './player-messages.js';
import { WatchMessages } from './watch-messages.js';

/** A message over this is refused; over `maxHttpBufferSize` Socket.IO closes the connection. */
const maxMessage = 64 * 1024;

/** As how many refusals a message counts that is too large: reading it took long enough. */
const costOfLarge = 25;

type AckCallback = (answer: object) => void;
const isCallback = (value: unknown): value is AckCallback => typeof value === 'function';

/** The body and, where the sender wants one, the acknowledgement of a message. */
const partsOf = (args: readonly unknown[]): { body: unknown; acknowledge: AckCallback | null } => {
  const last = args.at(-1);
  return isCallback(last)
    ? { body: args.length > 1 ? args[0] : undefined, acknowledge: last }
    : { body: args[0], acknowledge: null };
};

/** Every message takes the same way: size, rate, shape, handling, acknowledgement. */
@Injectable()
export class MessageIntake {
  private readonly handlers: ReadonlyMap<string, Handle>;
  private underWay = 0;
  private isClosed = false;

  constructor(
    players: PlayerMessages,
    hosts: HostMessages,
    watchers: WatchMessages,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {
    const handlings = { ...players.handlings, ...hosts.handlings, ...watchers.handlings };
    this.handlers = new Map(Object.entries(handlings));
  }

  /** Resolves when the message is handled and answered; never rejects. */
  async receive(connection: Connection, message: string, args: readonly unknown[]): Promise<void> {
    const { body, acknowledge } = partsOf(args);
    const handle = this.handlers.get(message);
    // Whatever strangers make up has one name among the metrics.
    const known = handle ? message : 'unknown';
    const refusal = this.admit(connection, args);
    if (refusal) return this.refuse(connection, known, refusal, acknowledge);
    if (!handle) return this.refuse(connection, known, refuse('bad_request'), acknowledge);
    const since = performance.now();
    let answered = false;
    this.underWay += 1;
    try {
      const handled = await handle(connection, body);
      answered = true;
      if (handled instanceof Refusal) return this.refuse(connection, known, handled, acknowledge);
      this.metrics.messages.inc({ message, outcome: 'ok' });
      acknowledge?.(new Granted(handled.ack));
      if (message === 'submitAnswer') this.metrics.answerSeconds.observe((performance.now() - since) / 1000);
      handled.after(acknowledge !== null);
    } catch (error) {
      // Only a lost database is expected here: after that the sender may ask again.
      const isBug = answered || !isUnavailable(error);
      if (isBug) this.logger.error({ err: error, message, answered }, 'A message could not be handled');
      // What was done and answered is not refused as well.
      if (!answered) this.refuse(connection, known, refuse(isBug ? 'internal' : 'unavailable'), acknowledge);
      if (isLetGoReason(error)) sendElsewhere(connection.socket);
    } finally {
      this.underWay -= 1;
    }
  }

  /** Takes nothing more, and resolves when all that was taken is answered; or after `atMostMs`, whatever is left. */
  async close(atMostMs: number): Promise<void> {
    this.isClosed = true;
    const giveUpAt = performance.now() + atMostMs;
    while (this.underWay > 0 && performance.now() < giveUpAt) await sleep(10);
  }

  private admit(connection: Connection, args: readonly unknown[]): Refusal | null {
    if (this.isClosed) return refuse('unavailable');
    if (args[0] === unreadBody || isLargerThan(maxMessage, args))
      return this.refuseLoudly(connection, 'too_large', costOfLarge);
    return connection.bucket.take() ? null : this.refuseLoudly(connection, 'too_many_requests', 1);
  }

  /** A refusal that the sender should heed: who goes on and on is let go. */
  private refuseLoudly(connection: Connection, code: RefusalCode, cost: number): Refusal {
    if (!connection.refusals.take(cost)) connection.socket.conn.close();
    return refuse(code);
  }

  private refuse(
    connection: Connection,
    message: string,
    { code, problem }: Refusal,
    acknowledge: AckCallback | null,
  ): void {
    this.metrics.messages.inc({ message, outcome: code });
    if (acknowledge) acknowledge({ ok: false, error: problem });
    else connection.socket.emit('problem', problem);
  }
}
