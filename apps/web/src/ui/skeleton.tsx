import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

interface SkeletonProps {
  /** What is on its way, in words: the shapes say nothing to a screen reader. */
  text: string;
  className?: string;
  children: ReactNode;
}

/** A page's place while its contents are on their way, in the shape of what comes: nothing jumps when it is there. */
export const Skeleton = ({ text, className, children }: SkeletonProps) => (
  <div role="status">
    <span className="sr-only">{text}</span>
    <div aria-hidden="true" className={classNames('animate-breathe', className)}>
      {children}
    </div>
  </div>
);

/** One shape of it. */
export const Bone = ({ className }: { className: string }) => (
  <div className={classNames('rounded-field bg-line', className)} />
);
