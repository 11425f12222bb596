import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';

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
    event.preventDefault();
    onClose();
  };
  return { titleId, modal: { ref, 'aria-labelledby': titleId, onCancel } };
};
