/** Whether animations run: as the phone's setting says, or always reduced. */
export type Motion = 'system' | 'reduce';

const KEY = 'motion';

/** The stored choice. */
export const chosenMotion = (): Motion => (localStorage.getItem(KEY) === 'reduce' ? 'reduce' : 'system');

/** Sets the choice on the page; styles follow it in addition to the phone's own setting. */
export function applyMotion(motion: Motion): void {
  if (motion === 'reduce') document.documentElement.dataset.motion = 'reduce';
  else delete document.documentElement.dataset.motion;
}

/** Remembers a choice on this device and applies it (product P2.21.3). */
export function chooseMotion(motion: Motion): void {
  if (motion === 'reduce') localStorage.setItem(KEY, motion);
  else localStorage.removeItem(KEY);
  applyMotion(motion);
}

/** Whether the person wants reduced motion, by the phone's settings or by this app's. */
export const prefersReducedMotion = (): boolean =>
  chosenMotion() === 'reduce' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
