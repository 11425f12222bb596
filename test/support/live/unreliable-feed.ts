import type { RecordedEvent } from '@clockbeat/domain';
import { GameFeed } from '../../../apps/gateway/src/live/feed/game-feed.js';
import type { TestGateway } from '../app.js';

export type Fate = 'passes' | 'is lost' | 'comes twice' | 'comes after the next';

/** Lets each batch that this gateway tells the others meet a fate. What is held back comes after the next that passes. */
export const makeUnreliable = (
  gateway: TestGateway,
  fateOf: (events: readonly RecordedEvent[]) => Fate,
): { readonly met: ReadonlySet<Fate> } => {
  const feed = gateway.app.get(GameFeed);
  const publish = feed.publish.bind(feed);
  const held: (readonly RecordedEvent[])[] = [];
  const met = new Set<Fate>();
  feed.publish = (events) => {
    const fate = fateOf(events);
    met.add(fate);
    if (fate === 'is lost') return;
    if (fate === 'comes after the next') {
      held.push(events);
      return;
    }
    publish(events);
    if (fate === 'comes twice') publish(events);
    for (const late of held.splice(0)) publish(late);
  };
  return { met };
};
