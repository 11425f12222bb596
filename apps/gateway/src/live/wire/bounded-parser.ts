import { Decoder } from 'socket.io-parser';
import { SparingEncoder } from './sparing-encoder.js';

/** A client asks for the namespace once, and again where it comes back on the same connection. */
const mostConnects = 5;
/** All attachments of a message together: as much as a message may have in one piece. */
const mostAttached = 1_000_000;
/** Characters of a message that are read as JSON: as many escapes as one may have that is not too large. */
const mostRead = 256 * 1024;

/** Stands for the body of a message that was not read, since it is too large for any. */
export const unreadBody = '\u0000unread';

/**
 * Socket.IO's decoder, which trusts its sender in three things: a connection may ask for its namespace any number of times
 * before the first is granted, each time for a socket of its own (a megabyte holds 300,000 of them); and a message may bring
 * ten attachments of a megabyte, which are kept until the last one is there, however long that takes; and a megabyte of JSON is
 * read, which takes 30 ms, to be refused then. What it throws closes the connection.
 */
export class BoundedDecoder extends Decoder {
  private connects = 0;
  private attached = 0;

  override add(packet: string | Buffer): void {
    if (typeof packet === 'string') this.admitText(packet);
    else this.admitAttachment(packet);
    super.add(typeof packet === 'string' && packet.length > mostRead ? unread(packet) : packet);
  }

  private admitText(packet: string): void {
    this.attached = 0;
    if (packet.startsWith('0')) this.connects += 1;
    if (this.connects > mostConnects) throw new Error('too many connects');
  }

  private admitAttachment({ byteLength }: Buffer): void {
    this.attached += byteLength;
    if (this.attached > mostAttached) throw new Error('attachments too large');
  }
}

/** The same message, to be acknowledged as it asks, without its body. */
const unread = (packet: string): string => {
  const [, head] = /^(2\d*\["[^"\\]{1,100}",)/.exec(packet.slice(0, 200)) ?? [];
  if (head === undefined) throw new Error('too large');
  return `${head}${JSON.stringify(unreadBody)}]`;
};

/** For the option `parser` of a server. */
export const boundedParser = { Encoder: SparingEncoder, Decoder: BoundedDecoder };
