import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Persistence } from '@clockbeat/persistence';
import type { Environment } from '../config/environment.js';
import { TrustedProxies } from '../http/trusted-proxies.js';
import { mayReadMetrics, whyNoMetrics } from '../metrics/may-read-metrics.js';
import { MetricsRegistry } from '../metrics/metrics-registry.js';
import { observeServer } from '../metrics/server-metrics.js';
import { whyBehind } from './projection-health.js';

/** How long PostgreSQL and its projections may take to say how they do, ms: a probe wants its answer soon. */
const patienceMs = 2_000;

interface Part {
  readonly status: 'up' | 'degraded' | 'down';
  readonly message?: string;
}
type Parts = Readonly<Record<string, Part>>;
interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * What a projector answers: the health checks of a gateway, and metrics by the same rule. It is open before PostgreSQL is there, so
 * that whoever asks hears 503 instead of a refused connection.
 */
export class ProjectorServer {
  readonly metrics = new MetricsRegistry().withProcess();
  private readonly server: Server;
  private readonly proxies: TrustedProxies;
  private store: Persistence | null = null;
  private stopping = false;

  constructor(private readonly environment: Environment) {
    this.proxies = new TrustedProxies(environment);
    this.server = createServer((request, response) => {
      this.reply(request).then(
        (reply) => send(response, reply),
        () => send(response, json(500, { code: 'internal' })),
      );
    });
  }

  /** Resolves with the port that it has got. */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(port, this.environment.host, () => {
        const address = this.server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** The tables are there: from now on it is ready as long as PostgreSQL answers. */
  serve(store: Persistence): void {
    this.store = store;
    observeServer(this.metrics, store.events);
  }

  /** The shutdown has begun. It goes on answering until the process ends. */
  stop(): void {
    this.stopping = true;
  }

  private async reply(request: IncomingMessage): Promise<Reply> {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return json(405, { code: 'method_not_allowed' });
    if (path === '/health/live') return json(200, { status: 'ok' });
    if (path === '/health/ready') return this.ready();
    if (path === '/metrics') return this.metricsFor(request);
    return json(404, { code: 'not_found' });
  }

  /** In the words of a gateway's: `degraded` names what is behind without stopping it. */
  private async ready(): Promise<Reply> {
    const details = await this.parts();
    const named = (status: Part['status']) =>
      Object.keys(details).filter((name) => details[name]?.status === status);
    const degraded = named('degraded');
    const isDown = named('down').length > 0;
    const status = isDown ? 'error' : degraded.length > 0 ? 'degraded' : 'ok';
    return json(isDown ? 503 : 200, { status, degraded, details });
  }

  private async parts(): Promise<Parts> {
    const { store } = this;
    if (this.stopping) return { projector: { status: 'down', message: 'stopping' } };
    if (store === null) return { projector: { status: 'down', message: 'starting' } };
    const projector: Part = { status: 'up' };
    if ((await soon(store.pulse.query('select 1'))) === null)
      return { projector, postgres: { status: 'down', message: 'PostgreSQL does not answer' } };
    const why = await soon(whyBehind(store));
    const postgres: Part = { status: 'up' };
    return why === null
      ? { projector, postgres }
      : { projector, postgres, projections: { status: 'degraded', message: why } };
  }

  private async metricsFor({ headers, socket }: IncomingMessage): Promise<Reply> {
    const forwarded = headers['x-forwarded-for'];
    const reader = {
      address: this.proxies.addressOf(socket.remoteAddress, forwarded?.toString()),
      host: headers.host,
      authorization: headers.authorization,
    };
    if (!mayReadMetrics(reader, this.environment))
      return json(403, { code: 'forbidden', message: whyNoMetrics(this.environment) });
    const { registry } = this.metrics;
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  }
}

/** What is answered in time; null where it is not. */
const soon = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([answer.catch(() => null), pause(patienceMs, null, { ref: false })]);

const json = (status: number, body: object): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

const send = (response: ServerResponse, { status, type, body }: Reply): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
};
