import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './features/errors/error-boundary.js';
import { registerServiceWorker } from './installed/register-service-worker.js';
import { AppRoutes } from './routes.js';
import './styles/index.css';
import { languageAtStart } from './texts/language.js';
import { LanguageProvider } from './texts/language-provider.js';
import { loadTexts } from './texts/texts.js';
import { Toaster } from './ui/toaster.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

registerServiceWorker();

const language = languageAtStart();
document.documentElement.lang = language;

const show = (first: typeof language): void =>
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider first={first}>
        <ErrorBoundary>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <Toaster />
        </ErrorBoundary>
      </LanguageProvider>
    </StrictMode>,
  );

// The first picture speaks the reader's language already; without its texts, English.
loadTexts(language).then(
  () => show(language),
  () => show('en'),
);
