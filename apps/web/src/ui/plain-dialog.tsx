import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.js';

interface PlainDialogProps {
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** Something to look at over the page, and a button that puts it away. The browser's own dialog keeps the focus inside. */
export const PlainDialog = ({ title, close, onClose, children }: PlainDialogProps) => {
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
        onClose();
      }}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-3xl bg-surface p-6 text-text"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>{close}</Button>
      </div>
    </dialog>
  );
};
