/** Success beep of the specification, section 9. */
const BEEP_HZ = 1000;
const BEEP_S = 0.1;

/** One short beep and one short vibration, where the device has them. Silence is no failure. */
export function confirmRead(): void {
  navigator.vibrate?.(60);
  if (typeof AudioContext === 'undefined') return;
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
