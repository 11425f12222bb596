import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.js';

/** What a `dialog` element needs to be a modal one while it is shown: the browser keeps the focus inside. Escape closes it. */
export const useModal = (onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = ref.current;
    shown?.showModal();
    // Closed before it leaves the page: only then does the browser give the focus back to where it was.
    return () => shown?.close();
  }, []);
  const onCancel = (event: SyntheticEvent): void => {
    // React lets it come up from a dialog that was opened over this one
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  return { titleId, modal: { ref, 'aria-labelledby': titleId, onCancel } };
};

interface ModalBoxProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A small sheet over the page, with its title. */
export const ModalBox = ({ title, onClose, children }: ModalBoxProps) => {
  const { titleId, modal } = useModal(onClose);
  return (
    <dialog
      {...modal}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-3xl bg-surface p-5 text-text sm:p-6"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
};

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** What can be chosen besides. */
  children?: ReactNode;
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
  children,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <ModalBox title={title} onClose={onCancel}>
    <p className="mt-3 text-muted">{text}</p>
    {children}
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button tone="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </ModalBox>
);
