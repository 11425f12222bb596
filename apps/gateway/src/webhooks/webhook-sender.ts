import { setTimeout as pause } from 'node:timers/promises';
import type { GameEventType, WebhookFailure } from '@clockbeat/domain';
import { AppendQueue, type DueWebhook, WebhookOutboxStore } from '@clockbeat/persistence';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { describeError } from '../runtime/describe-error.js';
import { RecurringTask } from '../runtime/recurring-task.js';
import { guardedPost, type PostRules, resolveWith } from './guarded-post.js';
import { pauseAfter } from './retry-schedule.js';
import { signatureHeaders } from './signature.js';
import { WebhookBodies } from './webhook-body.js';

/**
 * Between two looks into the outbox: while something is on its way into it, and else. The slow look is the net, as with mails:
 * it finds what a gateway left behind that died, what was put off, and what a slow follower of the log noted late (decision 68).
 */
const lookEveryMs = { expecting: 2_000, resting: 30_000 };
const expectingMs = 20_000;
/** Deliveries that are on their way from this gateway at the same time. */
const slots = 16;
/** The others are for endpoints whose last delivery was taken: those that fail slowly never have all of them. */
const slotsForFailing = slots / 2;
const timeoutMs = 15_000;
/** Far longer than an attempt and the reading of a long game take: a gateway that has not reported by then is dead. */
const holdMs = 2 * 60_000;
/** When the store or the log was away while a body was written. */
const putBackMs = 30_000;
/** What a shutdown spends on endpoints that are slow. */
const longestWaitMs = 2_500;

const tellsOf: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'GameCreated',
  'GameStarted',
  'GameFinished',
  'GameAbandoned',
  'QuestionCorrected',
  'CorrectionUndone',
]);

/** Sends what is due to hosts' webhooks (docs/decisions/082). Which gateway stored what they are told plays no part. */
@Injectable()
export class WebhookSender implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.fillSlots(), {
    everyMs: () => (this.isExpecting ? lookEveryMs.expecting : lookEveryMs.resting),
    jitterMs: 500,
  });
  private readonly rules: PostRules;
  private readonly underWay = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private expectingUntil = Number.NEGATIVE_INFINITY;
  private stopListening: () => void = () => undefined;
  private stopped = false;

  constructor(
    { webhookPrivateAddresses: insideAllowed }: Environment,
    private readonly outbox: WebhookOutboxStore,
    private readonly bodies: WebhookBodies,
    private readonly appends: AppendQueue,
    private readonly logger: PinoLogger,
  ) {
    this.rules = { insideAllowed, timeoutMs, resolve: resolveWith(insideAllowed) };
  }

  onModuleInit(): void {
    this.stopListening = this.appends.onCommitted((events) => {
      if (events.some(({ type }) => tellsOf.has(type))) this.expect();
    });
  }

  /** Looks at once, for what waited while no gateway ran. */
  onApplicationBootstrap(): void {
    this.hurry();
  }

  /** Something is in the outbox that is due now. */
  hurry(): void {
    this.expectingUntil = performance.now() + expectingMs;
    this.task.hurry();
  }

  /** What is on its way is waited for, so that it is not sent again; but nobody is kept waiting for a slow endpoint. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.task.stop();
    this.stopListening();
    await Promise.race([this.allUnderWay(), pause(longestWaitMs, undefined, { ref: false })]);
    this.stop.abort();
    await this.allUnderWay();
  }

  /** The follower of the log will soon note something; or nothing, where the host has no webhook. */
  private expect(): void {
    if (this.isExpecting) this.expectingUntil = performance.now() + expectingMs;
    else this.hurry();
  }

  private get isExpecting(): boolean {
    return performance.now() < this.expectingUntil;
  }

  private async allUnderWay(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  /** As many as there is room for; whoever has ended makes room, and looks again. */
  private async fillSlots(): Promise<void> {
    while (!this.stopped && this.underWay.size < slots) {
      const due = await this.outbox.claim(holdMs, { alsoFailing: this.underWay.size < slotsForFailing });
      if (due === null) return;
      const attempt = this.attempt(due)
        .catch((error: unknown) =>
          this.logger.warn({ error: describeError(error) }, 'A webhook was lost sight of'),
        )
        .finally(() => {
          this.underWay.delete(attempt);
          this.task.hurry();
        });
      this.underWay.add(attempt);
    }
  }

  private async attempt(due: DueWebhook): Promise<void> {
    const body = await this.bodies.of(due).catch((error: unknown) => {
      this.logger.warn({ delivery: due.id, error: describeError(error) }, 'A webhook could not be written');
      return 'unwritten' as const;
    });
    if (body === 'unwritten') return this.outbox.putBack(due, putBackMs);
    if (body === null) return this.failed(due, 'game_gone', null);
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Clockbeat-Webhooks/1',
      ...signatureHeaders(due.secrets, { id: due.id, at: due.now, body: text }),
    };
    const answered = await guardedPost({ url: due.url, headers, body: text }, this.rules, this.stop.signal);
    if (this.stop.signal.aborted && !('status' in answered)) return this.outbox.putBack(due, 0);
    if ('failure' in answered) return this.failed(due, answered.failure, null);
    const { status } = answered;
    if (status >= 200 && status < 300) await this.outbox.delivered(due, status);
    else await this.failed(due, 'bad_status', status);
  }

  private async failed(due: DueWebhook, failure: WebhookFailure, status: number | null): Promise<void> {
    const { id, endpointId, attempt } = due;
    const pauseMs = failure === 'game_gone' ? null : pauseAfter(attempt, Math.random());
    const off = await this.outbox.failed(due, { failure, status, pauseMs, gone: status === 410 });
    // the address may hold a secret of its receiver's: no log has it
    const about = { delivery: id, endpoint: endpointId, attempt, failure, status, over: pauseMs === null };
    this.logger.debug(about, 'A webhook was not taken');
    if (off !== null) this.logger.info({ endpoint: endpointId, because: off }, 'A webhook is off');
    if (pauseMs !== null && pauseMs < expectingMs) this.hurry();
  }
}
