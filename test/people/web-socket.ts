import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface WebSocketEvents {
  /** `text` is valid during the call only; `bytes` is what it took on the wire. */
  readonly text: (text: Buffer, bytes: number) => void;
  readonly closed: () => void;
}

/** All sockets read into this one: a message costs no stream, no copy and no allocation. */
const arrivals = Buffer.allocUnsafeSlow(256 * 1024);
const headersEnd = '\r\n\r\n';
const opcodes = { text: 1, binary: 2, close: 8 } as const;

/**
 * Just enough WebSocket to a gateway's Socket.IO for a load driver: text messages of one frame each, over plain http,
 * thousands of sockets in a process that must take next to nothing from the machine it measures.
 */
export class WebSocket {
  private readonly socket: Socket;
  private readonly mask = randomBytes(4);
  private rest: Buffer | null = null;
  private upgraded = false;

  constructor(
    gateway: string,
    headers: Readonly<Record<string, string>>,
    private readonly events: WebSocketEvents,
  ) {
    const url = new URL(gateway);
    url.pathname = '/socket.io/';
    // beside what the address asks for already
    url.searchParams.append('EIO', '4');
    url.searchParams.append('transport', 'websocket');
    this.socket = connect({
      host: url.hostname,
      port: Number(url.port || 80),
      noDelay: true,
      onread: {
        buffer: arrivals,
        callback: (length) => {
          this.read(arrivals.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.on('error', () => this.socket.destroy());
    this.socket.once('close', () => events.closed());
    const asked = {
      Host: url.host,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    const { frame, start } = this.frame(opcodes.text, length);
    frame.write(text, start);
    this.sendMasked(frame, start, length);
  }

  sendBinary(bytes: Buffer): void {
    const { frame, start } = this.frame(opcodes.binary, bytes.length);
    bytes.copy(frame, start);
    this.sendMasked(frame, start, bytes.length);
  }

  /** A frame with its header, and where its payload starts. */
  private frame(opcode: number, length: number): { frame: Buffer; start: number } {
    const start = length < 126 ? 6 : length < 65_536 ? 8 : 14;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = 0x80 | opcode;
    if (start === 6) frame[1] = 0x80 | length;
    else if (start === 8) {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    } else {
      frame[1] = 0x80 | 127;
      frame.writeBigUInt64BE(BigInt(length), 2);
    }
    return { frame, start };
  }

  private sendMasked(frame: Buffer, start: number, length: number): void {
    this.mask.copy(frame, start - 4);
    for (let i = 0; i < length; i += 1) frame[start + i]! ^= this.mask[i & 3]!;
    this.socket.write(frame);
  }

  /** Puts bytes on the wire as they are. */
  write(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    const data = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    const end = this.upgraded ? this.readFrames(data, 0) : this.readUpgrade(data);
    this.rest = end < data.length ? Buffer.from(data.subarray(end)) : null;
  }

  private readUpgrade(data: Buffer): number {
    const end = data.indexOf(headersEnd);
    if (end < 0) return 0;
    if (!data.toString('latin1', 0, 12).endsWith(' 101')) {
      this.close();
      return data.length;
    }
    this.upgraded = true;
    return this.readFrames(data, end + headersEnd.length);
  }

  /** Reads whole frames from `start` on; answers where the first unfinished one begins. */
  private readFrames(data: Buffer, start: number): number {
    let at = start;
    while (data.length - at >= 2) {
      const short = data[at + 1]! & 0x7f;
      const header = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < header) return at;
      const length =
        short < 126
          ? short
          : short === 126
            ? data.readUInt16BE(at + 2)
            : Number(data.readBigUInt64BE(at + 2));
      const end = at + header + length;
      if (data.length < end) return at;
      const opcode = data[at]! & 0x0f;
      if (opcode === opcodes.text) this.events.text(data.subarray(at + header, end), header + length);
      if (opcode === opcodes.close) this.close();
      at = end;
    }
    return at;
  }
}
