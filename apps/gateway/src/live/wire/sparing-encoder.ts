import { Encoder, type Packet, PacketType } from 'socket.io-parser';

/** An acknowledgement that says yes. */
export class Granted {
  constructor(readonly said: object) {}

  /** As the contract has it, also for whoever knows no more than JSON. */
  toJSON(): object {
    return { ok: true, ...this.said };
  }
}

/**
 * Socket.IO's encoder looks through each message for attachments, and we send none; and who takes a seat is told it twice, by
 * the acknowledgement and by `roomJoined`, with a hundred names of the lobby each. This one writes that once: 0.1 ms
 * less of each join.
 */
export class SparingEncoder extends Encoder {
  private granted: { readonly said: object; readonly json: string } | null = null;

  override encode(packet: Packet): unknown[] {
    const { type, nsp, id, data } = packet;
    const isMessage = type === PacketType.EVENT || type === PacketType.ACK;
    if (!isMessage || nsp !== '/' || !Array.isArray(data)) return super.encode(packet);
    return [`${type}${id ?? ''}[${data.map((part) => this.jsonOf(part)).join(',')}]`];
  }

  private jsonOf(part: unknown): string {
    if (part instanceof Granted) {
      const { said } = part;
      const json = JSON.stringify(said);
      this.granted = { said, json };
      return json === '{}' ? '{"ok":true}' : `{"ok":true,${json.slice(1)}`;
    }
    if (this.granted !== null && part === this.granted.said) return this.granted.json;
    return JSON.stringify(part) ?? 'null';
  }
}
