import { classNames } from '../../../ui/class-names.js';

/** A share of a whole, beside the figures that say it. */
export const ShareBar = ({ share, right = true }: { share: number; right?: boolean }) => (
  <span aria-hidden="true" className="mt-1.5 block h-2.5 overflow-hidden rounded-full bg-line">
    <span
      className={classNames('block h-full rounded-full', right ? 'bg-good' : 'bg-bad')}
      style={{ width: `${100 * share}%` }}
    />
  </span>
);
