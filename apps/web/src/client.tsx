import type { Language } from '@clockbeat/domain/contract';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './features/errors/error-boundary.js';
import { AppRoutes } from './routes.js';
import { LanguageProvider } from './texts/language-provider.js';
import { Toaster } from './ui/toaster.js';

/** The whole client: all pages, and what stands around them. `first` is the language whose texts are loaded already. */
export const Client = ({ first }: { first: Language }) => (
  <LanguageProvider first={first}>
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <Toaster />
    </ErrorBoundary>
  </LanguageProvider>
);
