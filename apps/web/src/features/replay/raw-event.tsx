import type { RecordedEvent } from '@clockbeat/domain';
import { useId } from 'react';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';

/** The event itself: what the game was told, letter for letter. */
export const RawEvent = ({ event }: { event: RecordedEvent }) => {
  const d = useDeskTexts();
  const titleId = useId();
  const { version, type, schema, at, recordedAt, data } = event;
  const raw = { version, type, schema, at: isoOf(at), recordedAt: isoOf(recordedAt), data };
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {d('replay.raw')}
      </h2>
      <section
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto rounded-card bg-sunken p-4"
      >
        <pre className="text-sm" data-testid="raw-event">
          {JSON.stringify(raw, null, 2)}
        </pre>
      </section>
    </section>
  );
};

const isoOf = (ms: number): string => new Date(ms).toISOString();
