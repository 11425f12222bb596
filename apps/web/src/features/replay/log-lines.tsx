import type { PlayerId, RecordedEvent } from '@clockbeat/domain';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { classNames } from '../../ui/class-names.js';
import { clockOf, eventWords } from './event-words.js';

/** Lines shown before and after the one that is looked at. */
const around = 5;

interface LogLinesProps {
  events: readonly RecordedEvent[];
  names: ReadonlyMap<PlayerId, string>;
  version: number;
  onLook: (version: number) => void;
}

/** The log in words, a few lines of it: each leads to its moment. */
export const LogLines = ({ events, names, version, onLook }: LogLinesProps) => {
  const d = useDeskTexts();
  // As many lines at the ends as in the middle: nothing jumps.
  const from = Math.max(0, Math.min(version - 1 - around, events.length - 2 * around - 1));
  const startedAt = events[0]?.at ?? 0;
  return (
    <section>
      <h2 className="text-xl">{d('replay.log')}</h2>
      <ol className="mt-2 border-l-2 border-line">
        {events.slice(from, from + 2 * around + 1).map((event) => {
          const isShown = event.version === version;
          return (
            <li key={event.version}>
              <button
                type="button"
                onClick={() => onLook(event.version)}
                aria-current={isShown || undefined}
                className={classNames(
                  '-ml-0.5 grid min-h-11 w-full grid-cols-[3.5rem_1fr_auto] items-center gap-2 border-l-4 px-3 text-left hover:bg-surface',
                  isShown ? 'border-coral bg-surface font-bold' : 'border-transparent',
                )}
              >
                <span className="numbers text-sm text-muted">{event.version}</span>
                <span className="min-w-0 truncate">{eventWords(d, names, event)}</span>
                <span className="numbers text-sm font-normal text-muted">
                  {clockOf(event.at - startedAt)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
