import type { RejectedQuestion } from '@clockbeat/domain/contract';
import { rejectionText } from '../../../frame/questions/rejection-text.js';
import type { ReadElsewhere } from '../../../hosting/formats/read-elsewhere.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';

/** As many as somebody goes through by hand; the rest is told by number. */
const shownLines = 100;

/** What a server or a reader has against a part of a file. */
export type RejectedLine = RejectedQuestion | ReadElsewhere['problems'][number];

interface RejectedLinesProps {
  rejected: readonly RejectedLine[];
  /** The file has no lines: its places are questions. */
  byQuestion: boolean;
  /** Nothing else is in the file. */
  all?: boolean;
}

/** Every line that will not go in, and why. */
export const RejectedLines = ({ rejected, byQuestion, all = false }: RejectedLinesProps) => {
  const t = useQuestionsTexts();
  const more = rejected.length - shownLines;
  return (
    <section className="mt-6 border-s-4 border-bad ps-4">
      <h3 className="text-lg">{t(all ? 'csv.allLeftOut' : 'csv.leftOut', { count: rejected.length })}</h3>
      <p className="mt-1 text-muted">{t(all ? 'csv.allBad' : 'csv.someBad')}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
        tabIndex={0}
        aria-label={t('csv.rejected')}
        className="mt-3 max-h-72 overflow-y-auto"
      >
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-b-2 border-line-strong text-sm text-muted">
              <th scope="col" className="py-2 pe-5">
                {t(byQuestion ? 'formats.question' : 'csv.line')}
              </th>
              <th scope="col" className="py-2">
                {t('csv.reason')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, shownLines).map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things may be wrong with a line, and the list stays as it is
              <tr key={index} className="border-b border-line align-top">
                <th scope="row" className="numbers py-2 pe-5 font-bold">
                  {placeOf(each)}
                  {'index' in each && each.index !== undefined && (
                    <span className="block text-sm font-normal text-muted">{pointerTo(each.index)}</span>
                  )}
                </th>
                <td className="py-2 wrap-anywhere">
                  {'place' in each ? t(`formats.${each.code}`) : rejectionText(t, each)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className="mt-2 text-muted">{t('csv.moreBad', { count: more })}</p>}
    </section>
  );
};

const placeOf = (rejected: RejectedLine): number =>
  'place' in rejected ? rejected.place : (rejected.line ?? 0);

/** The place of a question in our JSON, as JSON pointers (RFC 6901) say it. */
const pointerTo = (index: number): string => `/questions/${index}`;

/** Both in the order of the file. */
export const inOrder = (...lists: readonly (readonly RejectedLine[])[]): RejectedLine[] =>
  lists.flat().sort((a, b) => placeOf(a) - placeOf(b));
