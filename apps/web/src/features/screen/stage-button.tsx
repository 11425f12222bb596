import type { ReactNode } from 'react';
import { IconLines } from '../../ui/icon-lines.js';

interface StageButtonProps {
  label: string;
  /** What is said of it besides; left out: its label. */
  title?: string;
  held?: boolean;
  pressed?: boolean;
  onPress: () => void;
  /** On a field of 24 by 24. */
  children: ReactNode;
}

/** A control on the wall, as small as the room may overlook. */
export const StageButton = ({
  label,
  title = label,
  held = false,
  pressed,
  onPress,
  children,
}: StageButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={title}
    aria-disabled={held || undefined}
    aria-pressed={pressed}
    onClick={onPress}
    className="grid size-[max(2.75rem,1.7em)] place-items-center rounded-full hover:text-text"
  >
    <IconLines className="size-[1em]">{children}</IconLines>
  </button>
);
