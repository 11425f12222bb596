import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inbox } from '../people/inbox.js';
import { ThinWire } from '../people/thin-wire.js';
import { Arrivals } from './question-times.js';

const opensAtOnce = 64;

/** As many sockets as a game has players, at a server that does nothing: the floor under what a gateway takes. */
export class BareRoom {
  private arrivals = new Arrivals(0);

  readonly wires: ThinWire[] = [];
  /** Of those that came last. */
  connectionsPerSecond = 0;

  private constructor(
    private readonly server: ChildProcess,
    private readonly host: ThinWire,
    private readonly connect: () => Promise<ThinWire>,
  ) {}

  static async open(players: number): Promise<BareRoom> {
    const room = await BareRoom.start();
    await room.fill(players);
    return room;
  }

  /** The server alone, as Node is told to run it. */
  static async start(execArgv: string[] = process.execArgv, env: NodeJS.ProcessEnv = {}): Promise<BareRoom> {
    const script = join(import.meta.dirname, 'bare-server.mjs');
    const server = fork(script, { execArgv, env: { ...process.env, ...env } });
    process.once('exit', () => server.kill());
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    const inbox = new Inbox();
    const connect = async (): Promise<ThinWire> => {
      const wire = new ThinWire(`http://127.0.0.1:${port}`, { inbox });
      await wire.connect();
      return wire;
    };
    return new BareRoom(server, await connect(), connect);
  }

  /** So many more. */
  async fill(players: number): Promise<void> {
    const since = performance.now();
    for (let first = 0; first < players; first += opensAtOnce) {
      const some = Math.min(opensAtOnce, players - first);
      const wires = await Promise.all(Array.from({ length: some }, this.connect));
      for (const wire of wires) wire.on('nextQuestion', () => this.arrivals.reach());
      this.wires.push(...wires);
    }
    this.connectionsPerSecond = (players * 1_000) / (performance.now() - since);
  }

  get pid(): number {
    return this.server.pid ?? 0;
  }

  /** One message to everybody; from the first to the last who has it, ms. Without `bytes` it is a question as people write them. */
  async broadcast(bytes = 0): Promise<number> {
    const arrivals = new Arrivals(this.wires.length);
    this.arrivals = arrivals;
    await this.host.ask('nextQuestion', { bytes });
    for (;;) {
      if (arrivals.spread !== null) return arrivals.spread;
      await sleep(1);
    }
  }

  close(): void {
    for (const wire of [...this.wires, this.host]) wire.close();
    this.server.kill();
  }
}
