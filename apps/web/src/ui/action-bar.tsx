import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.js';

interface ActionBarProps {
  /** What the actions are about, in a word or two. */
  says?: ReactNode;
  /** Off where the page has a step of its own to take first, which the bar would cover on a short phone. */
  sticky?: boolean;
  children: ReactNode;
}

/** The next page has its bar in the same place: the second click of a double click would take the step after, unseen. */
const oneStep = (event: MouseEvent): void => {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
};

/** The next step of a long page, in the thumb's reach wherever one has scrolled to. */
export const ActionBar = ({ says, sticky = true, children }: ActionBarProps) => (
  <div
    data-action-bar
    onClickCapture={oneStep}
    className={classNames(
      sticky && 'sticky bottom-0 z-10',
      '-mx-5 mt-auto border-t-2 border-line bg-page px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-4 sm:px-4',
    )}
  >
    <div
      className={classNames(
        'flex flex-wrap items-center justify-end gap-x-3 gap-y-2',
        !says && 'max-sm:*:grow max-sm:*:px-3',
      )}
    >
      {says && <p className="min-w-24 flex-1 leading-tight font-bold">{says}</p>}
      {children}
    </div>
  </div>
);
