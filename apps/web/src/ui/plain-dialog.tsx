import type { ReactNode } from 'react';
import { Button } from './button.js';
import { ModalBox } from './modal-box.js';

interface PlainDialogProps {
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** Something to look at over the page, and a button that puts it away. */
export const PlainDialog = ({ title, close, onClose, children }: PlainDialogProps) => (
  <ModalBox title={title} onClose={onClose}>
    {children}
    <div className="mt-6 flex justify-end">
      <Button onClick={onClose}>{close}</Button>
    </div>
  </ModalBox>
);
