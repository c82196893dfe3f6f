/** What has been shown on this device, by storage key (product P2.3.3, P2.3.4). */
export type WelcomeFlag = 'onboardingCompleted' | 'dashboardTourCompleted' | 'preferencesOnboardingCompleted';

/** Whether it was completed or dismissed on this device. Without storage nothing is remembered. */
export function isFlagSet(flag: WelcomeFlag): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

/** Records that it was completed or dismissed. */
export function setFlag(flag: WelcomeFlag): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // Without storage it is shown again next time.
  }
}
