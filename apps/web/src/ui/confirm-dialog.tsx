import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.js';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something that can't be taken back. The browser's own dialog keeps the focus inside. */
export const ConfirmDialog = ({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it leaves the page: only then does the browser give the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-3xl bg-surface p-6 text-text"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button tone="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
};
