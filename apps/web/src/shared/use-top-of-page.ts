import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Another page begins at its top, as pages do; going back returns to where one was. The focus begins there too where it went
 * with the link: a screen reader then reads the new page, and a keyboard does not begin again at the bar.
 */
export const useTopOfPage = (): void => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened
  useLayoutEffect(() => {
    if (way === 'PUSH' && document.activeElement === document.body)
      document.getElementById('content')?.focus();
    if (way !== 'POP') scrollTo(0, 0);
  }, [pathname, way]);
};
