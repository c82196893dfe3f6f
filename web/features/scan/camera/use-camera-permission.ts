import { useEffect, useState } from 'react';

/** The camera permission as the browser reports it; `asking` while it is queried, `unknown` if the query fails. */
export type CameraPermission = 'asking' | 'unknown' | PermissionState;

/**
 * Follows the camera permission: on change events, and whenever the page is shown again, since not every browser
 * reports a change.
 */
export function useCameraPermission(): CameraPermission {
  const [permission, setPermission] = useState<CameraPermission>('asking');
  useEffect(() => {
    let status: PermissionStatus | null = null;
    let current = true;
    const onChange = () => status && setPermission(status.state);
    const ask = async () => {
      const answer = await navigator.permissions.query({ name: 'camera' });
      if (!current) return;
      status?.removeEventListener('change', onChange);
      status = answer;
      setPermission(status.state);
      status.addEventListener('change', onChange);
    };
    // Some browsers do not know a permission of that name.
    const askAgain = () => {
      if (!document.hidden) ask().catch(() => current && setPermission('unknown'));
    };
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      current = false;
      document.removeEventListener('visibilitychange', askAgain);
      status?.removeEventListener('change', onChange);
    };
  }, []);
  return permission;
}
