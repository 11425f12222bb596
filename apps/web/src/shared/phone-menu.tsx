import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../texts/texts.js';

const bars = 'M4 7h16M4 12h16M4 17h16';
const cross = 'M6 6l12 12M18 6L6 18';

/** The bar's links on a phone. Closes by Escape, by a touch beside it, and when a page was chosen. */
export const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);
  return (
    <div ref={menu} className="relative sm:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="phone-menu"
        aria-label={t('common.menu')}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-full"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-7"
          stroke="currentColor"
          strokeWidth="2.5"
        >
          <path d={open ? cross : bars} strokeLinecap="round" />
        </svg>
      </button>
      <div
        id="phone-menu"
        hidden={!open}
        className="absolute top-full right-0 z-40 mt-1 min-w-56 animate-rise rounded-card border-2 border-line bg-surface p-2 shadow-xl"
      >
        <nav aria-label={t('common.mainMenu')} className="flex flex-col">
          {children}
        </nav>
      </div>
    </div>
  );
};
