import { describe, expect, it } from 'vitest';
import { abilitiesOf, fittingZoom, zoomSteps } from '#web/features/scan/camera/camera-controls.ts';

describe('what a camera can do', () => {
  it('is nothing where it does not say', () => {
    expect(abilitiesOf({})).toEqual({ torch: false, zoom: null, focus: false });
    expect(abilitiesOf({ torch: false, zoom: { min: 1, max: 1 }, focusMode: ['continuous'] })).toEqual({
      torch: false,
      zoom: null,
      focus: false,
    });
  });

  it('is read in the forms that browsers use', () => {
    expect(abilitiesOf({ torch: true }).torch).toBe(true);
    expect(abilitiesOf({ torch: [false, true] }).torch).toBe(true);
    expect(abilitiesOf({ focusMode: ['continuous', 'single-shot'] }).focus).toBe(true);
    expect(abilitiesOf({ zoom: { min: 1, max: 8, step: 0.5 } }).zoom).toEqual({ min: 1, max: 8, step: 0.5 });
    expect(abilitiesOf({ zoom: { min: 100, max: 400 } }).zoom?.step).toBe(0.1);
  });

  it('zooms in its own steps, within its range', () => {
    const range = { min: 1, max: 5, step: 0.25 };
    expect(fittingZoom(range, 2.1)).toBe(2);
    expect(fittingZoom(range, 0.2)).toBe(1);
    expect(fittingZoom(range, 99)).toBe(5);
  });

  it('has a button for what it reaches: of its own unit, as desktop cameras count from 100', () => {
    expect(zoomSteps({ min: 1, max: 3, step: 0.1 })).toEqual([1, 2]);
    expect(zoomSteps({ min: 0.5, max: 8, step: 0.1 })).toEqual([1, 2, 4]);
    expect(zoomSteps({ min: 100, max: 400, step: 1 })).toEqual([100, 200, 400]);
    expect(zoomSteps({ min: 1, max: 1.5, step: 0.1 })).toEqual([1]);
  });
});
