import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/frame/toast.ts';
import { useSwipeDown } from './use-swipe-down.ts';

interface ScanSheetProps {
  /** The accessible name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The scan result over the running camera. Not modal, so that the person can go on at any time. */
export function ScanSheet({ label, onClose, children }: ScanSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const { offset, handlers } = useSwipeDown(onClose);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    // The sheet shows the result, so toasts must not cover it.
    useToasts.getState().clear();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-label={label}
      className="scan-sheet outline-none"
      style={offset > 0 ? { transform: `translateY(${offset}px)` } : undefined}
    >
      <div className="-mx-gutter touch-none px-gutter pt-0.5 pb-1" {...handlers}>
        <div className="sheet-grab" aria-hidden="true" />
      </div>
      <IconButton label="Scan on" className="absolute top-2 right-2 text-ink-2" onClick={onClose}>
        <X strokeWidth={1.9} />
      </IconButton>
      <div aria-live="polite">{children}</div>
    </section>
  );
}
