export interface Received {
  messages: number;
  bytes: number;
}

/** What the clients of this process received: counted by name, and decoded once where a whole room gets the same bytes. */
export class Inbox {
  private readonly byName = new Map<string, Received>();
  private readonly latest = new Map<string, { readonly bytes: Buffer; readonly body: unknown }>();

  count(name: string, bytes: number): void {
    const received = this.byName.get(name);
    if (received) {
      received.messages += 1;
      received.bytes += bytes;
    } else this.byName.set(name, { messages: 1, bytes });
  }

  /** The body of a message, from its JSON. */
  decode(name: string, json: Buffer): unknown {
    const latest = this.latest.get(name);
    if (latest?.bytes.equals(json)) return latest.body;
    const body: unknown = JSON.parse(json.toString());
    this.latest.set(name, { bytes: Buffer.from(json), body });
    return body;
  }

  /** Bytes of one message of that name, on average; 0 while there was none. */
  bytesOf(name: string): number {
    const { messages, bytes } = this.byName.get(name) ?? { messages: 1, bytes: 0 };
    return Math.round(bytes / messages);
  }

  /** What came since the last time this was asked. */
  take(): Map<string, Received> {
    const taken = new Map(this.byName);
    this.byName.clear();
    return taken;
  }
}
