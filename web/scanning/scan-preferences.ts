/** How the scanner of this device behaves. Belongs to the device and to no account; holds nothing of a person. */
export interface ScanPreferences {
  /** A beep when a code was read. */
  readonly sound: boolean;
  /** A vibration when a code was read, where the device has one. */
  readonly vibration: boolean;
  /** Device id of the camera that was chosen: a random number that this browser made up for this page. Null for none. */
  readonly camera: string | null;
  /** Captured pictures are searched by the stronger pass. */
  readonly ai: boolean;
}

const KEY = 'scanner';
const FIRST: ScanPreferences = { sound: true, vibration: true, camera: null, ai: false };

/** The stored choices; what was never chosen, or cannot be read, is as it was at first. */
export function scanPreferences(): ScanPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return FIRST;
    return {
      sound: !('sound' in stored && stored.sound === false),
      vibration: !('vibration' in stored && stored.vibration === false),
      camera: 'camera' in stored && typeof stored.camera === 'string' ? stored.camera : null,
      ai: 'ai' in stored && stored.ai === true,
    };
  } catch {
    return FIRST;
  }
}

/** Remembers choices on this device, and gives all of them as they are now. */
export function choosePreferences(change: Partial<ScanPreferences>): ScanPreferences {
  const next = { ...scanPreferences(), ...change };
  localStorage.setItem(KEY, JSON.stringify(next));
  return next;
}
