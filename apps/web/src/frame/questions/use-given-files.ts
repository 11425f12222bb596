import { useEffect, useRef } from 'react';

/**
 * Files that are dropped on a part of a form, or pasted there. The part for all the `form` has what is dropped anywhere on it, and
 * what is pasted there or while nothing has the focus, unless a part of its own has taken it.
 */
export const useGivenFiles = (
  part: { readonly current: HTMLElement | null },
  of: 'form' | 'itself',
  take: (files: FileList) => void,
): void => {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const place = of === 'form' ? part.current?.closest('form') : part.current;
    // what has the focus nowhere is pasted into the page
    const pastedIn: Node | null | undefined = of === 'form' ? document : place;
    const taken = (event: Event, files: FileList): void => {
      event.preventDefault();
      event.stopPropagation();
      latest.current(files);
    };
    const paste = (event: Event): void => {
      const { clipboardData, target } = event as ClipboardEvent;
      const { files, types } = clipboardData ?? {};
      const isOurs = target === document.body || place?.contains(target as Node);
      // what an office copies has its text as a picture too
      const isText = types?.includes('text/plain');
      if (isOurs && !isText && files && files.length > 0) taken(event, files);
    };
    // a browser opens what is dropped beside the place for it, in the place of the page
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const { files } = event.dataTransfer ?? {};
      if (files && files.length > 0) taken(event, files);
    };
    pastedIn?.addEventListener('paste', paste);
    place?.addEventListener('dragover', over);
    place?.addEventListener('drop', drop);
    return () => {
      pastedIn?.removeEventListener('paste', paste);
      place?.removeEventListener('dragover', over);
      place?.removeEventListener('drop', drop);
    };
  }, [part, of]);
};
