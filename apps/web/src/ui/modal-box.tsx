import type { ReactNode } from 'react';
import { useModal } from './use-modal.js';

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
