import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookBody } from '@clockbeat/domain';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
/** What it answers: a status, with headers; or nothing at all, ever. */
type Answer = { status: number; headers?: Record<string, string> } | 'nothing';

/** A program that hosts' webhooks lead to, on this machine. Each path is a receiver of its own. */
export class WebhookReceiver {
  readonly heard: Received[] = [];
  private readonly answers = new Map<string, Answer[]>();

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async open(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const path = request.url ?? '';
      receiver.heard.push({ path, headers: request.headers, text });
      const answers = receiver.answers.get(path) ?? [];
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 204 };
      if (answer !== 'nothing') response.writeHead(answer.status, answer.headers).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** From now on, one after the other; the last one stays. */
  answer(path: string, ...answers: Answer[]): void {
    this.answers.set(path, answers);
  }

  at(path: string): Received[] {
    return this.heard.filter((one) => one.path === path);
  }

  /** Everything that came, read by the specification's own library. */
  read(path: string, secret: string): WebhookBody[] {
    const reader = new Webhook(secret);
    return this.at(path).map(
      ({ text, headers }) => reader.verify(text, headers as Record<string, string>) as WebhookBody,
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
