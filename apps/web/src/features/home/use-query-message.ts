import type { SignInRefusal } from '@clockbeat/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { signInRefusals } from '../../texts/visitor/en/sign-in-refusals.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { notify } from '../../ui/notices.js';

const isRefusal = (error: string): error is SignInRefusal => Object.hasOwn(signInRefusals, error);

/** What ?error= and ?message= say is logged, shown once and taken out of the address (NAV-16, OP-21). */
export const useQueryMessage = (): void => {
  const visitor = useVisitorTexts();
  const [query, setQuery] = useSearchParams();
  const error = query.get('error');
  const message = query.get('message');
  useEffect(() => {
    const text = message ?? error;
    if (text === null) return;
    const said = isRefusal(text) ? visitor(`signInRefusals.${text}`) : text;
    if (error !== null) log('error', error);
    if (message !== null) log('message', message);
    notify(said, { tone: error === null ? 'info' : 'error' });
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('error');
        rest.delete('message');
        return rest;
      },
      { replace: true },
    );
  }, [error, message, setQuery, visitor]);
};

const log = (name: string, text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the specification has it in the browser's log
  console.info(`Home was opened with ${name}: ${text}`);
};
