import './app.css';
import { markedSignedIn } from './browser/signed-in-mark.ts';
import { applyTheme, chosenTheme } from './browser/theme.ts';
import { whenIdle } from './browser/when-idle.ts';
import { activateStartPage } from './features/landing/live.ts';

// The script of the start page, which the build renders. The page can be read and its links followed without it.

applyTheme(chosenTheme());
document.documentElement.dataset.signedIn = `${markedSignedIn()}`;
activateStartPage(document);

// Store the app for offline use once this page is idle.
// If this fails, as when the signal is lost first, the page stays as it is.
whenIdle(() => {
  import('./browser/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
});
