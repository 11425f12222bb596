import type { Request, Response } from 'express';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { plainPage } from '../http/plain-page.js';
import { readerLanguage } from '../http/reader-language.js';
import { sendPage } from '../http/send-page.js';
import { textsIn } from '../texts/texts-in.js';
import type { Way } from './way.js';

/** Offers the ways to sign in, each as a link that brings along where to go afterwards. */
export const sendSignInPage = (
  request: Request,
  response: Response,
  face: Face,
  ways: readonly Way[],
  visit: readonly [string, string][],
): void => {
  const language = readerLanguage(request, face);
  const t = textsIn(language);
  const title = t('signIn.title');
  const links = ways.map(({ name, key, path }) => {
    const query = new URLSearchParams([...visit, ['with', key]]);
    return `<a class="button" href="${escapeHtml(`${path}?${query}`)}">${escapeHtml(t('signIn.by', { name }))}</a>`;
  });
  const home = `<p class="after"><a href="/">${t('site.backHome')}</a></p>`;
  const body = `<h1>${title}</h1><p>${t('signIn.lead')}</p>${links.join('\n')}${home}`;
  sendPage(response, language, plainPage(face, title, body, language));
};
