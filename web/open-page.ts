import './app.css';
import './drawn/open-pages.css';
import './features/recalls/recalls.css';
import { markedSignedIn } from './browser/signed-in-mark.ts';
import { applyTheme, chosenTheme } from './browser/theme.ts';
import { whenIdle } from './browser/when-idle.ts';
import { offerShare } from './features/landing/offer-share.ts';

// The script of the pages the server renders. They can be read and their links followed without it.

applyTheme(chosenTheme());
document.documentElement.dataset.signedIn = `${markedSignedIn()}`;
offerShare(document);

// If this fails, as when the signal is lost first, the page stays as it is.
whenIdle(() => {
  import('./browser/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()).catch(() => undefined);
});
