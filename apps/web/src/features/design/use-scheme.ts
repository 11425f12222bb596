import { useEffect, useState } from 'react';
import type { Scheme } from '../../styles/read-tokens.js';

const ofTheSystem = (): Scheme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The scheme of the whole document while this page is open, whatever the system says. */
export const useScheme = (): [Scheme, (scheme: Scheme) => void] => {
  const [scheme, setScheme] = useState<Scheme>(ofTheSystem);
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = scheme;
    return () => {
      delete root.dataset['theme'];
    };
  }, [scheme]);
  return [scheme, setScheme];
};
