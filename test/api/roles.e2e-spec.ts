import { Persistence } from '@clockbeat/persistence';
import { GameNight, type Person, question } from '../support/game-night.js';
import { sessionStatus } from '../support/sign-in.js';

describe('what an account may, by the settings', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin({
      HOST_EMAILS: '@school.example, guest@example.org',
      OPERATOR_EMAILS: 'head@school.example',
      ANALYST_EMAILS: 'head@school.example',
    });
  });
  afterAll(() => night?.end());

  const sql = (text: string, ...values: unknown[]) =>
    night.gateway.app.get(Persistence).pool.query(text, values);
  const userOf = async ({ cookie }: Person) => (await sessionStatus(night.gateway.url, cookie)).user;
  const ways: readonly (readonly [path: string, body: object])[] = [
    ['/api/games', { title: 'A game', questions: [question(0)] }],
    ['/api/games/quick', { category: 'Science', count: 5 }],
    ['/api/games/game_0123456789abcdef/rematch', { questions: 'same' }],
    ['/api/saved-trivia-sets/00000000-0000-4000-8000-000000000000/launch', {}],
    ['/api/games/from-saved-set/00000000-0000-4000-8000-000000000000', {}],
  ];
  /** What comes of each way to make a game; null: the account may, whatever else is wrong. */
  const refusals = async ({ cookie }: Person): Promise<(string | null)[]> => {
    const codes = [];
    for (const [path, body] of ways) {
      const answer = await night.api.post(path).set('cookie', cookie).send(body);
      codes.push(answer.body.code === 'not_a_host' ? `${answer.status}` : null);
    }
    return codes;
  };

  it('hosts from an address or a domain that is named, and nobody else, who may still play and save', async () => {
    for (const email of ['ada@school.example', 'guest@example.org'])
      expect(await refusals(await night.signIn(email))).toEqual(ways.map(() => null));
    const stranger = await night.signIn('ada@not-school.example');
    expect(await refusals(stranger)).toEqual(ways.map(() => '403'));
    expect((await userOf(stranger)).mayHost).toBe(false);
    await night.api.get('/api/saved-trivia-sets').set('cookie', stranger.cookie).expect(200);
  });

  it('is nothing by an address for which nobody trusted has vouched', async () => {
    const head = await night.signIn('head@school.example');
    expect((await userOf(head)).roles).toEqual(['analyst', 'operator']);
    await night.api.get('/api/operator/accounts').set('cookie', head.cookie).expect(200);
    await sql('update users set email_trusted = false where id = $1', head.id);
    const { roles, mayHost } = await userOf(head);
    expect({ roles, mayHost }).toEqual({ roles: undefined, mayHost: false });
    await night.api.get('/api/operator/accounts').set('cookie', head.cookie).expect(403);
    await night.api.get('/api/analytics/events?scope=all').set('cookie', head.cookie).expect(403);
  });
});
