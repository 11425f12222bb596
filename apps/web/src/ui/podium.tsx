import type { BoardEntry } from '@clockbeat/domain/contract';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { Bone } from './skeleton.js';

/** First in the middle, second and third beside. They rise one after another. */
const columns = [
  'col-start-2 [animation-delay:300ms]',
  'col-start-1 [animation-delay:150ms]',
  'col-start-3',
] as const;

/** Each place its height and colour: who shares one stands as high. */
const blocks = ['h-[10em] bg-volt', 'h-[7.5em] bg-sky', 'h-[5.75em] bg-coral'] as const;

interface PodiumProps {
  winners: readonly BoardEntry[];
  /** This player's own step says so. */
  ownId?: string | null;
}

/** The best three. Sizes are in em of what is around, for phone and stage alike. */
export const Podium = ({ winners, ownId = null }: PodiumProps) => {
  const t = useTexts();
  return (
    <ol className="grid grid-cols-3 items-end gap-[0.5em] text-center">
      {winners.slice(0, columns.length).map((winner, index) => (
        <li
          key={winner.id}
          className={classNames('row-start-1 flex min-w-0 animate-rise flex-col justify-end', columns[index])}
        >
          <p className="mb-[0.35em] truncate leading-tight font-extrabold">
            {winner.id === ownId ? t('common.you') : winner.name}
          </p>
          <div
            className={classNames(
              'rounded-t-[0.9em] px-[0.3em] pt-[0.7em] text-ink',
              blocks[winner.position - 1],
            )}
          >
            <p className="text-[1.8em] leading-none font-extrabold">
              {t('play.place', { count: winner.position })}
            </p>
            <p className="numbers mt-[0.3em] font-bold">{t('common.figure', { count: winner.score })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
};

const steps = ['h-[7.5em]', 'h-[10em]', 'h-[5.75em]'];

/** A podium's shape before its winners are known. */
export const PodiumBones = () => (
  <div className="grid grid-cols-3 items-end gap-[0.5em]">
    {steps.map((height) => (
      <Bone key={height} className={`rounded-t-[0.9em] rounded-b-none ${height}`} />
    ))}
  </div>
);
