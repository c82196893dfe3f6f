import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirmRead } from '#web/features/scan/feedback.ts';
import { choosePreferences, scanPreferences } from '#web/scanning/scan-preferences.ts';

/** A device that records its tones and vibrations. */
function device({ touched = true } = {}) {
  const heard: { hertz: number; seconds: number }[] = [];
  const shaken: number[] = [];
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: touched },
    vibrate: (ms: number) => shaken.push(ms),
  });
  class Audio {
    currentTime = 3;
    destination = {};
    createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
    createOscillator = () => {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: () => ({ connect: () => undefined }),
        start: () => undefined,
        stop: (at: number) => heard.push({ hertz: frequency.value, seconds: at - 3 }),
      };
    };
  }
  vi.stubGlobal('AudioContext', Audio);
  return { heard, shaken };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what a person hears and feels when a code was read', () => {
  it('is 1000 Hz for a tenth of a second, and one short vibration', () => {
    const { heard, shaken } = device();
    confirmRead({ sound: true, vibration: true });
    expect(heard).toHaveLength(1);
    expect(heard[0]?.hertz).toBe(1000);
    expect(heard[0]?.seconds).toBeCloseTo(0.1);
    expect(shaken).toEqual([60]);
  });

  it('is what the person wants, each by itself', () => {
    const { heard, shaken } = device();
    confirmRead({ sound: false, vibration: true });
    expect([heard.length, shaken.length]).toEqual([0, 1]);
    confirmRead({ sound: true, vibration: false });
    expect([heard.length, shaken.length]).toEqual([1, 1]);
  });

  it('is nothing before the page was touched: browsers would refuse it and complain', () => {
    const { heard, shaken } = device({ touched: false });
    confirmRead({ sound: true, vibration: true });
    expect([heard.length, shaken.length]).toEqual([0, 0]);
  });
});

describe('the choices of the scanner', () => {
  const stored = (text: string | null) => {
    const kept = new Map(text === null ? [] : [['scanner', text]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  };

  it('are on at first, and also where what is stored cannot be read', () => {
    for (const text of [null, '{', '7', '"x"', '{"sound":"no","camera":5}']) {
      stored(text);
      expect(scanPreferences()).toMatchObject({ sound: true, vibration: true, camera: null });
    }
  });

  it('are kept one by one on the device', () => {
    stored(null);
    choosePreferences({ sound: false });
    choosePreferences({ camera: 'abc' });
    expect(scanPreferences()).toMatchObject({ sound: false, vibration: true, camera: 'abc' });
  });
});
