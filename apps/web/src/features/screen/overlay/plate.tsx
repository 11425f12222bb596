import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.js';

interface PlateProps {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** What is read over a video: on a ground of its own with an edge, since nobody knows what lies below. */
export const Plate = ({ className, style, children }: PlateProps) => (
  <section
    className={classNames('rounded-card border-2 border-line-strong bg-page p-[1em]', className)}
    style={style}
  >
    {children}
  </section>
);
