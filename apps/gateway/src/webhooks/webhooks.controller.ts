import {
  limits,
  type NewWebhookView,
  type Page,
  UserId,
  type UserView,
  type WebhookDeliveryView,
  type WebhookView,
  webhookLimits,
} from '@clockbeat/domain';
import { type WebhookDelivery, type WebhookEndpoint, WebhookStore } from '@clockbeat/persistence';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PinoLogger } from 'nestjs-pino';
import { RecentSignIn } from '../auth/recent-sign-in.guard.js';
import { Environment } from '../config/environment.js';
import { CurrentUser } from '../http/current-user.decorator.js';
import { Cursors } from '../http/cursors.js';
import { HttpProblem, invalid, notFound } from '../http/http-problem.js';
import { PageQuery } from '../http/page-query.dto.js';
import { SignedIn } from '../http/signed-in.guard.js';
import { RateLimit } from '../rate/rate-limit.guard.js';
import { Answers, listOf, pageOf, Refuses } from '../schemas/answers.js';
import { readDestination } from './destinations.js';
import { newSecret } from './signature.js';
import { WebhookSender } from './webhook-sender.js';
import { NewWebhookDto, WebhookChangeDto } from './webhooks.dto.js';

const fullText = `This account has ${webhookLimits.endpoints} webhooks. Please delete one first.`;
const offText = 'This webhook is off. Please switch it on first.';
const sending = { name: 'webhook-sends', limit: 30, windowMs: 60_000, per: 'user' } as const;

/** Where a host's games are told to programs (docs/decisions/082). None of these calls takes an access token. */
@ApiTags('account')
@Controller('api/webhooks')
@SignedIn()
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly sender: WebhookSender,
    private readonly cursors: Cursors,
    private readonly environment: Environment,
    private readonly logger: PinoLogger,
  ) {}

  /** The newest first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'My webhooks' })
  @Answers(200, listOf('WebhookView'))
  async list(@CurrentUser() user: UserView): Promise<WebhookView[]> {
    return (await this.webhooks.listOf(UserId(user.id))).map(viewOf);
  }

  /** Only this answer, and that of a rotation, holds the secret. */
  @Post()
  @RecentSignIn()
  @RateLimit({ name: 'new-webhook', limit: 30, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Make a webhook' })
  @Answers(201, 'NewWebhookView')
  @Refuses(400, [409, 'As many webhooks as may be'])
  async create(@Body() body: NewWebhookDto, @CurrentUser() user: UserView): Promise<NewWebhookView> {
    const destination = readDestination(body.url, this.environment.webhookPrivateAddresses);
    if ('problem' in destination) throw invalid([destination.problem]);
    const secret = newSecret();
    const asked = { userId: UserId(user.id), url: destination.url, events: body.events, secret };
    const made = await this.webhooks.create(asked);
    if (made === null) throw new HttpProblem('conflict', fullText);
    this.logger.info({ userId: user.id, webhook: made.id }, 'A webhook was made');
    return { ...viewOf(made), secret };
  }

  /** What it is told of, and whether it is on. What waits when it is switched off is given up. */
  @Put(':id')
  @RateLimit({ name: 'webhook-changes', limit: 60, windowMs: 60_000, per: 'user' })
  @ApiOperation({ summary: 'Change a webhook, or switch it on or off' })
  @Answers(200, 'WebhookView')
  @Refuses(400, 404)
  async change(
    @Param('id') id: string,
    @Body() change: WebhookChangeDto,
    @CurrentUser() user: UserView,
  ): Promise<WebhookView> {
    return viewOf(found(await this.webhooks.change(UserId(user.id), id, change)));
  }

  /** For 24 hours the former secret signs beside the new one. */
  @Post(':id/secret')
  @RecentSignIn()
  @RateLimit({ name: 'webhook-secrets', limit: 30, windowMs: 60_000, per: 'user' })
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Give a webhook a new secret' })
  @Answers(201, 'NewWebhookView')
  @Refuses(404)
  async rotate(@Param('id') id: string, @CurrentUser() user: UserView): Promise<NewWebhookView> {
    const secret = newSecret();
    const rotated = found(await this.webhooks.rotate(UserId(user.id), id, secret));
    this.logger.info({ userId: user.id, webhook: id }, 'A webhook has a new secret');
    return { ...viewOf(rotated), secret };
  }

  /** With all that is known of its deliveries. */
  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a webhook' })
  @ApiNoContentResponse()
  @Refuses(404)
  async delete(@Param('id') id: string, @CurrentUser() user: UserView): Promise<void> {
    if (!(await this.webhooks.delete(UserId(user.id), id))) throw notFound('Webhook');
    this.logger.info({ userId: user.id, webhook: id }, 'A webhook was deleted');
  }

  /** Of the last 30 days, the newest first. */
  @Get(':id/deliveries')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'What a webhook was sent, and what became of it' })
  @Answers(200, pageOf('WebhookDeliveryView'))
  @Refuses(400, 404)
  async deliveries(
    @Param('id') id: string,
    @Query() { limit = limits.pageSize.default, cursor }: PageQuery,
    @CurrentUser() user: UserView,
  ): Promise<Page<WebhookDeliveryView>> {
    const page = await this.cursors.page(`webhook ${id}`, { limit, cursor }, async (asked) =>
      found(await this.webhooks.deliveriesOf(UserId(user.id), id, asked)),
    );
    return { ...page, items: page.items.map(deliveryOf) };
  }

  @Post(':id/test')
  @RateLimit(sending)
  @ApiOperation({ summary: 'Send a webhook a test' })
  @Answers(201, 'WebhookDeliveryView')
  @Refuses(404, [409, 'It is off'])
  async test(@Param('id') id: string, @CurrentUser() user: UserView): Promise<WebhookDeliveryView> {
    return this.sent(await this.webhooks.test(UserId(user.id), id), 'Webhook');
  }

  /** With the same id as before. What is on its way just now is not begun anew. */
  @Post(':id/deliveries/:deliveryId/again')
  @HttpCode(200)
  @RateLimit(sending)
  @ApiOperation({ summary: 'Send a delivery again' })
  @Answers(200, 'WebhookDeliveryView')
  @Refuses(404, [409, 'Its webhook is off'])
  async again(
    @Param('id') id: string,
    @Param('deliveryId') deliveryId: string,
    @CurrentUser() user: UserView,
  ): Promise<WebhookDeliveryView> {
    return this.sent(await this.webhooks.again(UserId(user.id), id, deliveryId), 'Delivery');
  }

  private sent(delivery: WebhookDelivery | 'off' | null, what: string): WebhookDeliveryView {
    if (delivery === null) throw notFound(what);
    if (delivery === 'off') throw new HttpProblem('conflict', offText);
    this.sender.hurry();
    return deliveryOf(delivery);
  }
}

const found = <T>(webhook: T | null): T => {
  if (webhook === null) throw notFound('Webhook');
  return webhook;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const viewOf = ({ id, url, events, ...times }: WebhookEndpoint): WebhookView => ({
  id,
  url,
  events,
  enabled: times.offSince === null,
  offBecause: times.offBecause,
  offSince: iso(times.offSince),
  failingSince: iso(times.failingSince),
  formerSecretUntil: iso(times.formerUntil),
  createdAt: times.createdAt.toISOString(),
});

const deliveryOf = (delivery: WebhookDelivery): WebhookDeliveryView => ({
  id: delivery.id,
  type: delivery.type,
  gameId: delivery.gameId,
  at: delivery.at.toISOString(),
  state: delivery.dueAt !== null ? 'waiting' : delivery.deliveredAt !== null ? 'delivered' : 'failed',
  attempts: delivery.attempts,
  lastAttemptAt: iso(delivery.triedAt),
  status: delivery.status,
  failure: delivery.failure,
  nextAttemptAt: iso(delivery.dueAt),
});
