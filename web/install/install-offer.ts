import { create } from 'zustand';

/** Chromium's event, which is not in the compiler's library: it installs when asked, once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** How the app can be installed from this page: by the browser's own question, or by hand on an iPhone or iPad. */
export type InstallWay = 'ask' | 'ios_steps';

const useOffer = create<{ readonly offer: InstallPromptEvent | null }>()(() => ({ offer: null }));

// It comes once, soon after the page has loaded: from here on it waits for a person to want it.
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  useOffer.setState({ offer: event });
});
window.addEventListener('appinstalled', () => useOffer.setState({ offer: null }));

/** Only WebKit on iPhones and iPads knows the word, with false in a tab and true from the home screen. */
const onIosTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;

/** Opened from the home screen, or in a window of its own. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const wayWith = (offer: InstallPromptEvent | null): InstallWay | null => {
  if (isInstalled()) return null;
  if (offer) return 'ask';
  return onIosTab() ? 'ios_steps' : null;
};

/** How the app can be installed here; null where it is installed already, or the browser has no way. */
export const useInstallWay = (): InstallWay | null => wayWith(useOffer(({ offer }) => offer));

/** Has the browser ask its own question. False where the person said no, or there is nothing to ask. */
export async function askToInstall(): Promise<boolean> {
  const { offer } = useOffer.getState();
  if (!offer) return false;
  // It can be asked once; the browser brings another when it sees fit.
  useOffer.setState({ offer: null });
  return (await offer.prompt()).outcome === 'accepted';
}
