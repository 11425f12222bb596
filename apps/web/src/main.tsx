import { directionOf } from '@clockbeat/domain/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from './client.js';
import './styles/index.css';
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

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

registerServiceWorker();

const language = languageAtStart();
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const show = (first: typeof language): void =>
  createRoot(root).render(
    <StrictMode>
      <Client first={first} />
    </StrictMode>,
  );

// The first picture speaks the reader's language already; without its texts, English.
loadTexts(language).then(
  () => show(language),
  () => show('en'),
);
