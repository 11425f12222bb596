import fc from 'fast-check';
import { exchange } from '../http/exchange.js';
import { junkText, wellFormed } from '../junk.js';
import { wildTexts } from './frames.js';

/** A poll that nothing is said to is held open. */
const hangUpMs = 100;

/** A request to the place where long polling lives. */
export interface WildPoll {
  readonly method: string;
  /** `SID` stands for a session's id. */
  readonly query: string;
  readonly body: Buffer;
}

export const wildPolls: fc.Arbitrary<WildPoll> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
  query: fc.oneof(
    { weight: 6, arbitrary: fc.constant('EIO=4&transport=polling&sid=SID') },
    fc.constantFrom(
      '',
      'EIO=4',
      'EIO=3&transport=polling',
      'EIO=99&transport=polling',
      'EIO=4&transport=websocket&sid=SID',
      'EIO=4&transport=nonsense',
      'EIO=4&transport=__proto__',
      'EIO=4&transport=constructor&sid=SID',
      'EIO=4&transport=polling&sid=__proto__',
      'EIO=4&transport=polling&sid=SID&j=0&b64=1',
      'EIO=4&transport[]=polling&sid[]=SID',
    ),
    junkText.map((text) => `EIO=4&transport=polling&sid=${encodeURIComponent(wellFormed(text))}`),
  ),
  body: fc.oneof(
    fc.array(wildTexts, { maxLength: 6 }).map((texts) => Buffer.from(texts.join('\u001e'))),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(Buffer.from('40\u001e'.repeat(20_000)), Buffer.from(`4${'x'.repeat(1_100_000)}`)),
  ),
});

/** Sends it within a session of its own; what the gateway did wrong, or null. */
export const poll = async (url: string, { method, query, body }: WildPoll): Promise<string | null> => {
  const handshake = await fetch(new URL('/socket.io/?EIO=4&transport=polling', url));
  const sid = /"sid":"([\w-]+)"/.exec(await handshake.text())?.[1];
  if (!sid) return 'no session';
  const head = [
    `${method} /socket.io/?${query.replaceAll('SID', sid)} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Content-Type: text/plain;charset=UTF-8',
    `Content-Length: ${body.length}`,
  ];
  const answer = await exchange(
    Number(new URL(url).port),
    Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]),
    hangUpMs,
  );
  if (answer === null || (answer.status >= 200 && answer.status < 500)) return null;
  return `status ${answer.status}: ${answer.body.slice(0, 200)}`;
};
