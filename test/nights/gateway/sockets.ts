import { EventEmitter } from 'node:events';
import type { Actor, World } from '../virtual/world.js';

/** What a client hears on its end of a line. */
export interface Ear {
  heard(message: string, body: unknown): void;
  lost(): void;
}

/** As Socket.IO gives it to `onAny`. */
type Heard = (message: string, ...args: unknown[]) => void;
type Acknowledge = (answer: object) => void;

let lines = 0;

/** One client's connection to a gateway: what is said on it arrives in order, a while later, or never once it is cut. */
export class Line {
  readonly socket: LineSocket;
  isOpen = true;
  private readonly ms: number;
  private readonly lastArrival = { up: 0, down: 0 };

  constructor(
    private readonly world: World,
    private readonly gateway: Actor,
    private readonly ear: Ear,
    cookie: string,
    travelMs: number,
  ) {
    this.ms = travelMs;
    lines += 1;
    this.socket = new LineSocket(`line-${lines}`, cookie, this);
  }

  /** A client's message; `acknowledge` is called when the answer has come back. */
  say(message: string, body: unknown, acknowledge: Acknowledge | null): void {
    if (!this.isOpen) return;
    const json = JSON.stringify(body);
    this.carry('up', this.gateway, () => {
      if (!this.socket.connected) return;
      const args: unknown[] = [JSON.parse(json)];
      if (acknowledge)
        args.push((answer: object) => {
          const said = JSON.stringify(answer);
          this.carry('down', null, () => this.isOpen && acknowledge(JSON.parse(said) as object));
        });
      this.socket.receive(message, args);
    });
  }

  /** A gateway's message, as bytes that a whole room may share. */
  tell(message: string, body: Parcel): void {
    if (!this.socket.connected) return;
    this.carry('down', null, () => this.isOpen && this.ear.heard(message, body.open()));
  }

  /** Cut at the client's end: nothing more arrives, on either side; the gateway notices after `noticedMs`. */
  cut(noticedMs: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.world.after(noticedMs, this.gateway, () => this.socket.disconnect());
    this.world.after(0, null, () => this.ear.lost());
  }

  /** Closed at the gateway's end. */
  closedThere(): void {
    this.world.after(this.ms, null, () => {
      if (!this.isOpen) return;
      this.isOpen = false;
      this.ear.lost();
    });
  }

  private carry(way: 'up' | 'down', by: Actor | null, arrive: () => void): void {
    const { world, lastArrival } = this;
    lastArrival[way] = Math.max(lastArrival[way], world.now + this.ms);
    world.after(lastArrival[way] - world.now, by, () => {
      if (way === 'up' && !this.isOpen) return;
      arrive();
    });
  }
}

/** What was said once and is opened by all who get it. */
export class Parcel {
  private readonly json: string;
  private body: unknown;

  constructor(body: unknown) {
    this.json = JSON.stringify(body ?? null);
  }

  open(): unknown {
    this.body ??= JSON.parse(this.json);
    return this.body;
  }
}

/** What stands for a Socket.IO socket, as far as the gateway uses one. */
export class LineSocket extends EventEmitter {
  connected = true;
  readonly data = {};
  readonly rooms = new Set<string>();
  readonly handshake: { readonly headers: Readonly<Record<string, string>> };
  readonly request: object;
  readonly conn: object;
  private readonly toldOfAll: Heard[] = [];
  private server: LineServer | null = null;

  constructor(
    readonly id: string,
    cookie: string,
    private readonly line: Line,
  ) {
    super();
    this.handshake = { headers: { cookie } };
    this.request = { headers: { cookie } };
    this.conn = {
      remoteAddress: '127.0.0.1',
      transport: { writable: true },
      writeBuffer: [],
      flush: () => undefined,
      on: () => undefined,
      close: () => {
        line.closedThere();
        this.disconnect();
      },
    };
  }

  attach(server: LineServer): void {
    this.server = server;
  }

  onAny(listener: Heard): void {
    this.toldOfAll.push(listener);
  }

  receive(message: string, args: readonly unknown[]): void {
    for (const listener of this.toldOfAll) listener(message, ...args);
  }

  join(room: string): void {
    this.rooms.add(room);
    this.server?.enter(room, this.id);
  }

  leave(room: string): void {
    this.rooms.delete(room);
    this.server?.leave(room, this.id);
  }

  /** To the client; what a gateway emits on its own socket is a message of the contract. */
  override emit(message: string, ...args: unknown[]): boolean {
    this.line.tell(message, new Parcel(args[0]));
    return true;
  }

  send(message: string, parcel: Parcel): void {
    this.line.tell(message, parcel);
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    for (const room of this.rooms) this.server?.leave(room, this.id);
    this.server?.sockets.sockets.delete(this.id);
    super.emit('disconnect');
  }
}

/** What stands for Socket.IO's server: its rooms, and its word to the other gateways. */
export class LineServer extends EventEmitter {
  readonly sockets = {
    sockets: new Map<string, LineSocket>(),
    adapter: { rooms: new Map<string, Set<string>>() },
  };
  readonly engine = { clientsCount: 0, close: () => undefined };

  constructor(private readonly tellOthers: (name: string, args: readonly unknown[]) => void) {
    super();
  }

  add(socket: LineSocket): void {
    socket.attach(this);
    this.sockets.sockets.set(socket.id, socket);
  }

  enter(room: string, id: string): void {
    const ids = this.sockets.adapter.rooms.get(room) ?? new Set();
    this.sockets.adapter.rooms.set(room, ids.add(id));
  }

  leave(room: string, id: string): void {
    this.sockets.adapter.rooms.get(room)?.delete(id);
  }

  readonly local = {
    to: (rooms: readonly string[]) => ({
      emit: (message: string, body: unknown): void => {
        const ids = new Set(rooms.flatMap((room) => [...(this.sockets.adapter.rooms.get(room) ?? [])]));
        if (ids.size === 0) return;
        const parcel = new Parcel(body);
        for (const id of ids) this.sockets.sockets.get(id)?.send(message, parcel);
      },
    }),
  };

  serverSideEmit(name: string, ...args: unknown[]): void {
    this.tellOthers(name, args);
  }

  /** News of another gateway. */
  hear(name: string, args: readonly unknown[]): void {
    super.emit(name, ...args);
  }
}
