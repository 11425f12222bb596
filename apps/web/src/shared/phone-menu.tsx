import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../texts/texts.js';
import { useDropDown } from '../ui/use-drop-down.js';

const bars = 'M4 7h16M4 12h16M4 17h16';
const cross = 'M6 6l12 12M18 6L6 18';

/** The bar's links on a phone. */
export const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const t = useTexts();
  const { open, setOpen, button, whole } = useDropDown(useLocation().key);
  return (
    <div ref={whole} className="relative md:hidden">
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
