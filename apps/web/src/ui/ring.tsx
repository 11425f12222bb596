import { classNames } from './class-names.js';

interface RingProps {
  /** 1 full, 0 empty. */
  share: number;
  className?: string;
  trackClassName?: string;
  strokeWidth?: number;
}

const radius = 44;
const around = 2 * Math.PI * radius;

/** The clock's ring: what is left of the time runs round what matters. Says nothing itself to a screen reader. */
export const Ring = ({ share, className, trackClassName = 'text-line', strokeWidth = 8 }: RingProps) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('-rotate-90', className)}>
    <circle
      cx="50"
      cy="50"
      r={radius}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      className={trackClassName}
    />
    <circle
      cx="50"
      cy="50"
      r={radius}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeDasharray={around}
      strokeDashoffset={around * (1 - Math.min(1, Math.max(0, share)))}
    />
  </svg>
);
