import { type CSSProperties, useState } from 'react';
import { useTexts } from '../texts/texts.js';
import { classNames } from './class-names.js';
import { msLeft, type TimeLeft, useSecondsLeft } from './time-left.js';

/**
 * The thin clock of what nobody is asked in: it runs empty by itself, from where it was first seen. Give it a key for each
 * moment that it runs to. In steps of a second for whoever asks for stillness.
 */
export const TimeBar = ({ time, className }: { time: TimeLeft; className?: string }) => {
  const t = useTexts();
  const [totalMs] = useState(() => Math.max(1, msLeft(time)));
  const seconds = useSecondsLeft(time);
  const style: CSSProperties = {
    animationDuration: `${totalMs}ms`,
    transform: `scaleX(${Math.min(1, (seconds * 1_000) / totalMs)})`,
  };
  return (
    <div
      role="timer"
      aria-label={t('common.secondsLeft', { count: seconds })}
      className={classNames('h-[0.375em] overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="h-full origin-left rtl:origin-right animate-drain rounded-full bg-coral"
        style={style}
      />
    </div>
  );
};
