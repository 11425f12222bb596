import type { Language } from '@clockbeat/domain';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { articlePage } from '../http/plain-page.js';
import { keptInBrowsers, type Place } from './kept-in-browsers.js';

interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly elsewhere: string;
  readonly name: string;
  readonly purpose: string;
  readonly lifetime: string;
  readonly places: Readonly<Record<Place, string>>;
}

const places = ['cookie', 'localStorage', 'sessionStorage', 'cache'] as const satisfies readonly Place[];

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Cookies and what browsers keep',
    lead: 'This is all that these pages keep in your browser. Each entry is needed for something that you do here and is set when you do it. Nothing counts or follows anybody, and nobody else sets anything.',
    elsewhere:
      'Signing in leads to the pages of whoever keeps the account, Google’s for example, which set what their own terms say.',
    name: 'Name',
    purpose: 'What for',
    lifetime: 'How long',
    places: {
      cookie: 'Cookies',
      localStorage: 'Storage of the browser (localStorage)',
      sessionStorage: 'Storage of a tab (sessionStorage)',
      cache: 'Kept files (Cache Storage)',
    },
  },
  fr: {
    title: 'Cookies et ce que le navigateur garde',
    lead: 'Voici tout ce que ces pages gardent dans votre navigateur. Chaque entrée est nécessaire à ce que vous faites ici et n’est créée qu’à ce moment. Rien ne compte ni ne suit personne, et nul autre ne dépose quoi que ce soit.',
    elsewhere:
      'La connexion mène aux pages de qui tient le compte, celles de Google par exemple, qui déposent ce que prévoient leurs propres conditions.',
    name: 'Nom',
    purpose: 'Pour quoi',
    lifetime: 'Combien de temps',
    places: {
      cookie: 'Cookies',
      localStorage: 'Stockage du navigateur (localStorage)',
      sessionStorage: 'Stockage d’un onglet (sessionStorage)',
      cache: 'Fichiers gardés (Cache Storage)',
    },
  },
};

/** What we keep in browsers, by where it is kept. */
export const cookiesPage = (face: Face, language: Language): string => {
  const { title, lead, elsewhere, name, purpose, lifetime, places: headings } = texts[language];
  const head = [name, purpose, lifetime].map((text) => `<th scope="col">${text}</th>`).join('');
  const tables = places.map((place) => {
    const rows = keptInBrowsers
      .filter((kept) => kept.place === place)
      .map(
        (kept) =>
          `<tr><td><code>${escapeHtml(kept.name)}</code></td><td>${escapeHtml(kept.purpose[language])}</td><td>${escapeHtml(kept.lifetime[language])}</td></tr>`,
      );
    return `<h2>${headings[place]}</h2>
<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  });
  const html = `<h1>${title}</h1><p>${lead}</p>${tables.join('\n')}<p>${elsewhere}</p>`;
  return articlePage(face, title, html, language);
};
