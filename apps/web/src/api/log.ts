import { type RecordedEvent, type StoredEvent, upcast } from '@clockbeat/domain';
import type { EventView } from '@clockbeat/domain/contract';
import { failure, reached, unreachable } from './request.js';

/**
 * The whole log of a game, as it comes from the server: the events of each piece that arrives. Events of older releases are
 * lifted to today's shape.
 */
export async function* getLog(gameId: string, signal: AbortSignal): AsyncGenerator<RecordedEvent[]> {
  const path = `/api/games/${encodeURIComponent(gameId)}/events`;
  const headers = { accept: 'application/x-ndjson' };
  const response = await reached(() => fetch(path, { headers, credentials: 'include', signal }), signal);
  if (!response.ok) throw failure(response.status, await response.text());
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(eventIn);
  }
  // A log ends with a whole line: anything else was cut on its way.
  if (rest !== '') throw unreachable('The log was cut');
}

const eventIn = (line: string): RecordedEvent => {
  const { at, recordedAt, ...view } = JSON.parse(line) as EventView;
  const event = { ...view, at: Date.parse(at), recordedAt: Date.parse(recordedAt) };
  return upcast(event as unknown as StoredEvent);
};
