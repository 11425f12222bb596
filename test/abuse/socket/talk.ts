import { ackBreaches, messageBreaches } from '../../people/contract-shapes.js';
import { WebSocket } from '../../people/web-socket.js';
import type { WildMessage } from './bodies.js';

export type Step =
  | { readonly kind: 'message'; readonly message: WildMessage; readonly acknowledged: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'attachment'; readonly bytes: number };

export interface Talk {
  /** Whether the namespace is asked for first, as it should be. */
  readonly connects: boolean;
  readonly steps: readonly Step[];
  /** Put on the wire at the end, below WebSocket. */
  readonly lastBytes: Buffer | null;
}

const timeoutMs = 40_000;
const lingerMs = 20;
/** The one message that every connection that still stands must answer. */
const probe = 900;

/** Has a talk with a gateway; what the gateway did wrong, or null. It may always close the connection. */
export const have = (
  url: string,
  headers: Readonly<Record<string, string>>,
  talk: Talk,
): Promise<string | null> =>
  new Promise((resolve) => {
    const asked = new Map<number, string>();
    const end = (fault: string | null): void => {
      clearTimeout(giveUp);
      resolve(fault);
      socket.close();
    };
    const giveUp = setTimeout(
      () => end(`no answer to ${[...asked.values()].join(', ')}, and no end`),
      timeoutMs,
    );
    const say = (): void => {
      if (talk.connects) socket.send('40');
      for (const [index, step] of talk.steps.entries()) take(socket, step, index, asked);
      asked.set(probe, 'syncClock');
      socket.send(`42${probe}["syncClock",{"t":1}]`);
      if (talk.lastBytes) socket.write(talk.lastBytes);
      if (talk.lastBytes) setTimeout(() => end(null), lingerMs);
    };
    const socket = new WebSocket(url, headers, {
      text: (bytes) => {
        const text = bytes.toString();
        if (text.startsWith('0{')) say();
        else if (text === '2') socket.send('3');
        else {
          const fault = faultIn(text, asked);
          if (fault !== null || asked.size === 0) end(fault);
        }
      },
      closed: () => end(null),
    });
  });

const take = (socket: WebSocket, step: Step, index: number, asked: Map<number, string>): void => {
  switch (step.kind) {
    case 'message': {
      const { name, body } = step.message;
      if (step.acknowledged) asked.set(index, name);
      const parts = body === undefined ? [name] : [name, body];
      socket.send(`42${step.acknowledged ? index : ''}${JSON.stringify(parts)}`);
      break;
    }
    case 'text':
      socket.send(step.text);
      break;
    case 'attachment':
      socket.sendBinary(Buffer.alloc(step.bytes));
      break;
  }
};

const faultIn = (text: string, asked: Map<number, string>): string | null => {
  if (text.startsWith('42')) return messageFault(text);
  return text.startsWith('43') ? ackFault(text, asked) : null;
};

const messageFault = (text: string): string | null => {
  const [name, body] = JSON.parse(text.slice(2)) as [string, unknown];
  return messageBreaches('player', name, body)[0] ?? null;
};

const ackFault = (text: string, asked: Map<number, string>): string | null => {
  const at = text.indexOf('[');
  const id = Number(text.slice(2, at));
  const name = asked.get(id);
  // one of the packets written by hand asks under a number that is none any more
  if (name === undefined && !Number.isSafeInteger(id)) return null;
  if (name === undefined) return `an acknowledgement that nobody asked for: ${text.slice(0, 200)}`;
  asked.delete(id);
  const [ack] = JSON.parse(text.slice(at)) as [unknown];
  return ackBreaches('player', name, ack)[0] ?? null;
};
