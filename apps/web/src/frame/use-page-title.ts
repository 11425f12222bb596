import { useEffect } from 'react';
import { brand } from '../texts/brand.js';

/** The browser tab's title: the page first, then whose it is. */
export const usePageTitle = (page: string): void => {
  useEffect(() => {
    document.title = page ? `${page} · ${brand()}` : brand();
  }, [page]);
};
