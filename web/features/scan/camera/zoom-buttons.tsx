import { zoomSteps } from './camera-controls.ts';
import type { Lens } from './use-lens.ts';

/** Buttons for 1x, 2x and whatever else the camera reaches. Pinching sets any zoom in between. */
export function ZoomButtons({ lens }: { lens: Lens }) {
  if (!lens.zoom) return null;
  const { range, value } = lens.zoom;
  const steps = zoomSteps(range);
  if (steps.length < 2) return null;
  const nearest = steps.reduce((best, step) => (Math.abs(step - value) < Math.abs(best - value) ? step : best));
  return (
    <fieldset className="scanner-zoom" aria-label="Zoom">
      {steps.map((step) => (
        <button key={step} type="button" aria-pressed={step === nearest} onClick={() => lens.zoomTo(step)}>
          {`${step / (steps[0] ?? 1)}\u00d7`}
        </button>
      ))}
    </fieldset>
  );
}
