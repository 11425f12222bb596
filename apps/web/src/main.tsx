import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './features/errors/error-boundary.js';
import { registerServiceWorker } from './installed/register-service-worker.js';
import { reloadAfterDeploy } from './installed/reload-after-deploy.js';
import { AppRoutes } from './routes.js';
import './styles/index.css';
import { Toaster } from './ui/toaster.js';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadAfterDeploy();
registerServiceWorker();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
      <Toaster />
    </ErrorBoundary>
  </StrictMode>,
);
