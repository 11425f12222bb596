import { escapeHtml } from '../http/escape-html.js';
import { plainPage } from '../http/plain-page.js';

/** Asks once; its button is the only thing that ends anything. */
export const unsubscribePage = (token: string): string =>
  plainPage(
    'Unsubscribe',
    `<h1>Leave the newsletter?</h1>
<p>We will not write to you again.</p>
<form method="post" action="/api/newsletter/unsubscribe?token=${escapeHtml(encodeURIComponent(token))}">
<button type="submit">Unsubscribe</button>
</form>`,
  );
