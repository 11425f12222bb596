import { directionOf } from '@clockbeat/domain/contract';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from './client.js';
import { fetchPage } from './routes.js';
import './styles/index.css';
import { fetchTexts } from './texts/catalogue.js';
import { languageAtStart } from './texts/language.js';
import { loadTexts } from './texts/texts.js';

/**
 * Once the page is there, so that it takes nothing from the first visit. Only of a build, and only where the browser allows
 * it (https, or this machine): a phone in the room by plain http plays without.
 */
const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Without it everything works, only not as fast a second time.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  });
};

registerServiceWorker();

const language = languageAtStart();
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

/** How long the page's own code and texts may take until a visitor is told that they are on their way. */
const patienceMs = 300;
const whole = Promise.race([
  fetchPage(location.pathname)
    .then(() => fetchTexts(language))
    .catch(() => {}),
  new Promise((resolve) => setTimeout(resolve, patienceMs)),
]);

// The first picture speaks the reader's language already; without its texts, English. For what is there but for a moment, React
// waits in a transition; else it says "Loading" first, and for 300 ms at least.
Promise.all([
  loadTexts(language)
    .then(() => language)
    .catch(() => 'en' as const),
  whole,
]).then(([first]) =>
  startTransition(() =>
    createRoot(document.getElementById('root') as HTMLElement).render(
      <StrictMode>
        <Client first={first} />
      </StrictMode>,
    ),
  ),
);
