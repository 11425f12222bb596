import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from './class-names.js';

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
        className="absolute top-full end-0 z-40 mt-1 min-w-[min(14rem,80vw)] animate-rise rounded-card border-2 border-line bg-surface p-2 shadow-xl"
      >
        {children}
      </div>
    </div>
  );
};

interface DropDown {
  open: boolean;
  setOpen: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Around the button and what it opens. */
  whole: RefObject<HTMLDivElement | null>;
}

/** Something that a button opens. Closes by Escape, by a touch beside it, and when `place` becomes another. */
const useDropDown = (place: string): DropDown => {
  const [open, setOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(place);
  if (place !== openedAt) {
    setOpenedAt(place);
    setOpen(false);
  }
  const button = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);
  return { open, setOpen, button, whole };
};
