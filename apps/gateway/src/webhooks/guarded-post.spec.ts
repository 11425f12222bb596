import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { guardedPost, mostOfAnAnswer, type PostRules } from './guarded-post.js';

/** Told by Node.js itself of every answer whose head a client has read. */
const answerHasCome = 'http.client.response.finish';

const servers: net.Server[] = [];
const opened = async <S extends net.Server>(server: S): Promise<[S, number]> => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [server, (server.address() as AddressInfo).port];
};
const answering = (listener: RequestListener): Promise<[Server, number]> =>
  opened(http.createServer(listener));
afterEach(() => {
  for (const server of servers.splice(0)) {
    if (server instanceof http.Server) server.closeAllConnections();
    server.close();
  }
});

const loopback = [{ address: '127.0.0.1', family: 4 }];
const rules = (more: Partial<PostRules> = {}): PostRules => ({
  insideAllowed: true,
  timeoutMs: 60_000,
  resolve: async () => loopback,
  ...more,
});
const posting = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"é":1}' });

it('posts the body to the address that its name was found at, and tells the status', async () => {
  const heard: unknown[] = [];
  const [, port] = await answering(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push([request.method, request.url, request.headers.host, request.headers['webhook-id'], body]);
    response.writeHead(202).end('thanks');
  });
  expect(await guardedPost(posting(`http://hooks.example:${port}/a?b=c`), rules())).toEqual({ status: 202 });
  expect(heard).toEqual([['POST', '/a?b=c', `hooks.example:${port}`, 'msg_1', '{"é":1}']]);
});

it('follows no redirect', async () => {
  let [asked, elsewhere] = [0, 0];
  const [, target] = await answering((_, response) => {
    elsewhere += 1;
    response.end();
  });
  const [, port] = await answering((_, response) => {
    asked += 1;
    response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end();
  });
  expect(await guardedPost(posting(`http://hooks.example:${port}/`), rules())).toEqual({ status: 307 });
  expect([asked, elsewhere]).toEqual([1, 0]);
});

it('reads no more of an endless answer than it must, and takes its status', async () => {
  let cutOff: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    cutOff = resolve;
  });
  const [, port] = await answering((_, response) => {
    response.writeHead(200);
    const pour = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(mostOfAnAnswer / 4)));
    };
    response.on('drain', pour).on('close', cutOff);
    pour();
  });
  expect(await guardedPost(posting(`http://hooks.example:${port}/`), rules())).toEqual({ status: 200 });
  await gone;
});

it('gives up on who says nothing, and on who never ends its headers', async () => {
  const [, silent] = await opened(net.createServer((socket) => socket.on('error', () => undefined)));
  const [, dripping] = await opened(
    net.createServer((socket) => {
      socket.on('error', () => undefined).write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 5);
      socket.on('close', () => clearInterval(drip));
    }),
  );
  const hurried = rules({ timeoutMs: 100 });
  for (const port of [silent, dripping])
    expect(await guardedPost(posting(`http://hooks.example:${port}/`), hurried)).toEqual({
      failure: 'too_slow',
    });
  const unknown = rules({ timeoutMs: 100, resolve: () => new Promise(() => undefined) });
  expect(await guardedPost(posting('https://hooks.example/'), unknown)).toEqual({ failure: 'too_slow' });
});

it('takes the status of an answer that never ends, or is cut off', async () => {
  const [, port] = await answering((request, response) => {
    response.writeHead(200).write('and', () => request.url === '/cut' && request.socket.destroy());
  });
  const stop = new AbortController();
  const abort = () => void setImmediate(() => stop.abort());
  subscribe(answerHasCome, abort);
  const url = `http://hooks.example:${port}`;
  expect(await guardedPost(posting(`${url}/`), rules(), stop.signal)).toEqual({ status: 200 });
  unsubscribe(answerHasCome, abort);
  expect(stop.signal.aborted).toBe(true);
  expect(await guardedPost(posting(`${url}/cut`), rules())).toEqual({ status: 200 });
});

it('connects to nothing inside, whether by name or by address', async () => {
  let connections = 0;
  const [server, port] = await opened(net.createServer((socket) => socket.destroy()));
  server.on('connection', () => {
    connections += 1;
  });
  const strict = { insideAllowed: false };
  const led = (address: string, family = 4) =>
    rules({ ...strict, resolve: async () => [{ address, family }] });
  for (const [host, its] of [
    ['127.0.0.1', rules(strict)],
    ['[::1]', rules(strict)],
    ['[::ffff:127.0.0.1]', rules()],
    ['169.254.169.254', rules()],
    ['hooks.example', led('127.0.0.1')],
    ['hooks.example', led('::1', 6)],
    ['hooks.example', led('::ffff:7f00:1', 6)],
    ['hooks.example', rules({ resolve: async () => [{ address: 'fd00:ec2::254', family: 6 }] })],
    // one that may be asked beside one that may not
    [
      'hooks.example',
      rules({ ...strict, resolve: async () => [{ address: '8.8.8.8', family: 4 }, ...loopback] }),
    ],
  ] as const)
    expect([host, await guardedPost(posting(`https://${host}:${port}/`), its)]).toEqual([
      host,
      { failure: 'refused_address' },
    ]);
  // without TLS only inside, also by a name
  const outside = rules({ resolve: async () => [{ address: '8.8.8.8', family: 4 }] });
  expect(await guardedPost(posting(`http://hooks.example:${port}/`), outside)).toEqual({
    failure: 'refused_address',
  });
  expect(connections).toBe(0);
});

it('asks for a name once a connection: one that leads elsewhere a moment later gains nothing', async () => {
  const heard: (string | undefined)[] = [];
  const [, port] = await answering((request, response) => {
    heard.push(request.socket.localAddress);
    response.end();
  });
  const answers = ['127.0.0.1', '169.254.169.254', '127.0.0.1'];
  let looks = 0;
  const changing = rules({ resolve: async () => [{ address: answers[looks++] ?? '', family: 4 }] });
  const url = `http://hooks.example:${port}/`;
  expect([await guardedPost(posting(url), changing), looks]).toEqual([{ status: 200 }, 1]);
  expect([await guardedPost(posting(url), changing), looks]).toEqual([{ failure: 'refused_address' }, 2]);
  expect(heard).toEqual(['127.0.0.1']);
});

it('says what was wrong', async () => {
  const [, plain] = await answering((_, response) => response.end());
  const [closing, closed] = await opened(net.createServer());
  closing.close();
  await once(closing, 'close');
  const failing = (code: string) =>
    rules({ resolve: () => Promise.reject(Object.assign(new Error(code), { code })) });
  expect(await guardedPost(posting('https://hooks.example/'), failing('ENOTFOUND'))).toEqual({
    failure: 'unknown_name',
  });
  expect(await guardedPost(posting('https://hooks.example/'), rules({ resolve: async () => [] }))).toEqual({
    failure: 'unknown_name',
  });
  expect(await guardedPost(posting(`http://hooks.example:${closed}/`), rules())).toEqual({
    failure: 'no_connection',
  });
  expect(await guardedPost(posting(`https://hooks.example:${plain}/`), rules())).toEqual({
    failure: 'not_secure',
  });
});
