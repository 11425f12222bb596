import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from './client.js';
import { registerServiceWorker } from './frame/register-service-worker.js';
import './styles/index.css';
import { languageAtStart } from './texts/language.js';
import { loadTexts } from './texts/texts.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

registerServiceWorker();

const language = languageAtStart();
document.documentElement.lang = language;

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
