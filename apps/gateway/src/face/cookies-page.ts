import type { Language } from '@clockbeat/domain';
import type { Face } from '../config/face.js';
import { escapeHtml } from '../http/escape-html.js';
import { articlePage } from '../http/plain-page.js';
import { textsIn } from '../texts/texts-in.js';
import { keptInBrowsers, type Lifetime, type Place } from './kept-in-browsers.js';

const places = ['cookie', 'localStorage', 'sessionStorage', 'cache'] as const satisfies readonly Place[];

/** What we keep in browsers, by where it is kept; `idleDays`: how long somebody stays signed in without coming back. */
export const cookiesPage = (face: Face, idleDays: number, language: Language): string => {
  const t = textsIn(language);
  const head = [t('kept.name'), t('kept.purpose'), t('kept.lifetime')]
    .map((text) => `<th scope="col">${text}</th>`)
    .join('');
  const lifetimeOf = (lifetime: Lifetime): string =>
    lifetime === 'idle' ? t('lifetime.idle', { count: idleDays }) : t(`lifetime.${lifetime}`);
  const tables = places.map((place) => {
    const rows = keptInBrowsers
      .filter((kept) => kept.place === place)
      .map(
        (kept) =>
          `<tr><td><code>${escapeHtml(kept.name)}</code></td><td>${escapeHtml(t(`purpose.${kept.purpose}`))}</td><td>${escapeHtml(lifetimeOf(kept.lifetime))}</td></tr>`,
      );
    return `<h2>${t(`kept.${place}`)}</h2>
<table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  });
  const title = t('kept.title');
  const html = `<h1>${title}</h1><p>${t('kept.lead')}</p>${tables.join('\n')}<p>${t('kept.elsewhere')}</p>`;
  return articlePage(face, title, html, language);
};
