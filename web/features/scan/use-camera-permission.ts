import { useEffect, useState } from 'react';

/** What the browser says about the camera before it is asked; `unknown` where it does not tell. */
export type CameraPermission = 'asking' | 'unknown' | PermissionState;

/** Follows the camera permission, also when it is changed in the settings meanwhile. */
export function useCameraPermission(): CameraPermission {
  const [permission, setPermission] = useState<CameraPermission>('asking');
  useEffect(() => {
    let status: PermissionStatus | null = null;
    let current = true;
    const onChange = () => status && setPermission(status.state);
    const ask = async () => {
      status = await navigator.permissions.query({ name: 'camera' });
      if (!current) return;
      setPermission(status.state);
      status.addEventListener('change', onChange);
    };
    // Some browsers know no permission of that name.
    ask().catch(() => current && setPermission('unknown'));
    return () => {
      current = false;
      status?.removeEventListener('change', onChange);
    };
  }, []);
  return permission;
}
