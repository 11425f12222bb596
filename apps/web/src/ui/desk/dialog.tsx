import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts.js';
import { footerClass, leadClass, sheetClass, titleClass, veilClass } from './dialog-look.js';
import { useReturnFocus } from './use-return-focus.js';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Its actions: one main one, and a way out. */
  footer?: ReactNode;
}

/** Something to do or to read before going on. A touch beside it does not close it: nothing typed is lost by a slip. */
export const Dialog = ({ open, onClose, title, description, children, footer }: DialogProps) => {
  const t = useTexts();
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(wanted) => wanted || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content {...focus} onInteractOutside={stay} className={sheetClass}>
          <header className="px-6 pt-6 pr-16">
            <Radix.Title className={titleClass}>{title}</Radix.Title>
            {description && <Radix.Description className={leadClass}>{description}</Radix.Description>}
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 py-4">{children}</div>
          {footer && <footer className={footerClass}>{footer}</footer>}
          {/* Last, so that the focus begins at the first field. */}
          <Radix.Close
            aria-label={t('common.close')}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
            </svg>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

const stay = (event: Event): void => event.preventDefault();
