import type { FinalEntry } from '@clockbeat/domain';
import { useTexts } from '../../texts/texts.js';
import { classNames } from '../../ui/class-names.js';

const steps = [
  { look: 'order-2 h-[10em] bg-volt' },
  { look: 'order-1 h-[7.5em] bg-sky' },
  { look: 'order-3 h-[6em] bg-coral' },
] as const;

/** First in the middle, second and third beside. */
export const Podium = ({ winners }: { winners: readonly FinalEntry[] }) => {
  const t = useTexts();
  return (
    <ol className="grid grid-cols-3 items-end gap-[0.5em] text-center">
      {winners.map((winner, index) => (
        <li
          key={winner.id}
          className={classNames('flex flex-col justify-end', steps[index]?.look.split(' ')[0])}
        >
          <p className="mb-[0.3em] truncate font-extrabold">{winner.name}</p>
          <div className={classNames('rounded-t-[0.8em] p-[0.6em] text-ink', steps[index]?.look)}>
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
