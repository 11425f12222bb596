import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../ui/class-names.js';
import { useDropDown } from '../ui/use-drop-down.js';

interface DropDownMenuProps {
  id: string;
  /** What the button opens, for those who don't see its face. */
  label: string;
  face: (open: boolean) => ReactNode;
  className?: string;
  children: ReactNode;
}

/** A round button of the bar and what opens from it. The browser's own elements: the bar is on the player's way in too. */
export const DropDownMenu = ({ id, label, face, className, children }: DropDownMenuProps) => {
  const { open, setOpen, button, whole } = useDropDown(useLocation().key);
  return (
    <div ref={whole} className={classNames('relative', className)}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-full"
      >
        {face(open)}
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-1 min-w-56 animate-rise rounded-card border-2 border-line bg-surface p-2 shadow-xl"
      >
        {children}
      </div>
    </div>
  );
};
