import { freshDatabase, type TestDatabase } from '../support/database.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { closeClients } from '../support/live/test-client.js';
import { storm } from './storm.js';

/** The long form is `npm run fuzz` (docs/abuse.md). */
const short = { cases: 300, seed: 20_261_121 };

describe('a gateway that is sent anything at all', () => {
  let database: TestDatabase;
  let gateway: GatewayProcess;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await GatewayProcess.start(database.url);
  });
  afterAll(async () => {
    await gateway?.kill();
    await database?.drop();
  });

  it('answers as the contract says, changes no game, and lets people play', async () => {
    const { answers, games } = await storm(gateway, short);
    closeClients();
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(short.cases);
    expect(games).toBeGreaterThan(0);
    // It logs errors only: a bug that was caught and answered would be told here.
    expect(gateway.said).toBe('');
  });
});
