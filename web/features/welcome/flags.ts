/** What was shown on this device, by the names under which it is kept (product P2.3.3, P2.3.4). */
export type WelcomeFlag = 'onboardingCompleted' | 'dashboardTourCompleted' | 'preferencesOnboardingCompleted';

/** Whether something was shown to the end, or put off, on this device. Without storage nothing is remembered. */
export function isFlagSet(flag: WelcomeFlag): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

/** Remembers that it was. */
export function setFlag(flag: WelcomeFlag): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // A browser without storage shows it again the next time.
  }
}
