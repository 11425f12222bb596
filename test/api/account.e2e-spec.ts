import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

describe('an account', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });

  it('is signed out without a session', async () => {
    await request(gateway.url).get('/api/auth/status').expect(200, { authenticated: false, user: null });
  });
  it('signs in', async () => {
    const cookie = await signIn(gateway.url, 'ada@example.org');
    const { body } = await request(gateway.url).get('/api/auth/status').set('cookie', cookie).expect(200);
    expect(body).toMatchObject({ authenticated: true, user: { email: 'ada@example.org' } });
  });
});
