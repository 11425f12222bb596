import { until } from './live/until.js';

export interface StreamedEvent {
  readonly id: string;
  readonly data: {
    readonly gameId: string;
    readonly version: number;
    readonly type: string;
    readonly data: object;
  };
}

/** Reads Server-Sent Events as they come. */
export class EventSource {
  readonly events: StreamedEvent[] = [];
  isOver = false;
  private readonly hangUp = new AbortController();

  private constructor(readonly response: Response) {}

  static async open(address: string, headers: Readonly<Record<string, string>>): Promise<EventSource> {
    const hangUp = new AbortController();
    const response = await fetch(address, { headers, signal: hangUp.signal });
    const source = new EventSource(response);
    source.hangUp.signal.addEventListener('abort', () => hangUp.abort());
    if (response.status === 200) void source.read();
    return source;
  }

  close(): void {
    this.hangUp.abort();
  }

  /** Waits until there are so many. */
  async has(count: number): Promise<StreamedEvent[]> {
    await until(`${count} events have come`, () => this.events.length >= count);
    return this.events;
  }

  async ends(): Promise<void> {
    await until('the stream is over', () => this.isOver);
  }

  private async read(): Promise<void> {
    let text = '';
    try {
      for await (const piece of this.response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        const whole = text.split('\n\n');
        text = whole.pop() ?? '';
        for (const block of whole) {
          const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(block) ?? [];
          if (id !== undefined && data !== undefined) this.events.push({ id, data: JSON.parse(data) });
        }
      }
    } catch {
      // hung up, by either end
    }
    this.isOver = true;
  }
}
