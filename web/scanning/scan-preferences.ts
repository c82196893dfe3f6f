/** How this device's scanner behaves. Stored per device, not per account; contains nothing personal. */
export interface ScanPreferences {
  /** Beeps when a code was read. */
  readonly sound: boolean;
  /** Vibrates when a code was read, if the device can. */
  readonly vibration: boolean;
  /** Device id of the chosen camera, a random value that the browser made up for this site. Null if none was chosen. */
  readonly camera: string | null;
  /** Searches captured pictures with the stronger pass. */
  readonly ai: boolean;
}

const KEY = 'scanner';
const FIRST: ScanPreferences = { sound: true, vibration: true, camera: null, ai: false };

/** The stored choices, with defaults for what was never chosen or cannot be read. */
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

/** Stores choices on this device, and returns all current ones. */
export function choosePreferences(change: Partial<ScanPreferences>): ScanPreferences {
  const next = { ...scanPreferences(), ...change };
  localStorage.setItem(KEY, JSON.stringify(next));
  return next;
}
