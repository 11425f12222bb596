import type { CSSProperties, Ref } from 'react';
import { classNames } from './class-names.js';

interface RingProps {
  /** 1 full, 0 empty. */
  share: number;
  className?: string;
  strokeWidth?: number;
  /** Turns towards coral as it empties. */
  warming?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** The clock's ring: what is left of the time runs round what matters. Says nothing itself to a screen reader. */
export const Ring = ({ share, className, strokeWidth = 8, warming = false, ref }: RingProps) => (
  <svg
    ref={ref}
    viewBox="0 0 100 100"
    aria-hidden="true"
    className={classNames('-rotate-90', className)}
    style={ringStyle(share, strokeWidth)}
    fill="none"
    stroke="currentColor"
  >
    <circle cx="50" cy="50" r="44" strokeWidth={strokeWidth * 0.62} className="text-line" />
    <circle
      cx="50"
      cy="50"
      r="44"
      strokeLinecap="round"
      className={classNames('ring-arc', warming && 'ring-warming')}
    />
  </svg>
);

const ringStyle = (share: number, strokeWidth: number): CSSProperties =>
  ({ '--left': Math.min(1, Math.max(0, share)), '--ring-width': `${strokeWidth}px` }) as CSSProperties;
