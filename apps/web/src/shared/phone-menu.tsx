import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.js';
import { DropDownMenu } from './drop-down-menu.js';

const bars = 'M4 7h16M4 12h16M4 17h16';
const cross = 'M6 6l12 12M18 6L6 18';

/** The bar's links on a phone. */
export const PhoneMenu = ({ children }: { children: ReactNode }) => {
  const t = useTexts();
  return (
    <DropDownMenu id="phone-menu" label={t('common.menu')} face={barsOrCross} className="md:hidden">
      <nav aria-label={t('common.mainMenu')} className="flex flex-col">
        {children}
      </nav>
    </DropDownMenu>
  );
};

const barsOrCross = (open: boolean) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7" stroke="currentColor" strokeWidth="2.5">
    <path d={open ? cross : bars} strokeLinecap="round" />
  </svg>
);
