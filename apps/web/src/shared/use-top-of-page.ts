import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Another page begins at its top, as pages do; going back returns to where one was. */
export const useTopOfPage = (): void => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened
  useLayoutEffect(() => {
    if (way !== 'POP') scrollTo(0, 0);
  }, [pathname, way]);
};
