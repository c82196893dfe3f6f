// First: schemas look at this setting when they are made.
import './offline/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AnalyticsProvider } from './analytics-context.tsx';
import './app.css';
import { ClientProvider } from './client-context.tsx';
import { UpdatesProvider } from './features/update/updates-context.tsx';
import { createAnalytics } from './offline/analytics.ts';
import { recordingClient } from './offline/analytics-client.ts';
import { browserPorts, createClient } from './offline/create-client.ts';
import { AppRoutes } from './routes.tsx';
import { startServiceWorker } from './service-worker.ts';
import { applyTheme, chosenTheme } from './theme.ts';

applyTheme(chosenTheme());

const plainClient = createClient({
  ...browserPorts(),
  mayBeSignedIn: () => /(?:^|; )signed-in=1(?:;|$)/.test(document.cookie),
});
const analytics = createAnalytics(plainClient, browserPorts());
const client = recordingClient(plainClient, analytics);
void client.start();
const updates = startServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ClientProvider client={client}>
      <AnalyticsProvider analytics={analytics}>
        <UpdatesProvider updates={updates}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </UpdatesProvider>
      </AnalyticsProvider>
    </ClientProvider>
  </StrictMode>,
);
