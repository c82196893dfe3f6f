import { describe, expect, it } from 'vitest';
import {
  CAMERA_TIMEOUT,
  cameraProblem,
  NO_CAMERA_API,
  worthRetrying,
} from '#web/features/scan/camera/camera-problem.ts';
import { pauseAfter } from '#web/features/scan/camera/use-camera.ts';

/** The camera part of the error catalogue (product P7.5), verbatim. */
const CATALOGUE = [
  ['NotAllowedError', 'denied', 'Camera access denied. Please allow camera permissions and try again.'],
  ['NotFoundError', 'not_found', 'No camera found. Please ensure your device has a camera.'],
  ['NotSupportedError', 'not_supported', 'Camera not supported in this browser. Try using Chrome or Safari.'],
  ['NotReadableError', 'in_use', 'Camera is being used by another application. Please close other apps and try again.'],
  [
    'OverconstrainedError',
    'overconstrained',
    "Camera doesn't support the required settings. Trying with basic settings...",
  ],
  ['TimeoutError', 'timeout', 'Camera initialization timed out. Please try again.'],
] as const;

describe('cameraProblem', () => {
  it.each(CATALOGUE)('says %s in the words of product P7.5', (name, kind, message) => {
    expect(cameraProblem(new DOMException('', name))).toEqual({ kind, message });
  });

  it('says the same for the names that older browsers use', () => {
    for (const [name, kind] of [
      ['SecurityError', 'denied'],
      ['DevicesNotFoundError', 'not_found'],
      ['TrackStartError', 'in_use'],
    ])
      expect(cameraProblem(Object.assign(new Error('x'), { name })).kind).toBe(kind);
  });

  it('keeps the browser’s own words for anything else', () => {
    const message = 'Camera error: lens cap. Please try again or refresh the page.';
    expect(cameraProblem(new Error('lens cap'))).toEqual({ kind: 'other', message });
    expect(cameraProblem(new DOMException('lens cap', 'AbortError'))).toEqual({ kind: 'other', message });
    expect(cameraProblem(null).message).toBe('Camera error: unknown. Please try again or refresh the page.');
  });

  it('has words of its own for a browser without cameras, and for a camera that never answers', () => {
    expect(NO_CAMERA_API.message).toBe('Camera API not supported in this browser.');
    expect(CAMERA_TIMEOUT.message).toBe('Camera initialization timed out. Please try again.');
  });

  it('tries again only where that can help without a hand', () => {
    const retried = CATALOGUE.filter(([name]) => worthRetrying(cameraProblem(new DOMException('', name))));
    expect(retried.map(([name]) => name)).toEqual(['NotReadableError', 'TimeoutError']);
    expect(worthRetrying(cameraProblem(new Error('lens cap')))).toBe(true);
  });

  it('waits 1 s, doubled each time, 5 s at most', () => {
    expect([1, 2, 3, 4, 5].map(pauseAfter)).toEqual([1000, 2000, 4000, 5000, 5000]);
  });
});
