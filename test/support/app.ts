import type { INestApplication } from '@nestjs/common';
import { type CreateAppOptions, createApp } from '../../apps/gateway/src/bootstrap.js';
import { readEnvironment } from '../../apps/gateway/src/config/environment.js';

export interface GatewayOptions extends CreateAppOptions {
  readonly databaseUrl: string;
  /** Environment variables besides; `SESSION_SECRET` is the same for all gateways unless it is named here. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface TestGateway {
  /** Scheme, host and port. */
  readonly url: string;
  readonly port: number;
  readonly app: INestApplication;
  close(): Promise<void>;
}

const defaults = {
  NODE_ENV: 'test',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
  REHEARSAL: 'off',
  HOST: '127.0.0.1',
  SESSION_SECRET: 'the secret of all gateways under test',
};

/** A whole gateway in this process, on a port of its own. */
export const startGateway = async ({
  databaseUrl,
  env = {},
  webRoot = null,
}: GatewayOptions): Promise<TestGateway> => {
  const environment = readEnvironment({ ...defaults, DATABASE_URL: databaseUrl, ...env });
  const app = await createApp(environment, { webRoot });
  await app.listen(0, environment.host);
  const address = app.getHttpServer().address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
  const { port } = address;
  return { url: `http://127.0.0.1:${port}`, port, app, close: () => app.close() };
};
