import { directionOf, type Language } from '@clockbeat/domain';
import type { Face } from '../config/face.js';
import { textsIn } from '../texts/texts-in.js';
import { escapeHtml } from './escape-html.js';
import { legalLinks } from './legal-links.js';

const style = `
  :root { --accent: #ff5a36; --on-accent: #15131f; color-scheme: light dark; --ink: #15131f; --paper: #fbf7f0; --soft: #5a5566; --line: #857c8f; --wrong: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --ink: #fbf7f0; --paper: #15131f; --soft: #b9b3c6; --line: #7d7692; --wrong: #ff9a8f; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink);
    font: 17px/1.5 "Instrument Sans", system-ui, sans-serif; }
  main { width: 100%; max-width: 400px; }
  [dir=rtl] img.logo { object-position: right; }
  .logo { display: block; width: 56px; height: 56px; margin-bottom: 24px; object-fit: contain; object-position: left; }
  img.logo { width: auto; max-width: 200px; }
  h1 { font: 700 30px/1.15 "Bricolage Grotesque", system-ui, sans-serif; margin: 0 0 8px; letter-spacing: -0.01em; }
  p { margin: 0 0 24px; color: var(--soft); }
  label { display: block; font-weight: 600; margin: 0 0 16px; }
  input { display: block; width: 100%; margin-top: 6px; padding: 12px 14px; min-height: 48px; font: inherit; font-weight: 400; color: inherit; background: transparent;
    border: 2px solid var(--line); border-radius: 12px; }
  ::placeholder { color: var(--soft); opacity: 1; }
  button, .button { width: 100%; min-height: 52px; margin-top: 8px; font: inherit; font-weight: 700; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 999px; cursor: pointer; }
  .button { display: flex; align-items: center; justify-content: center; padding: 8px 20px; margin-top: 12px; text-align: center; text-decoration: none; overflow-wrap: anywhere; }
  .after { margin-top: 24px; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #35b6ff; outline-offset: 2px; }
  footer { display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 48px; }
  footer a { display: flex; align-items: center; min-height: 44px; color: var(--soft); }
  .wrong { color: var(--wrong); font-weight: 600; margin-bottom: 16px; }
`;

/** The ring with a tick. */
const ring = `<svg class="logo" viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="22" fill="none" stroke="var(--accent)" stroke-width="7" stroke-linecap="round" stroke-dasharray="104 138" transform="rotate(-90 28 28)"/><path d="M28 16v12l8 6" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** For what is read at length: a column that begins at the top. */
const articleStyle = `
  body { place-items: start center; padding-top: 48px; }
  main { max-width: 680px; }
  h1 { margin-bottom: 24px; }
  h2, h3, h4 { font: 700 20px/1.25 "Bricolage Grotesque", system-ui, sans-serif; margin: 32px 0 8px; }
  h2 { font-size: 24px; }
  article { overflow-wrap: anywhere; }
  article p { color: inherit; margin-bottom: 16px; }
  li { margin-bottom: 6px; }
  pre, .table { overflow-x: auto; }
  table { margin-bottom: 24px; }
  td:first-child code { white-space: nowrap; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding-block: 8px; padding-inline: 0 16px; border-bottom: 1px solid var(--line); }
  code { font-size: 15px; }
  hr { border: 0; border-top: 1px solid var(--line); margin: 32px 0; }
  @media (max-width: 560px) {
    table, tbody, tr, td { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { padding: 12px 0; border-bottom: 1px solid var(--line); }
    td { padding: 0; border: 0; }
    td:first-child { font-weight: 600; }
  }
`;

const accentStyle = ({ accent }: Face): string => {
  if (accent === null) return '';
  const { light, dark } = accent;
  return `
  :root { --accent: ${light.accent}; --on-accent: ${light.onAccent}; }
  @media (prefers-color-scheme: dark) { :root { --accent: ${dark.accent}; --on-accent: ${dark.onAccent}; } }
`;
};

const logoOf = ({ logo }: Face): string =>
  logo === null ? ring : `<img class="logo" src="${logo.path}" alt="">`;

/** A whole page of the server's, without a script. `body` is HTML: what comes from outside went through `escapeHtml`. */
export const plainPage = (face: Face, title: string, body: string, language: Language): string =>
  pageOf(face, title, body, language, '');

/** The same for a text of some length, which `html` is. */
export const articlePage = (face: Face, title: string, html: string, language: Language): string =>
  pageOf(
    face,
    title,
    `<article>${html}</article><p><a href="/">${textsIn(language)('site.backHome')}</a></p>`,
    language,
    articleStyle,
  );

const pageOf = (face: Face, title: string, body: string, language: Language, besides: string): string => {
  const links = legalLinks(face, language);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(face.name)}</title>
<style>${style}${besides}${accentStyle(face)}</style>
</head>
<body><main>${logoOf(face)}${body}${links && `<footer>${links}</footer>`}</main></body>
</html>
`;
};

/** Says what does not work here, and what to do about it. */
export const messagePage = (face: Face, title: string, text: string, language: Language): string =>
  plainPage(
    face,
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">${textsIn(language)('site.backHome')}</a></p>`,
    language,
  );
