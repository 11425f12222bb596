import type { Replay } from '@clockbeat/domain';
import { useId } from 'react';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useFingerprint } from './use-fingerprint.js';

/** The event itself: what the game was told, letter for letter, and the fingerprint of what that made of the game. */
export const RawEvent = ({ replay, version: at }: { replay: Replay; version: number }) => {
  const d = useDeskTexts();
  const titleId = useId();
  const fingerprint = useFingerprint(replay, at);
  const event = replay.events[at - 1];
  if (!event) return null;
  const { version, type, schema, recordedAt, data } = event;
  const raw = { version, type, schema, at: isoOf(event.at), recordedAt: isoOf(recordedAt), data };
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
      {/* its line is kept while it is reckoned, so that nothing jumps */}
      <p className="mt-2 min-h-10 text-sm break-all text-muted">
        {fingerprint && (
          <>
            {d('replay.fingerprint')} <code data-testid="fingerprint">{fingerprint}</code>
          </>
        )}
      </p>
    </section>
  );
};

const isoOf = (ms: number): string => new Date(ms).toISOString();
