import { connect } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

const timeoutMs = 30_000;

/**
 * Sends bytes as they are, and reads until the server closes. Null: closed without a word. A server that keeps us waiting
 * throws; one that may be waiting for us is left after `hangUpMs`, and one that follows a log on as soon as it says so.
 */
export const exchange = (
  port: number,
  request: Buffer,
  hangUpMs: number | null = null,
): Promise<HttpAnswer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    const hangUp = hangUpMs === null ? undefined : setTimeout(() => socket.end(), hangUpMs);
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`No answer within ${timeoutMs} ms, and no end`));
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (followsOn(parse(Buffer.concat(chunks).toString('latin1')))) socket.end();
    });
    // a server that refuses early closes while we still send
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(hangUp);
      resolve(parse(Buffer.concat(chunks).toString('latin1')));
    });
    socket.write(request);
  });

/** Whether this answer ends only when its reader leaves. */
const followsOn = (answer: HttpAnswer | null): boolean =>
  answer?.headers.get('content-type')?.startsWith('text/event-stream') ?? false;

const parse = (text: string): HttpAnswer | null => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const status = Number(first.split(' ')[1]);
  // An interim answer (100 Continue) stands before the real one.
  if (status < 200) return parse(text.slice(end + 4));
  const rest = text.slice(end + 4);
  if (headers.get('transfer-encoding') === 'chunked') return { status, headers, body: unchunked(rest) };
  // What follows is the answer to what a request with a length that lies has left over.
  return { status, headers, body: rest.slice(0, Number(headers.get('content-length') ?? rest.length)) };
};

const unchunked = (text: string): string => {
  let body = '';
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf('\r\n', at);
    const length = Number.parseInt(text.slice(at, lineEnd), 16);
    if (!(length > 0)) return body;
    body += text.slice(lineEnd + 2, lineEnd + 2 + length);
    at = lineEnd + 2 + length + 2;
  }
  return body;
};
