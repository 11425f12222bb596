import { useRef } from 'react';

/** What opened a dialog gets the focus back when it closes: the dialogs have no trigger of their own to return to. */
export const useReturnFocus = () => {
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
