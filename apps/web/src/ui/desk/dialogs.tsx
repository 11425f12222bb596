import { Dialog as Radix, AlertDialog as RadixAlert } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../texts/texts.js';
import { Button, type ButtonTone } from '../button.js';

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
          <header className="px-6 pt-6 pe-16">
            <Radix.Title className={titleClass}>{title}</Radix.Title>
            {description && <Radix.Description className={leadClass}>{description}</Radix.Description>}
          </header>
          <div className="min-h-0 grow overflow-y-auto px-6 py-4">{children}</div>
          {footer && <footer className={footerClass}>{footer}</footer>}
          {/* Last, so that the focus begins at the first field. */}
          <Radix.Close
            aria-label={t('common.close')}
            className="absolute top-3 end-3 grid size-11 place-items-center rounded-full hover:bg-sunken"
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

interface AlertDialogProps {
  open: boolean;
  title: string;
  /** What it means, and whether it can be taken back. */
  text: string;
  /** A verb: what will be done. */
  confirm: string;
  cancel: string;
  tone?: ButtonTone;
  /** It is being done; the page closes the dialog after it. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something that can't be taken back. The focus is on the way out; there is no closing by the way. */
export const AlertDialog = ({
  open,
  title,
  text,
  confirm,
  cancel,
  tone = 'danger',
  busy = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) => {
  const focus = useReturnFocus();
  return (
    <RadixAlert.Root open={open} onOpenChange={(wanted) => wanted || onCancel()}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={veilClass} />
        <RadixAlert.Content {...focus} className={sheetClass}>
          <div className="min-h-0 grow overflow-y-auto px-6 pt-6 pb-4">
            <RadixAlert.Title className={titleClass}>{title}</RadixAlert.Title>
            <RadixAlert.Description className={leadClass}>{text}</RadixAlert.Description>
          </div>
          <footer className={footerClass}>
            <RadixAlert.Cancel asChild>
              <Button>{cancel}</Button>
            </RadixAlert.Cancel>
            <Button tone={tone} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </footer>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
};

/** The page behind a dialog. Under the notices, which are heard and closed over it. */
const veilClass =
  'fixed inset-0 z-40 bg-ink/60 data-[state=closed]:animate-leave data-[state=open]:animate-fade';

/** A sheet from the lower edge in the thumb's reach, a box in the middle where there is room. */
const sheetClass =
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[calc(100dvh-2rem)] flex-col rounded-t-card bg-surface text-text shadow-xl outline-none data-[state=closed]:animate-leave data-[state=open]:animate-rise sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(34rem,calc(100vw-4rem))] sm:-translate-1/2 sm:rounded-card';

const titleClass = 'text-xl';
const leadClass = 'mt-2 whitespace-pre-line text-muted';

/** Actions at the end; on a phone they share the row. */
const footerClass =
  'flex flex-wrap justify-end gap-3 px-6 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] max-sm:*:grow';

/** What opened a dialog gets the focus back when it closes: the dialogs have no trigger of their own to return to. */
const useReturnFocus = () => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current =
        document.activeElement instanceof HTMLElement ? standing(document.activeElement) : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus({ preventScroll: true });
    },
  };
};

/** An item of a menu goes with its menu; what stands after both is the button that opened it. */
const standing = (element: HTMLElement): HTMLElement => {
  const button = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button ? document.getElementById(button) : null) ?? element;
};
