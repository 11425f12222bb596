import type { BoardEntry } from '@clockbeat/domain/contract';
import { useRoomTexts } from '../../../texts/room/room-texts.js';
import { useTexts } from '../../../texts/texts.js';
import { classNames } from '../../../ui/class-names.js';
import { Crown } from './crown.js';

interface ScoreTableProps {
  entries: readonly BoardEntry[];
  /** Questions opened so far: what the right answers are counted out of. */
  opened: number;
  ownId: string | null;
  caption: string;
  /** Final places have a winner. */
  final: boolean;
}

/** Rank, name, right answers of all, accuracy and points. On a phone the two in the middle stand under the name. */
export const ScoreTable = ({ entries, opened, ownId, caption, final }: ScoreTableProps) => {
  const t = useRoomTexts();
  const texts = useTexts();
  if (entries.length === 0) return <p className="py-4 text-muted">{t('steps.nobody')}</p>;
  return (
    <table className="w-full border-separate border-spacing-y-1.5">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-sm text-muted">
        <tr>
          <th scope="col" className="pl-4 font-normal">
            {t('steps.rank')}
          </th>
          <th scope="col" className="font-normal">
            {t('steps.name')}
          </th>
          <th scope="col" className="text-right font-normal max-sm:hidden">
            {t('steps.correct')}
          </th>
          <th scope="col" className="pl-3 text-right font-normal max-sm:hidden">
            {t('steps.accuracy')}
          </th>
          <th scope="col" className="pr-4 text-right font-normal">
            {t('steps.points')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr
            key={entry.id}
            data-testid="score-row"
            className={classNames('h-14', entry.id === ownId ? 'bg-volt text-ink' : 'bg-surface')}
          >
            <td className="numbers w-16 rounded-l-field pl-4 font-extrabold whitespace-nowrap">
              {entry.position}
              {final && entry.position === 1 && entry.score > 0 && <Crown label={t('steps.winner')} />}
            </td>
            <th scope="row" className="max-w-0 truncate text-left font-bold">
              {entry.name}
              <span className="numbers block text-sm font-normal sm:hidden">
                {entry.correct}/{opened} · {accuracy(entry.correct, opened)} %
              </span>
            </th>
            <td className="numbers w-14 text-right max-sm:hidden">
              {entry.correct}/{opened}
            </td>
            <td className="numbers w-20 pl-3 text-right max-sm:hidden">
              {accuracy(entry.correct, opened)} %
            </td>
            <td className="numbers w-20 rounded-r-field pr-4 text-right font-extrabold">
              {texts('common.figure', { count: entry.score })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const accuracy = (correct: number, opened: number): number =>
  opened === 0 ? 0 : Math.round((100 * correct) / opened);
