// First: schemas look at this setting when they are made.
import './offline/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app.css';
import { ClientProvider } from './client-context.tsx';
import { UpdatesProvider } from './features/update/updates-context.tsx';
import { browserPorts, createClient } from './offline/create-client.ts';
import { AppRoutes } from './routes.tsx';
import { startServiceWorker } from './service-worker.ts';
import { applyTheme, chosenTheme } from './theme.ts';

applyTheme(chosenTheme());

const client = createClient({
  ...browserPorts(),
  mayBeSignedIn: () => /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie),
});
void client.start();
const updates = startServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ClientProvider client={client}>
      <UpdatesProvider updates={updates}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </UpdatesProvider>
    </ClientProvider>
  </StrictMode>,
);
