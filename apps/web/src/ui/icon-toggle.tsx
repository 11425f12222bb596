import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { IconLines } from './icon-lines.js';

interface IconToggleProps {
  label: string;
  /** How it stands, in words, for the pointer that rests on it. */
  title: string;
  on: boolean;
  onToggle: () => void;
  className?: string;
  /** Lines on a field of 24 by 24. */
  children: ReactNode;
}

/** A small switch beside the game: an icon that says on or off. */
export const IconToggle = ({ label, title, on, onToggle, className, children }: IconToggleProps) => (
  <button
    type="button"
    aria-pressed={on}
    aria-label={label}
    title={title}
    onClick={onToggle}
    className={classNames(
      'grid size-11 place-items-center rounded-full text-muted hover:text-text',
      className,
    )}
  >
    <IconLines className="size-6">{children}</IconLines>
  </button>
);
