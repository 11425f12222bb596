import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../ui/notices.js';

/** What ?error= and ?message= say is shown once and taken out of the address. */
export const useQueryMessage = (): void => {
  const [query, setQuery] = useSearchParams();
  const error = query.get('error');
  const message = query.get('message');
  useEffect(() => {
    const text = message ?? error;
    if (text === null) return;
    notify(text, { tone: error === null ? 'info' : 'error' });
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('error');
        rest.delete('message');
        return rest;
      },
      { replace: true },
    );
  }, [error, message, setQuery]);
};
