import { jest } from '@jest/globals';
import { RateLimiter } from '../../../apps/gateway/src/rate/rate-limiter.js';
import { signIn } from '../../support/sign-in.js';
import { allowed, type Row } from './allowed.js';
import type { Persona } from './personas.js';
import { openScene, type Scene } from './scene.js';

export interface Answer {
  readonly status: number;
  readonly text: string;
}
export type Call = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

export const operations = Object.entries(allowed);
export const writing = operations.filter(([operation]) => !operation.startsWith('get '));

const methodOf = (operation: string): string => operation.slice(0, operation.indexOf(' ')).toUpperCase();

export const pathOf = (operation: string, inBraces: string): string =>
  operation.slice(operation.indexOf(' ') + 1).replace(/\{.*\}/, inBraces);

export const bodyOf = ({ body }: Row): { body?: string | Buffer } => {
  if (body === undefined) return {};
  return { body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) };
};

/** Calls of everything that there is, by everybody, on a gateway where one of them owns things. */
export class Walk {
  private leavers = 0;

  private constructor(readonly scene: Scene) {}

  static async begin(): Promise<Walk> {
    const scene = await openScene();
    // How often something may be called is not the question here.
    jest
      .spyOn(scene.night.gateway.app.get(RateLimiter), 'take')
      .mockReturnValue({ allowed: true, retryAfterMs: 0 });
    return new Walk(scene);
  }

  end(): Promise<void> {
    return this.scene.night.end();
  }

  async send(operation: string, { path, headers, body }: Call): Promise<Answer> {
    const response = await fetch(`${this.scene.night.gateway.url}${path}`, {
      method: methodOf(operation),
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined || methodOf(operation) === 'GET' ? {} : { body }),
    });
    const followsOn = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (followsOn) await response.body?.cancel();
    return { status: response.status, text: followsOn ? '' : await response.text() };
  }

  /** As this persona; with an account of its own where the call would end the persona's session. */
  async headersOf(persona: Persona, { endsSession, headers }: Row): Promise<Record<string, string>> {
    const own = this.scene.headers[persona];
    if (!endsSession || own['cookie'] === undefined) return { ...headers, ...own };
    this.leavers += 1;
    return { cookie: await signIn(this.scene.night.gateway.url, `leaver${this.leavers}@example.org`) };
  }

  /** A good call for what is the owner's; it names the owner, which widens nothing. */
  async call(operation: string, row: Row, persona: Persona, more: object = {}): Promise<Answer> {
    const query = new URLSearchParams(row.query);
    if (!row.knowsItsQuery) for (const name of ['userId', 'createdBy']) query.set(name, this.scene.owner.id);
    return this.send(operation, {
      path: `${pathOf(operation, row.at?.(this.scene) ?? '')}?${query}`,
      headers: { ...(await this.headersOf(persona, row)), ...more },
      ...bodyOf(row),
    });
  }

  /** All that the owner can see of its own; one after the other: who asks for many lists at once may be refused some. */
  async belongings(): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const [operation, row] of operations)
      if (operation.startsWith('get /api/') && row.statuses.stranger === 401 && row.statuses.owner === 200)
        answers.push(await this.call(operation, row, 'owner'));
    return answers;
  }
}
