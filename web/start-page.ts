import './app.css';
import { markedSignedIn } from './browser/signed-in-mark.ts';
import { applyTheme, chosenTheme } from './browser/theme.ts';
import { whenIdle } from './browser/when-idle.ts';
import { enliven } from './features/landing/live.ts';

// The script of the start page as the build draws it: everything can be read and followed without it.

applyTheme(chosenTheme());
document.documentElement.dataset.signedIn = `${markedSignedIn()}`;
enliven(document);

// What is looked at offline later is stored once this page has nothing else to do.
// Without it, as where the signal goes first, the page stays as it is.
whenIdle(() => {
  import('./browser/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
});
