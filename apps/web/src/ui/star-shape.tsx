import { classNames } from './class-names.js';

/** A star that is given, or may be. */
export const StarShape = ({ on, className }: { on: boolean; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={classNames(className, on ? 'stroke-text text-accent' : 'stroke-current text-line-strong')}
    fill={on ? 'currentColor' : 'none'}
    strokeWidth="2"
    strokeLinejoin="round"
  >
    <path d="M12 2l3 7 7.5.7-5.7 5 1.8 7.3L12 18l-6.6 4 1.8-7.3-5.7-5L9 9z" />
  </svg>
);
