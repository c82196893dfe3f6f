import { useSyncExternalStore } from 'react';

/** Chromium's event, which is not in the compiler's library: it installs when asked, once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** How the app can be installed from this page: by the browser's own question, or by hand on an iPhone or iPad. */
export type InstallWay = 'ask' | 'ios_steps';

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

const change = (next: InstallPromptEvent | null): void => {
  offer = next;
  for (const listener of listeners) listener();
};

// It comes once, soon after the page has loaded: from here on it waits for a person to want it.
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  change(event);
});
window.addEventListener('appinstalled', () => change(null));

/** Only WebKit on iPhones and iPads knows the word, with false in a tab and true from the home screen. */
const onIosTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;

/** Opened from the home screen, or in a window of its own. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const wayNow = (): InstallWay | null => {
  if (isInstalled()) return null;
  if (offer) return 'ask';
  return onIosTab() ? 'ios_steps' : null;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How the app can be installed here; null where it is installed already, or the browser has no way. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(subscribe, wayNow);

/** Has the browser ask its own question. False where the person said no, or there is nothing to ask. */
export async function askToInstall(): Promise<boolean> {
  const asked = offer;
  if (!asked) return false;
  // It can be asked once; the browser brings another when it sees fit.
  change(null);
  return (await asked.prompt()).outcome === 'accepted';
}
