import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

interface CardProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A sheet that lies on the paper, for what belongs together and is one of several. Never a card inside a card. */
export const Card = ({ title, className, children }: CardProps) => (
  <section className={classNames('rounded-card border-2 border-line bg-surface p-5', className)}>
    {title && <h3 className="mb-2 text-lg">{title}</h3>}
    {children}
  </section>
);
