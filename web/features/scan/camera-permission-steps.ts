/** What the browser reports about itself. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** Simultaneous touch points: an iPad identifies as a Mac, but a Mac has none. */
  readonly touchPoints: number;
  /** Whether the page runs as an installed app, without the browser's own bars. */
  readonly installed: boolean;
}

/** Browsers that keep the camera permission in different places. */
type Place =
  | 'safari-ios'
  | 'app-ios'
  | 'other-ios'
  | 'safari-mac'
  | 'firefox-android'
  | 'firefox-desktop'
  | 'samsung'
  | 'chrome-android'
  | 'app-android'
  | 'chrome-desktop'
  | 'other';

/** Detects browser and platform. The order matters: browsers name one another in their user agent. */
export function placeOf({ userAgent, touchPoints, installed }: BrowserFacts): Place {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (ios) {
    if (installed) return 'app-ios';
    return /CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/.test(userAgent) ? 'other-ios' : 'safari-ios';
  }
  const android = /Android/.test(userAgent);
  if (/Firefox\//.test(userAgent)) return android ? 'firefox-android' : 'firefox-desktop';
  if (/SamsungBrowser/.test(userAgent)) return 'samsung';
  if (/Chrome\/|Chromium\//.test(userAgent)) {
    if (!android) return 'chrome-desktop';
    return installed ? 'app-android' : 'chrome-android';
  }
  return /Macintosh/.test(userAgent) && /Safari\//.test(userAgent) ? 'safari-mac' : 'other';
}

const COME_BACK = 'Come back to this page.';

/** Steps to allow the camera, in the words of each browser. */
const STEPS: Readonly<Record<Place, readonly string[]>> = {
  'chrome-android': [
    'Tap the icon to the left of the address.',
    'Tap Permissions, then Camera, and allow it.',
    COME_BACK,
  ],
  'app-android': [
    'Press and hold the Safeshelf icon on your home screen, then tap App info or Site settings.',
    'Tap Permissions, then Camera, and allow it.',
    'Come back to Safeshelf.',
  ],
  'chrome-desktop': [
    'Click the icon to the left of the address.',
    'Switch Camera on.',
    'If the browser asks, reload the page.',
  ],
  'safari-ios': [
    'Tap the button to the left of the address, then Website Settings or the three dots.',
    'Set Camera to Ask or Allow.',
    'If it stays off: open Settings, then Apps, Safari, Camera, and choose Ask. Then reload this page.',
  ],
  'app-ios': [
    'Open Settings on this device, then Apps, Safari, Camera, and choose Ask or Allow.',
    'Close Safeshelf completely and open it again.',
  ],
  'other-ios': [
    'Open Settings on this device, then Apps, then this browser.',
    'Switch Camera on.',
    'Come back and reload this page.',
  ],
  'safari-mac': [
    'In the menu bar choose Safari, then Settings, Websites, Camera.',
    'Set this website to Ask or Allow.',
    COME_BACK,
  ],
  'firefox-android': ['Tap the lock to the left of the address.', 'Tap Camera until it says Allowed.', COME_BACK],
  'firefox-desktop': [
    'Click the crossed-out camera icon to the left of the address.',
    'Remove the block next to Use the camera.',
    'Press Start camera again.',
  ],
  samsung: ['Tap the lock to the left of the address.', 'Tap Permissions, then Camera, and allow it.', COME_BACK],
  other: ['Open the site settings next to this page’s address.', 'Allow the camera.', COME_BACK],
};

/** How to allow the camera again in this browser after it was denied. */
export const cameraPermissionSteps = (facts: BrowserFacts): readonly string[] => STEPS[placeOf(facts)];

/** The facts about the browser that shows this page. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  installed:
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true),
});
