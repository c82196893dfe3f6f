import { describe, expect, it } from 'vitest';
import { cameraProblem, worthRetrying } from '#web/features/scan/camera-problem.ts';

describe('cameraProblem', () => {
  it.each([
    ['NotAllowedError', 'denied', 'Camera access denied. Please allow camera permissions and try again.'],
    ['NotFoundError', 'not_found', 'No camera found. Please ensure your device has a camera.'],
    [
      'NotReadableError',
      'in_use',
      'Camera is being used by another application. Please close other apps and try again.',
    ],
    ['TimeoutError', 'timeout', 'Camera initialization timed out. Please try again.'],
  ])('says %s in the words of the specification', (name, kind, message) => {
    expect(cameraProblem(new DOMException('', name))).toEqual({ kind, message });
  });

  it('keeps the browser’s own words for anything else', () => {
    expect(cameraProblem(new Error('lens cap'))).toEqual({
      kind: 'other',
      message: 'Camera error: lens cap. Please try again or refresh the page.',
    });
  });

  it('tries again only where that can help without a hand', () => {
    expect(worthRetrying(cameraProblem(new DOMException('', 'NotReadableError')))).toBe(true);
    expect(worthRetrying(cameraProblem(new DOMException('', 'NotAllowedError')))).toBe(false);
    expect(worthRetrying(cameraProblem(new DOMException('', 'NotFoundError')))).toBe(false);
  });
});
