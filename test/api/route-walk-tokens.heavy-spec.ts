import { type TokenScope, tokenScopes, UserId } from '@clockbeat/domain';
import { AccessTokenStore, Persistence } from '@clockbeat/persistence';
import { jest } from '@jest/globals';
import { named, quoted, rows, section } from '../docs/page.js';
import { bearing, newToken } from '../support/access-token.js';
import { secret, signedInJustNow } from './route-walk/scene.js';
import { operations, Walk } from './route-walk/walk.js';

/** Every call of ours that knows who is signed in; the others look at no header. */
const ours = operations.filter(
  ([operation]) => / \/(api|auth)\//.test(operation) && !operation.includes(' /api/schemas/'),
);

/** Every call as everybody who has an access token, of each kind that there is. The statuses of sessions: `route-walk`. */
describe('every call with an access token', () => {
  let walk: Walk;
  const own = new Map<TokenScope, string>();
  const others = new Map<TokenScope, string>();
  let [expired, revoked, madeUp] = ['', '', ''];
  beforeAll(async () => {
    walk = await Walk.begin();
    const { scene } = walk;
    const { url } = scene.night.gateway;
    await signedInJustNow(scene, scene.owner);
    await signedInJustNow(scene, scene.other);
    for (const scope of tokenScopes) {
      own.set(scope, (await newToken(url, scene.owner.cookie, [scope])).token);
      others.set(scope, (await newToken(url, scene.other.cookie, [scope])).token);
    }
    const ending = await newToken(url, scene.owner.cookie, tokenScopes, { name: 'expired' });
    const { pool, accessTokens } = scene.night.gateway.app.get(Persistence);
    await pool.query(`update access_tokens set expires_at = now() where id = $1`, [ending.id]);
    expired = ending.token;
    const gone = await newToken(url, scene.owner.cookie, tokenScopes, { name: 'revoked' });
    await accessTokens.revoke(UserId(scene.owner.id), gone.id);
    revoked = gone.token;
    const all = await newToken(url, scene.owner.cookie, tokenScopes, { name: 'all' });
    madeUp = all.token.slice(0, -1) + (all.token.endsWith('0') ? '1' : '0');
  });
  afterAll(() => walk?.end());

  const as = async (operation: string, token: string, more: object = {}) => {
    const row = ours.find(([name]) => name === operation)?.[1];
    if (!row) throw new Error(`No row for ${operation}`);
    return walk.call(operation, row, 'stranger', { ...bearing(token), ...more });
  };
  const codeOf = (text: string): string => JSON.parse(text).code;

  it.each(ours)('that is no good any more, or never was: %s', async (operation) => {
    const use = jest.spyOn(walk.scene.night.gateway.app.get(AccessTokenStore), 'use');
    const { cookie } = walk.scene.owner;
    for (const token of [expired, revoked, madeUp])
      for (const more of [{}, { cookie }]) {
        use.mockClear();
        const { status, text } = await as(operation, token, more);
        expect([status, codeOf(text)]).toEqual([401, 'token_refused']);
        expect(text).not.toContain(token);
        // what has a wrong checksum is not looked up
        expect(use).toHaveBeenCalledTimes(token === madeUp ? 0 : 1);
      }
    use.mockRestore();
  });

  it.each(ours)('of other scopes, whosever and with whatever cookie: %s', async (operation, { scope }) => {
    const { owner, other } = walk.scene.headers;
    for (const wrong of tokenScopes.filter((one) => one !== scope))
      for (const [token, cookies] of [
        [own.get(wrong), {}],
        [own.get(wrong), owner],
        [others.get(wrong), other],
      ] as const) {
        const { status, text } = await as(operation, token ?? '', cookies);
        expect([wrong, status, codeOf(text)]).toEqual([wrong, 403, 'token_scope']);
      }
  });

  const scoped = ours.flatMap(([operation, row]) =>
    row.scope ? [[operation, row, row.scope] as const] : [],
  );

  it.each(scoped)('of another host: %s', async (operation, row, scope) => {
    // a session of the owner's beside it gives it nothing
    for (const cookies of [{}, walk.scene.headers.owner]) {
      const { status, text } = await as(operation, others.get(scope) ?? '', cookies);
      expect(status).toBe(row.statuses.other);
      expect(text).not.toContain(secret);
    }
  });

  it.each(scoped)('of its owner, from whatever page: %s', async (operation, row, scope) => {
    const { status } = await as(operation, own.get(scope) ?? '', { origin: 'https://scripts.example' });
    expect(status).toBe(row.statuses.owner);
  });

  it('stands in docs/protocol.md with the calls that its scope is for', () => {
    const told = rows(section('Access tokens'), 'scope', 'calls').map(({ scope, calls }) => [
      named(scope),
      quoted(calls)
        .map((call) => call.replace(/^\w+/, (method) => method.toLowerCase()))
        .sort(),
    ]);
    const held = tokenScopes.map((scope) => [
      scope,
      scoped.flatMap(([operation, , its]) => (its === scope ? [operation] : [])).sort(),
    ]);
    expect(told).toEqual(held);
  });

  it('that no call takes for settings, tokens, sessions and the account itself', () => {
    const closed = [
      '/api/user/settings',
      '/api/user/tokens',
      '/api/user/sessions',
      '/api/user/tvs',
      '/auth/',
    ];
    for (const [operation, { scope }] of ours)
      if (closed.some((path) => operation.includes(path)) || / \/api\/user$/.test(operation))
        expect([operation, scope]).toEqual([operation, undefined]);
  });
});
