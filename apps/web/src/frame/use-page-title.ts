import { useEffect } from 'react';
import { useTexts } from '../texts/texts.js';

/** The browser tab's title: the page first, then whose it is. */
export const usePageTitle = (page: string): void => {
  const t = useTexts();
  useEffect(() => {
    document.title = page ? `${page} · ${t('common.brand')}` : t('common.brand');
  }, [page, t]);
};
