import { describe, expect, it } from 'vitest';
import { scannerState } from '#web/features/scan/scanner-state.ts';

const OPEN = { status: 'open', answered: false } as const;
const base = { camera: 'idle', permission: 'prompt', searching: false, flow: OPEN } as const;

describe('the state of the scanner', () => {
  it.each([
    ['idle', base],
    ['idle', { ...base, permission: 'unknown' }],
    ['initialising', { ...base, camera: 'starting' }],
    ['scanning', { ...base, camera: 'looking', permission: 'granted' }],
    ['processing', { ...base, camera: 'looking', searching: true }],
    ['processing', { ...base, camera: 'looking', flow: { status: 'read', answered: false } }],
    ['detected', { ...base, camera: 'looking', flow: { status: 'read', answered: true } }],
    ['detected', { ...base, camera: 'looking', flow: { status: 'limit', answered: false } }],
    ['error', { ...base, camera: 'failed' }],
    ['error', { ...base, permission: 'denied' }],
    ['error', { ...base, flow: { status: 'refused', answered: false } }],
    // A code entered by hand, without a camera.
    ['detected', { ...base, camera: 'failed', flow: { status: 'read', answered: true } }],
  ] as const)('is %s', (state, parts) => {
    expect(scannerState(parts)).toBe(state);
  });
});
