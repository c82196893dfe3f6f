import { create } from 'zustand';

/** Chromium's install event, which TypeScript's library lacks. Its prompt can be shown once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** How the app can be installed from this page: by the browser's own prompt, or by hand on an iPhone or iPad. */
export type InstallWay = 'ask' | 'ios_steps';

const useOffer = create<{ readonly offer: InstallPromptEvent | null }>()(() => ({ offer: null }));

// Fired once, soon after the page has loaded. Kept until the person wants to install.
window.addEventListener('beforeinstallprompt', (event) => {
  if (!isInstallPrompt(event)) return;
  event.preventDefault();
  useOffer.setState({ offer: event });
});
window.addEventListener('appinstalled', () => useOffer.setState({ offer: null }));

/** Only WebKit on iPhones and iPads has `standalone`: false in a tab, true when opened from the home screen. */
const onIosTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;

/** Whether the app was opened from the home screen, or in a window of its own. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const wayWith = (offer: InstallPromptEvent | null): InstallWay | null => {
  if (isInstalled()) return null;
  if (offer) return 'ask';
  return onIosTab() ? 'ios_steps' : null;
};

/** How the app can be installed here; null if it is installed already, or the browser has no way. */
export const useInstallWay = (): InstallWay | null => wayWith(useOffer(({ offer }) => offer));

/** Shows the browser's install prompt. False if the person declined, or there is no prompt to show. */
export async function askToInstall(): Promise<boolean> {
  const { offer } = useOffer.getState();
  if (!offer) return false;
  // A prompt can be shown once; the browser may fire another event later.
  useOffer.setState({ offer: null });
  return (await offer.prompt()).outcome === 'accepted';
}
