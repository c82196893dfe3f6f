import type { ScanPreferences } from '#web/scanning/scan-preferences.ts';

/** Success beep (product P2.5.3). */
const BEEP_HZ = 1000;
const BEEP_S = 0.1;
/** One short vibration (product P2.5.3). */
const VIBRATION_MS = 60;

/**
 * One short beep and one short vibration, if the person wants them and the device supports them. Silence is no failure:
 * browsers allow neither before the person has touched the page.
 */
export function confirmRead({ sound, vibration }: Pick<ScanPreferences, 'sound' | 'vibration'>): void {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  if (vibration) navigator.vibrate?.(VIBRATION_MS);
  if (!sound || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = BEEP_HZ;
  volume.gain.value = 0.12;
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + BEEP_S);
}
