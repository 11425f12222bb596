import type { RejectedQuestion } from '@clockbeat/domain/contract';
import { rejectionText } from '../../../frame/questions/rejection-text.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';

/** As many as somebody goes through by hand; the rest is told by number. */
const shownLines = 100;

interface RejectedLinesProps {
  rejected: readonly RejectedQuestion[];
  /** Nothing else is in the file. */
  all?: boolean;
}

/** Every line that will not go in, and why. */
export const RejectedLines = ({ rejected, all = false }: RejectedLinesProps) => {
  const t = useQuestionsTexts();
  const more = rejected.length - shownLines;
  return (
    <section className="mt-6 border-l-4 border-bad pl-4">
      <h3 className="text-lg">{t(all ? 'csv.allLeftOut' : 'csv.leftOut', { count: rejected.length })}</h3>
      <p className="mt-1 text-muted">{t(all ? 'csv.allBad' : 'csv.someBad')}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
        tabIndex={0}
        aria-label={t('csv.rejected')}
        className="mt-3 max-h-72 overflow-y-auto"
      >
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-line-strong text-sm text-muted">
              <th scope="col" className="py-2 pr-5">
                {t('csv.line')}
              </th>
              <th scope="col" className="py-2">
                {t('csv.reason')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, shownLines).map((each) => (
              <tr key={each.line} className="border-b border-line align-top">
                <th scope="row" className="numbers py-2 pr-5 font-bold">
                  {each.line}
                </th>
                <td className="py-2 wrap-anywhere">{rejectionText(t, each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className="mt-2 text-muted">{t('csv.moreBad', { count: more })}</p>}
    </section>
  );
};
