import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, failure, request } from './request.js';

describe('a call that failed', () => {
  it('says its status and the whole answer; code and reason are told apart', () => {
    const answer = JSON.stringify({
      statusCode: 400,
      code: 'validation',
      message: ['Too long.', 'Too old.'],
    });
    const error = failure(400, answer);
    expect(error.message).toBe(`400: ${answer}`);
    expect(error).toMatchObject({ statusCode: 400, code: 'validation', reason: 'Too long. Too old.' });
  });

  it.each(['<html>Bad Gateway</html>', '', 'null', '7'])(
    'may be answered with %j, by somebody in between',
    (text) => {
      expect(failure(502, text)).toMatchObject({
        message: `502: ${text}`,
        statusCode: 502,
        code: 'unexpected',
        reason: '',
      });
    },
  );
});

describe('a call that the network spoils', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((call, answer) => {
      if (call.url === '/portal') answer.setHeader('content-type', 'text/html').end('<html>Sign in</html>');
      else if (call.url === '/cut') answer.writeHead(200, { 'content-length': 100 }).write('{"id":');
      if (call.url !== '/portal') setTimeout(() => answer.destroy(), 10);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['before it was answered', '/away'],
    ['in the midst of the answer', '/cut'],
    ['with the page of a network that wants a sign-in first', '/portal'],
  ])('%s has not reached the server', async (_, path) => {
    const failed = await request(url + path).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ApiError);
    expect(failed).toMatchObject({ statusCode: 0, code: 'unreachable' });
  });

  it('is no failed call where nobody waits for it any more', async () => {
    const call = new AbortController();
    const asked = request(`${url}/cut`, { signal: call.signal });
    call.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
