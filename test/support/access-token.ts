import type { NewTokenView, TokenScope } from '@clockbeat/domain';
import request from 'supertest';

/** An access token of whoever that session is of. */
export const newToken = async (
  url: string,
  cookie: string,
  scopes: readonly TokenScope[],
  more: { name?: string; days?: number } = {},
): Promise<NewTokenView> => {
  const asked = { name: scopes.join(' '), scopes, ...more };
  const { status, body } = await request(url).post('/api/user/tokens').set('cookie', cookie).send(asked);
  if (status !== 201) throw new Error(`No token: ${status} ${JSON.stringify(body)}`);
  return body;
};

export const bearing = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
