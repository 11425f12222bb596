import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from '../../people/web-socket.js';
import type { Tally } from './tally.js';

/** Another address than the guests': what is counted against it must not cost them anything. */
const headers = { 'X-Forwarded-For': '198.51.100.7' };
const betweenMs = 500;
const lingersMs = 3_000;

const junkFrames = [
  '40',
  '40/admin,',
  '42["syncClock"]',
  '42["submitAnswer",{"roomId":"AAAAAA","playerId":"p_0000000000000000","questionIndex":0,"answer":1}]',
  '42["hostConnect",{"roomId":{"$ne":null}}]',
  '45-["syncClock",{"_placeholder":true,"num":0}]',
  '42[',
  '4',
  '6',
  'zzz',
  '',
];
const junkBodies = ['{', '[]', '{"a":'.repeat(2_000), '{"questions":[{"__proto__":1}]}', '"\u0000"'];

/** Somebody who sends what no client sends, one thing after another, as long as the soak lasts. */
export class Vandal {
  private turn = 0;

  constructor(
    private readonly url: string,
    private readonly random: () => number,
    private readonly tally: Tally,
  ) {}

  async rage(over: AbortSignal): Promise<void> {
    const acts = [
      () => this.frames(),
      () => this.idleSocket(),
      () => this.call('POST', '/api/games', this.some(junkBodies)),
      () => this.abandonedPolling(),
      () => this.frames(),
      () => this.call('POST', '/api/solo-games', this.some(junkBodies)),
      () => this.call('GET', `/api/games/game_${'0'.repeat(16)}`),
      () => this.call('POST', '/api/questions/csv', 'x'.repeat(300_000)),
    ];
    while (!over.aborted) {
      const act = acts[this.turn++ % acts.length];
      await act?.().catch(() => this.tally.count('vandal was cut off'));
      await sleep(betweenMs, undefined, { signal: over }).catch(() => undefined);
    }
  }

  private some<T>(things: readonly T[]): T {
    return things[Math.floor(this.random() * things.length)]!;
  }

  private async call(method: string, path: string, body?: string): Promise<void> {
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    await response.text();
    this.tally.count(`vandal heard ${response.status}`);
    if (response.status >= 500) this.tally.problem(`${method} ${path} answered ${response.status}`);
  }

  /** Joins the namespace or not, then sends some junk. */
  private frames(): Promise<void> {
    return this.withSocket((send) => {
      if (this.random() < 0.7) send('40');
      for (let count = 0; count < 5; count += 1) send(this.some(junkFrames));
    });
  }

  private idleSocket(): Promise<void> {
    return this.withSocket(() => {});
  }

  /** A session of long polling that nobody comes back for: the gateway's own clock must end it. */
  private abandonedPolling(): Promise<void> {
    return this.call('GET', '/socket.io/?EIO=4&transport=polling');
  }

  private withSocket(use: (send: (text: string) => void) => void): Promise<void> {
    return new Promise((resolve) => {
      let used = false;
      const socket = new WebSocket(this.url, headers, {
        text: () => {
          if (used) return;
          used = true;
          use((text) => socket.send(text));
        },
        closed: () => {
          this.tally.count('vandal sockets');
          resolve();
        },
      });
      setTimeout(() => socket.close(), lingersMs);
    });
  }
}
