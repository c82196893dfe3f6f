// Must come first: schemas read this setting when they are created.
import './offline/zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './app.css';
import { applyMotion, chosenMotion } from '#web/browser/motion.ts';
import { startServiceWorker } from '#web/browser/service-worker.ts';
import { applyTheme, chosenTheme } from '#web/browser/theme.ts';
import { UpdatesProvider } from './features/update/updates-context.tsx';
import { AppRoutes, loadScreen } from './routes.tsx';

applyTheme(chosenTheme());
applyMotion(chosenMotion());

const updates = startServiceWorker();
const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** Draws the page once client and first screen are loaded. Until then the document stays as the server sent it. */
async function draw(root: HTMLElement): Promise<void> {
  const client = import('#web/client/started-client.tsx').then(({ startClient }) => startClient());
  const [StartedClient] = await Promise.all([client, loadScreen(window.location.pathname)]);
  createRoot(root).render(
    <StrictMode>
      <UpdatesProvider updates={updates}>
        <BrowserRouter>
          <StartedClient>
            <AppRoutes />
          </StartedClient>
        </BrowserRouter>
      </UpdatesProvider>
    </StrictMode>,
  );
}

void draw(container);
