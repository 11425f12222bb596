import type { ReportNote } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { useOperatorTexts } from '../../texts/operator-texts.js';
import { useMomentText } from '../../texts/regional.js';

/** What each of those said who reported something. */
export const Notes = ({ notes }: { notes: readonly ReportNote[] }) => {
  const t = useOperatorTexts();
  const moment = useMomentText();
  const titleId = useId();
  if (notes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
    <section aria-labelledby={titleId} tabIndex={0} className="mt-5 max-h-72 overflow-y-auto">
      <h3 id={titleId} className="font-bold">
        {t('reports.said')}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {notes.map(({ reason, note, from, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells who said what
          <li key={index} className="py-2">
            <p className="text-sm text-muted">
              {`${t(`reportReasons.${reason}`)} · ${t(`reports.from_${from}`)} · ${moment(at)}`}
            </p>
            {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
