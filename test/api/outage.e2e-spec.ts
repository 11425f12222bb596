import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import { createApp } from '../../apps/gateway/src/bootstrap.js';
import { readEnvironment } from '../../apps/gateway/src/config/environment.js';
import { FrontDoor } from '../../apps/gateway/src/front-door.js';
import { securityHeaders } from '../../apps/gateway/src/http/security-headers.js';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { signIn } from '../support/sign-in.js';

const portOf = ({ server }: FrontDoor): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The door has no port');
  return address.port;
};

describe('without PostgreSQL', () => {
  const problem = (message: unknown = expect.any(String)) => ({
    statusCode: 503,
    code: 'unavailable',
    error: 'Service Unavailable',
    message,
  });
  /** Until it holds; what did not hold is told after longer than a busy machine needs. */
  const eventually = async (what: () => Promise<void>): Promise<void> => {
    for (const giveUpAt = performance.now() + 400_000; ; ) {
      try {
        return await what();
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await pause(100);
      }
    }
  };

  it('a gateway answers 503, and goes on as soon as it is back', async () => {
    const postgres = await startTemporaryPostgres({ durable: true });
    const environment = readEnvironment({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 'the secret of this test',
      DATABASE_URL: postgres.url,
    });
    const door = new FrontDoor(securityHeaders(environment));
    await door.listen(0, '127.0.0.1');
    const url = `http://127.0.0.1:${portOf(door)}`;
    await postgres.stop();

    // It starts before its database does.
    const starting = createApp(environment, { door, webRoot: null });
    const early = await request(url).get('/health/ready').expect(503).expect('retry-after', '1');
    expect(early.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(early.body).toEqual(problem('Clockbeat is starting. Please try again in a moment.'));
    await request(url).get('/api/auth/status').expect(503);
    await request(url).get('/health/live').expect(200, { status: 'ok' });
    await pause(1_000);
    await postgres.restart();
    const app = await starting;
    await request(url).get('/health/ready').expect(200);

    // It loses it, and gets it again.
    const cookie = await signIn(url, 'ada@example.org');
    await postgres.crash();
    await eventually(async () => {
      const { body } = await request(url).get('/health/ready').expect(503);
      expect(body).toMatchObject({ status: 'error', details: { postgres: { status: 'down' } } });
      expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0\.0\.1/);
    });
    const call = await request(url)
      .get('/api/auth/status')
      .set('cookie', cookie)
      .expect(503)
      .expect('retry-after', '1');
    expect(call.body).toEqual(problem('The service is not available right now. Please try again.'));
    await request(url).get('/api/questions/categories').expect(503, problem(call.body.message));
    await request(url).get('/health/live').expect(200);
    await postgres.restart();
    await eventually(async () => {
      await request(url).get('/health/ready').expect(200);
      const { body } = await request(url).get('/api/auth/status').set('cookie', cookie).expect(200);
      expect(body.user.email).toBe('ada@example.org');
    });

    await app.close();
    await expect(fetch(`${url}/health/live`)).rejects.toThrow();
    await postgres.dispose();
  });
});
