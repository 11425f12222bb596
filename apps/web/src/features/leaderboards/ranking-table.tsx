import type { LeaderboardEntry } from '@clockbeat/domain/contract';
import { useDeskTexts } from '../../texts/desk/desk-texts.js';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../../ui/class-names.js';

/** The first three wear the podium's colours. */
const medals = ['bg-volt text-ink', 'bg-sky text-ink', 'bg-coral text-ink'];

interface RankingTableProps {
  caption: string;
  entries: readonly LeaderboardEntry[];
}

/** A ranking; a bar behind each line shows how far it is from the best. */
export const RankingTable = ({ caption, entries }: RankingTableProps) => {
  const t = useDeskTexts();
  const common = useTexts();
  const best = Math.max(1, entries[0]?.score ?? 0);
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-sm text-muted">
          <th scope="col" className="w-16 pb-2 font-normal">
            {t('boards.rank')}
          </th>
          <th scope="col" className="pb-2 font-normal">
            {t('boards.name')}
          </th>
          <th scope="col" className="w-16 pb-2 text-right font-normal">
            {t('boards.games')}
          </th>
          <th scope="col" className="w-24 pb-2 text-right font-normal">
            {t('boards.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ position, name, score, games }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have one name, and the order is fixed
          <tr key={index} className="border-t-2 border-line">
            <td className="py-3">
              <span
                className={classNames(
                  'numbers grid size-9 place-items-center rounded-full font-extrabold',
                  medals[position - 1],
                )}
              >
                {position}
              </span>
            </td>
            <th scope="row" className="py-3 pr-3 text-left">
              <span className="block truncate text-lg font-bold">{name}</span>
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
                <span
                  className="block h-full rounded-full bg-text"
                  style={{ width: `${Math.max(0, (100 * score) / best)}%` }}
                />
              </span>
            </th>
            <td className="numbers py-3 text-right text-muted">
              {common('common.figure', { count: games })}
            </td>
            <td className="numbers py-3 text-right text-lg font-bold">
              {common('common.figure', { count: score })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
