import { Bell as BellIcon } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Popover } from '#web/ui/popover.tsx';

/** The notification bell. Nothing sends notifications yet, and the panel says so. */
export function Bell({ above = false }: { above?: boolean }) {
  return (
    <Popover
      label="Notifications"
      className={classNames('p-4', above ? 'bottom-full left-0 mb-2 -translate-x-1/2' : 'top-full right-0 -mr-9 mt-1')}
      trigger={(props) => (
        <IconButton label="Notifications" {...props}>
          <BellIcon strokeWidth={1.9} />
        </IconButton>
      )}
    >
      {() => (
        <>
          <h2 className="title-3">No notifications</h2>
          <p className="small mt-1 text-ink-2">
            This version does not send any yet. Expiry dates are shown at each product and in the detector.
          </p>
        </>
      )}
    </Popover>
  );
}
