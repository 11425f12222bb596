import type { LeagueCell, LeaguePage } from '@clockbeat/domain/contract';
import { useLeaguesTexts } from '../../../texts/leagues-texts.js';
import { useDayText } from '../../../texts/regional.js';
import { useOneDigit } from '../../../texts/use-one-digit.js';
import { classNames } from '../../../ui/class-names.js';

interface LeagueTableProps {
  page: LeaguePage;
  /** Whether each night has a column; on paper it has in any case, up to so many. */
  each: boolean;
}

/** What fits on the width of a sheet beside names. */
const onPaper = 12;

/**
 * Place, name and points, large enough for a wall; the nights beside them where somebody asks. Wider than the screen it scrolls
 * within itself.
 */
export const LeagueTable = ({ page: { nights, rows, endedAt }, each }: LeagueTableProps) => {
  const t = useLeaguesTexts();
  const points = usePoints();
  const day = useDayText();
  if (rows.length === 0) return null;
  const nightClass = classNames(
    'px-2 text-center text-muted',
    !each && 'hidden',
    !each && nights.length <= onPaper && 'print:table-cell',
    nights.length > onPaper && 'print:hidden',
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
    <section aria-label={t('leaguePage.table')} tabIndex={0} className={scrollClass}>
      <table className="w-full border-collapse text-lg print:text-sm min-[110rem]:text-3xl">
        <caption className="sr-only">
          {endedAt === null ? t('leaguePage.table') : t('leaguePage.finalTable')}
        </caption>
        <thead>
          <tr className="border-b-2 border-line-strong text-sm text-muted min-[110rem]:text-xl">
            <th scope="col" className="py-2 pe-3 text-end">
              <span className="max-sm:sr-only">{t('leaguePage.place')}</span>
            </th>
            <th scope="col" className="sticky start-0 bg-page py-2 pe-3 text-start">
              {t('leaguePage.name')}
            </th>
            {nights.map(({ title, at, isFinal }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a night has no other name here
              <th key={index} scope="col" title={`${title}, ${day(at)}`} className={nightClass}>
                <span aria-hidden="true" className="numbers">
                  {isFinal ? t('leaguePage.final') : index + 1}
                </span>
                <span className="sr-only">{t('leaguePage.night', { number: index + 1 })}</span>
              </th>
            ))}
            <th scope="col" className="py-2 ps-3 text-end max-sm:hidden print:table-cell">
              {t('leaguePage.attended')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end">
              {t('leaguePage.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.memberId} className="border-b border-line break-inside-avoid">
              <td className={placeClass}>
                <Place place={row.place} isFirst={row.place <= 3 && nights.length > 0} />
              </td>
              <th scope="row" className={classNames(nameClass, each && 'max-w-[40vw]')}>
                <span dir="auto">{row.name}</span>
              </th>
              {row.nights.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a night has no other name here
                <td key={index} className={classNames(nightClass, 'numbers whitespace-nowrap')}>
                  {cellText(cell, points)}
                </td>
              ))}
              <td className="numbers ps-3 text-end text-muted max-sm:hidden print:table-cell">
                {row.attended}
              </td>
              <td className="numbers ps-3 text-end font-display text-xl font-extrabold print:text-base min-[110rem]:text-4xl">
                {points(row.points)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

// what is for screen readers alone scrolls along
const scrollClass = 'relative mt-4 overflow-x-auto print:overflow-visible';

const nameClass =
  'sticky start-0 bg-page py-2.5 pe-3 text-start font-bold wrap-anywhere print:py-1 print:max-w-none';

const placeClass =
  'numbers w-12 py-2.5 pe-3 text-end font-display font-extrabold print:py-1 min-[110rem]:w-20';

/** The first three stand on the colours of a podium. */
const medals: Readonly<Record<number, string>> = {
  1: 'bg-volt text-ink',
  2: 'bg-sky text-ink',
  3: 'bg-coral text-ink',
};

const Place = ({ place, isFirst }: { place: number; isFirst: boolean }) =>
  isFirst ? (
    <span
      className={classNames(
        'inline-grid size-9 place-items-center rounded-full print:size-auto print:bg-transparent min-[110rem]:size-14',
        medals[place],
      )}
    >
      {place}
    </span>
  ) : (
    place
  );

/** In brackets what is dropped, with a star what is forgiven, a dash for what was missed and gave nothing. */
const cellText = (
  { points, position, counts, forgiven }: LeagueCell,
  text: (points: number) => string,
): string => {
  if (position === null && forgiven !== true && points === 0) return counts ? '–' : '(–)';
  const said = `${text(points)}${forgiven ? '*' : ''}`;
  return counts ? said : `(${said})`;
};

/** Whole points plain, others with their tenth. */
const usePoints = (): ((points: number) => string) => {
  const oneDigit = useOneDigit();
  return (points) => (Number.isInteger(points) ? String(points) : oneDigit(points));
};
