import type { Language } from '@clockbeat/domain';
import { escapeHtml } from './escape-html.js';

const style = `
  :root { color-scheme: light dark; --ink: #15131f; --paper: #fbf7f0; --soft: #5a5566; --line: #857c8f; --wrong: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --ink: #fbf7f0; --paper: #15131f; --soft: #b9b3c6; --line: #7d7692; --wrong: #ff9a8f; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink);
    font: 17px/1.5 "Instrument Sans", system-ui, sans-serif; }
  main { width: 100%; max-width: 400px; }
  svg { display: block; width: 56px; height: 56px; margin-bottom: 24px; }
  h1 { font: 700 30px/1.15 "Bricolage Grotesque", system-ui, sans-serif; margin: 0 0 8px; letter-spacing: -0.01em; }
  p { margin: 0 0 24px; color: var(--soft); }
  label { display: block; font-weight: 600; margin: 0 0 16px; }
  input { display: block; width: 100%; margin-top: 6px; padding: 12px 14px; min-height: 48px; font: inherit; font-weight: 400; color: inherit; background: transparent;
    border: 2px solid var(--line); border-radius: 12px; }
  ::placeholder { color: var(--soft); opacity: 1; }
  button, .button { width: 100%; min-height: 52px; margin-top: 8px; font: inherit; font-weight: 700; color: #15131f; background: #ff5a36; border: 0; border-radius: 999px; cursor: pointer; }
  .button { display: flex; align-items: center; justify-content: center; padding: 8px 20px; margin-top: 12px; text-align: center; text-decoration: none; overflow-wrap: anywhere; }
  .after { margin-top: 24px; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #35b6ff; outline-offset: 2px; }
  .wrong { color: var(--wrong); font-weight: 600; margin-bottom: 16px; }
`;

/** The ring with a tick. */
const logo = `<svg viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="22" fill="none" stroke="#ff5a36" stroke-width="7" stroke-linecap="round" stroke-dasharray="104 138" transform="rotate(-90 28 28)"/><path d="M28 16v12l8 6" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** A whole page of the server's, without a script. `body` is HTML: what comes from outside went through `escapeHtml`. */
export const plainPage = (title: string, body: string, language: Language = 'en'): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Clockbeat</title>
<style>${style}</style>
</head>
<body><main>${logo}${body}</main></body>
</html>
`;

const backHome: Record<Language, string> = { en: 'Back to Home', fr: 'Retour à l’accueil' };

/** Says what does not work here, and what to do about it. */
export const messagePage = (title: string, text: string, language: Language = 'en'): string =>
  plainPage(
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">${backHome[language]}</a></p>`,
    language,
  );
