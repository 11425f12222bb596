import { AlertDialog as Radix } from 'radix-ui';
import { Button, type ButtonTone } from '../button.js';
import { footerClass, leadClass, sheetClass, titleClass, veilClass } from './dialog-look.js';
import { useReturnFocus } from './use-return-focus.js';

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
    <Radix.Root open={open} onOpenChange={(wanted) => wanted || onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={veilClass} />
        <Radix.Content {...focus} className={sheetClass}>
          <div className="min-h-0 grow overflow-y-auto px-6 pt-6 pb-4">
            <Radix.Title className={titleClass}>{title}</Radix.Title>
            <Radix.Description className={leadClass}>{text}</Radix.Description>
          </div>
          <footer className={footerClass}>
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button tone={tone} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
