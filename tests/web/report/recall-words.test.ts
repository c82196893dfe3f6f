import { describe, expect, it } from 'vitest';
import { recallsLookedUp } from '#web/features/report/other-products/recall-words.ts';

const looked = { barcode: true, naming: 0, sources: 9, when: '5 min ago' };

describe('what a report says of recalls (product P2.6.5)', () => {
  it('says what was looked through, and when, where no notice names the barcode', () => {
    expect(recallsLookedUp(looked)).toContain(
      'No notice on this phone names its barcode: 9 sources, looked up 5 min ago.',
    );
    expect(recallsLookedUp({ ...looked, sources: 1 })).toContain(': 1 source, looked up');
  });

  it('says that nothing was checked before the first look-up, and on a server that has read none', () => {
    const unchecked = 'Not checked: this phone has no recall notices yet.';
    expect(recallsLookedUp({ ...looked, when: null })).toBe(unchecked);
    expect(recallsLookedUp({ ...looked, sources: 0 })).toBe(unchecked);
  });

  it('points to what stands above, also before the first look-up: a push brought it', () => {
    expect(recallsLookedUp({ ...looked, naming: 1, when: null })).toContain('stands above the score');
    expect(recallsLookedUp({ ...looked, naming: 2 })).toContain('2 notices name its barcode');
  });

  it('does not say of a product without a barcode that no notice names it', () => {
    expect(recallsLookedUp({ ...looked, barcode: false })).toMatch(/^This product has no barcode here/);
  });
});
