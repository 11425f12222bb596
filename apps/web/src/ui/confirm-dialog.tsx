import { Button } from './button.js';
import { ModalBox } from './modal-box.js';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What was said yes to is under way. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something that can't be taken back. */
export const ConfirmDialog = ({
  title,
  text,
  confirm,
  cancel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <ModalBox title={title} onClose={onCancel}>
    <p className="mt-3 text-muted">{text}</p>
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button tone="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </ModalBox>
);
