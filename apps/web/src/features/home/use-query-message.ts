import type { SignInRefusal } from '@clockbeat/domain/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../texts/texts.js';
import { signInRefusals } from '../../texts/visitor/en/sign-in-refusals.js';
import { useVisitorTexts } from '../../texts/visitor/visitor-texts.js';
import { notify } from '../../ui/notices.js';

const isRefusal = (error: string): error is SignInRefusal => Object.hasOwn(signInRefusals, error);

/** What pages of ours may have said here, by its code. */
const messages = {
  dashboard_sign_in: 'account.dashboardSignIn',
  account_deleted: 'account.deleted',
} as const;
const isMessage = (message: string): message is keyof typeof messages => Object.hasOwn(messages, message);

/**
 * What ?error= and ?message= say is logged, shown once and taken out of the address (NAV-16, OP-21). Only codes of ours are
 * shown in our name, each in its own words: anybody can put a text into a link.
 */
export const useQueryMessage = (): void => {
  const t = useTexts();
  const visitor = useVisitorTexts();
  const [query, setQuery] = useSearchParams();
  const error = query.get('error');
  const message = query.get('message');
  useEffect(() => {
    if (message === null && error === null) return;
    if (error !== null) log('error', error);
    if (message !== null) log('message', message);
    const said = message !== null && isMessage(message) ? visitor(messages[message]) : null;
    const wrong =
      error !== null && (isRefusal(error) ? visitor(`signInRefusals.${error}`) : t('errors.internal'));
    // One notice at a time: what a page of ours says goes first.
    const text = said ?? wrong;
    if (text) notify(text, { tone: error === null ? 'info' : 'error' });
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('error');
        rest.delete('message');
        return rest;
      },
      { replace: true },
    );
  }, [error, message, setQuery, t, visitor]);
};

const log = (name: string, text: string): void => {
  // biome-ignore lint/suspicious/noConsole: the specification has it in the browser's log
  console.info(`Home was opened with ${name}: ${text}`);
};
