import { Button } from '#web/ui/button.tsx';
import { browserFacts, cameraPermissionSteps } from '../camera-permission-steps.ts';
import type { CameraState } from './use-camera.ts';
import type { CameraPermission } from './use-camera-permission.ts';

interface CameraMessageProps {
  state: Exclude<CameraState, { status: 'looking' }>;
  permission: CameraPermission;
  /** Starts the camera from this message; leave out if the button is elsewhere on the screen. */
  onStart?: () => void;
  /** About a picture being searched meanwhile, or why it gave no code. */
  picture: string | null;
  /** What to point the camera at, and why it is requested. Default: about barcodes. */
  ask?: string;
  why?: string;
  /** How to go on without a camera. */
  without?: string;
}

const WITHOUT_CAMERA = 'You can always type the number under the bars, or choose a photo of it.';
const TIPS = ['Close other apps or tabs that use the camera.', 'Reload this page, or restart the browser.'];
/** Browsers hide the camera from pages that were loaded without encryption; the address bar shows that. */
const NOT_SECURE = 'This page was not opened over https, so the browser blocks the camera.';

/** Tips for a camera that does not run. If there is no camera, only how to go on without one. */
function tipsFor(state: CameraState, without: string): readonly string[] {
  const kind = state.status === 'failed' ? state.problem.kind : null;
  if (kind !== 'not_found' && kind !== 'not_supported') return [...TIPS, without];
  return window.isSecureContext ? [without] : [NOT_SECURE, without];
}

const Picture = ({ words }: { words: string | null }) => (
  <p className="small-strong min-h-5" role="alert">
    {words}
  </p>
);

/** The message in the viewfinder while the camera is off: why it is requested, how to start it, or what is wrong. */
export function CameraMessage({
  state,
  permission,
  onStart,
  picture,
  ask = 'Point camera at any product barcode',
  why = 'Your browser will ask for the camera. Its picture stays on this phone.',
  without = WITHOUT_CAMERA,
}: CameraMessageProps) {
  if (state.status === 'starting') {
    return (
      <div className="scanner-message" role="status">
        <h2 className="title-3">{`Starting the camera, attempt ${state.attempt} of 3`}</h2>
        {state.note !== null && <p className="small">{state.note}</p>}
      </div>
    );
  }
  if (state.status === 'failed' || permission === 'denied') {
    const denied = permission === 'denied' || (state.status === 'failed' && state.problem.kind === 'denied');
    return (
      <div className="scanner-message" role="alert">
        <h2 className="title-3">
          {state.status === 'failed'
            ? state.problem.message
            : 'Camera access denied. Please allow camera permissions and try again.'}
        </h2>
        {denied ? (
          <>
            <p className="small-strong">To turn it on:</p>
            <ol className="scanner-steps small">
              {cameraPermissionSteps(browserFacts()).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="small">{WITHOUT_CAMERA}</p>
          </>
        ) : (
          <ul className="scanner-tips small">
            {tipsFor(state, without).map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
        {onStart && (
          <Button variant="secondary" onClick={onStart} disabled={permission === 'denied'}>
            Start camera
          </Button>
        )}
        <Picture words={picture} />
      </div>
    );
  }
  return (
    <div className="scanner-message">
      <h2 className="title-2">{ask}</h2>
      <p>{why}</p>
      {onStart && (
        <Button onClick={onStart} disabled={permission === 'asking'}>
          Start camera
        </Button>
      )}
      <Picture words={picture} />
    </div>
  );
}
