import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import { ModalBox } from '../../ui/modal.js';

interface HeaderDialogProps {
  /** On its button, and its title. */
  label: string;
  children: (close: () => void) => ReactNode;
}

/** A press in the panel's header, and what it opens over the panel: the game goes on behind it. */
export const HeaderDialog = ({ label, children }: HeaderDialogProps) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        tone="quiet"
        className="whitespace-nowrap max-sm:px-1.5 max-sm:text-sm"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <ModalBox title={label} onClose={close}>
          {children(close)}
        </ModalBox>
      )}
    </>
  );
};
