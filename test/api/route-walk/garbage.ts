const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that no call takes, as they go over the wire. */
export const garbageBodies: readonly string[] = [
  '',
  '{',
  'nul',
  'null',
  '[]',
  '[null]',
  '[[{}]]',
  '"text"',
  '0',
  '{}',
  '{"":""}',
  '{"__proto__":{"isOwner":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1,"hasOwnProperty":1}',
  '{"a":1e999}',
  nested(1_000),
  `[${'[],'.repeat(5_000)}[]]`,
  '{"a":"\\u0000"}',
  '{"a":"\\ud83d"}',
  '\ufeff{}',
  'a=b&c=d',
];

const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  9e15,
  '',
  ' ',
  '\u0000',
  '\ud83d',
  '\u202e',
  'x'.repeat(20_000),
  [],
  [null],
  [[]],
  {},
  { length: 5 },
  { valueOf: 'x' },
  { $ne: null },
];

/** A good body with one field after the other made wrong, the fields within its first items too. */
export const spoiltBodies = (body: unknown): unknown[] => {
  if (Array.isArray(body)) return spoiltBodies(body[0]).map((item) => [item]);
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    [...wrongValues, ...spoiltBodies(value)].map((wrong) => ({ ...body, [name]: wrong })),
  );
};

/** What may stand where an id belongs. */
export const garbageIds: readonly string[] = [
  '%00',
  '%20',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '0',
  '-1',
  'undefined',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000g',
  'game_0000000000000000',
  't_0000000000000000',
  'x'.repeat(300),
  encodeURIComponent('\u202e🎉'),
  '%E0%A4%A',
];

export const garbageQueries: readonly string[] = [
  'limit=x&cursor=x',
  'limit=1e9',
  'limit=&cursor=',
  'limit=1&limit=2&cursor=a&cursor=b',
  `cursor=${Buffer.from('["\\u0000",1e999]').toString('base64url')}`,
  `cursor=${Buffer.from('[{},[]]').toString('base64url')}`,
  'cursor=9999999999999999999999&after=9999999999999999999999',
  'after=-1&q=%00&source=x&difficulty=x',
  'q=%25%25%5C&source=mine&source=bank',
  'state=%00&code=%00&error=%00',
  'code[]=x&state[a]=b&returnTo=%00&login_hint=%00',
  '__proto__=x&constructor=y',
];
