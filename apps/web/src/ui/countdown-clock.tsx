import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { Ring } from './ring.js';

interface CountdownClockProps {
  secondsLeft: number;
  /** 1 at the start of the question, 0 at its end. */
  share: number;
  className?: string;
  still?: boolean;
}

/** The hero: seconds inside their ring, warmer as time goes, beating in the last five. */
export const CountdownClock = ({ secondsLeft, share, className, still = false }: CountdownClockProps) => {
  const t = useTexts();
  const last = secondsLeft <= 5 && secondsLeft > 0;
  return (
    <div
      role="timer"
      aria-label={t('common.secondsLeft', { count: secondsLeft })}
      className={classNames(
        'relative grid aspect-square place-items-center',
        last && !still && 'animate-beat',
        className,
      )}
    >
      <Ring
        share={share}
        className={classNames('absolute inset-0 size-full', secondsLeft <= 10 ? 'text-coral' : 'text-text')}
      />
      <span aria-hidden="true" className="numbers relative font-extrabold">
        {secondsLeft}
      </span>
    </div>
  );
};
