import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ToastVariant, useToasts } from '#web/ui/frame/toast.ts';

const sign = { strokeWidth: 1.9, 'aria-hidden': true } as const;
const ICON: Readonly<Record<ToastVariant, ReactNode>> = {
  default: null,
  success: <CircleCheck {...sign} />,
  destructive: <CircleX {...sign} />,
  info: <Info {...sign} />,
  warning: <TriangleAlert {...sign} />,
};

/** The one visible toast: 5 s, paused while pointed at or focused, dismissed by a 50 px swipe right, focused by F8. */
export function ToastViewport() {
  const toast = useToasts((state) => state.toast);
  const dismiss = useToasts((state) => state.dismiss);
  const viewport = useRef<HTMLOListElement>(null);
  const id = toast?.open ? toast.id : null;
  useEffect(() => {
    // Shown again as a popover for each toast: the popover shown last is above every dialog.
    const list = viewport.current;
    if (id === null || !list || !('showPopover' in list)) return;
    list.showPopover();
    return () => list.hidePopover();
  }, [id]);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Toast.Root
          key={toast.id}
          className="toast"
          open={toast.open}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismiss(toast.id)}
        >
          {ICON[toast.variant ?? 'default']}
          <div className="min-w-0 flex-1">
            <Toast.Title className="toast-title">{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.Action className="toast-act" altText={toast.action.label} onClick={toast.action.run}>
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close className="toast-act" aria-label="Dismiss">
            <X strokeWidth={1.9} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        popover="manual"
        className="toast-viewport"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
      />
    </Toast.Provider>
  );
}
