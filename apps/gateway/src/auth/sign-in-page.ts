import type { Language } from '@clockbeat/domain';
import type { Request, Response } from 'express';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { backHome, plainPage } from '../http/plain-page.js';
import { readerLanguage } from '../http/reader-language.js';
import { sendPage } from '../http/send-page.js';
import type { Way } from './way.js';

const texts: Readonly<Record<Language, { title: string; lead: string; by: (name: string) => string }>> = {
  en: {
    title: 'Sign in',
    lead: 'Hosts sign in with an account that they have already. Players need none: join with the code of the game.',
    by: (name) => `Sign in with ${name}`,
  },
  fr: {
    title: 'Se connecter',
    lead: 'Pour animer, connectez-vous avec un compte que vous avez déjà. Pour jouer, aucun compte n’est nécessaire\u202f: le code de la partie suffit.',
    by: (name) => `Se connecter avec ${name}`,
  },
};

/** Offers the ways to sign in, each as a link that brings along where to go afterwards. */
export const sendSignInPage = (
  request: Request,
  response: Response,
  face: Face,
  ways: readonly Way[],
  visit: readonly [string, string][],
): void => {
  const language = readerLanguage(request, face);
  const { title, lead, by } = texts[language];
  const links = ways.map(({ name, key, path }) => {
    const query = new URLSearchParams([...visit, ['with', key]]);
    return `<a class="button" href="${escapeHtml(`${path}?${query}`)}">${escapeHtml(by(name))}</a>`;
  });
  const home = `<p class="after"><a href="/">${backHome[language]}</a></p>`;
  const body = `<h1>${title}</h1><p>${lead}</p>${links.join('\n')}${home}`;
  sendPage(response, language, plainPage(face, title, body, language));
};
