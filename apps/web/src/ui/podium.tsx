import type { BoardEntry } from '@clockbeat/domain/contract';
import { useBesidesTexts } from '../texts/besides-texts.js';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { GhostMark } from './ghost-mark.js';
import { Bone } from './skeleton.js';

/** The best in the middle, the others beside; of two the better one on the left. They rise one after another. */
const columns: Readonly<Record<number, readonly string[]>> = {
  1: ['col-start-2'],
  2: ['col-start-1 [animation-delay:150ms]', 'col-start-2'],
  3: ['col-start-2 [animation-delay:300ms]', 'col-start-1 [animation-delay:150ms]', 'col-start-3'],
};

/** One at a time, the best last: a room that looks up together waits for each (ms after the podium is there). */
const suspense = [3_200, 1_900, 600] as const;
/** When all of it stands. */
export const podiumStandsMs = 4_000;

/** Each place its height and colour: who shares one stands as high. */
const blocks = ['h-[10em] bg-volt', 'h-[7.5em] bg-sky', 'h-[5.75em] bg-coral'] as const;

interface PodiumProps {
  winners: readonly Omit<BoardEntry, 'correct'>[];
  /** This player's own step says so. */
  ownId?: string | null;
  /** Third, second, first, one after the other. */
  slowly?: boolean;
}

/** The best three. Sizes are in em of what is around, for phone and stage alike. */
export const Podium = ({ winners, ownId = null, slowly = false }: PodiumProps) => {
  const t = useTexts();
  const besides = useBesidesTexts();
  // Beside somebody with points, no points are no place.
  const [first] = winners;
  const steps = winners.filter(({ score }) => score > 0 || first?.score === 0).slice(0, blocks.length);
  return (
    <ol
      className={classNames(
        'grid items-end gap-[0.5em] text-center text-[min(1em,4.6vw)]',
        steps.length === 2 ? 'mx-auto w-2/3 grid-cols-2' : 'grid-cols-3',
      )}
    >
      {steps.map((winner, index) => (
        <li
          key={winner.id}
          className={classNames(
            'row-start-1 flex min-w-0 animate-rise flex-col justify-end',
            columns[steps.length]?.[index],
          )}
          style={slowly ? { animationDelay: `${suspense[index]}ms`, animationDuration: '600ms' } : undefined}
        >
          <p dir="auto" className="mb-[0.35em] line-clamp-2 leading-tight font-extrabold wrap-anywhere">
            {winner.ghost && (
              <>
                <GhostMark />{' '}
              </>
            )}
            {winner.id === ownId ? t('common.you') : winner.name}
          </p>
          <div
            className={classNames(
              'rounded-t-[0.9em] px-[0.3em] pt-[0.7em] text-ink',
              blocks[winner.position - 1],
            )}
          >
            <p className="text-[1.8em] leading-none font-extrabold">
              {besides('besides.place', { count: winner.position })}
            </p>
            <p className="numbers mt-[0.3em] font-bold">{t('common.figure', { count: winner.score })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
};

const bones = ['h-[7.5em]', 'h-[10em]', 'h-[5.75em]'];

/** A podium's shape before its winners are known. */
export const PodiumBones = () => (
  <div className="grid grid-cols-3 items-end gap-[0.5em]">
    {bones.map((height) => (
      <Bone key={height} className={`rounded-t-[0.9em] rounded-b-none ${height}`} />
    ))}
  </div>
);
