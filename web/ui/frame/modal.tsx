import { type ReactNode, useEffect, useId, useRef } from 'react';

export interface ModalProps {
  open: boolean;
  /** Called on Esc, a press outside, or the close button. */
  onClose: () => void;
  /** States the fact. It is the accessible name. */
  title: string;
  children: ReactNode;
}

interface FrameProps extends Pick<ModalProps, 'open' | 'onClose'> {
  className: string;
  children: (titleId: string) => ReactNode;
  /** Whether a press on the scrim closes it too. Not if something typed would be lost. */
  scrimCloses: boolean;
}

/** Something deleted in a dialog leaves the page within this time after the dialog closes. */
const GONE_WITHIN_MS = 2000;

/** Moves the focus to the page's content if the focused element is removed, such as a row that was just deleted. */
function holdFocus(): void {
  const watch = new MutationObserver(() => {
    const here = document.activeElement;
    if (here !== null && here !== document.body) return;
    watch.disconnect();
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), GONE_WITHIN_MS);
}

/** A native `<dialog>`: the browser traps the focus, restores it, and closes on Esc. */
export function ModalFrame({ open, onClose, className, scrimCloses, children }: FrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      before.current = document.activeElement;
      dialog.showModal();
    }
    if (!open && dialog.open) {
      dialog.close();
      holdFocus();
    }
  }, [open]);
  useEffect(
    () => () => {
      // If it is unmounted while open, the browser drops the focus, and the element it came from may be gone too.
      const here = document.activeElement;
      if (before.current === null) return;
      holdFocus();
      if (here !== null && here !== document.body) return;
      const back = before.current.isConnected ? before.current : document.getElementById('content');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (scrimCloses && event.target === event.currentTarget && isOutside(event.currentTarget, event)) onClose();
      }}
    >
      {open && children(titleId)}
    </dialog>
  );
}

function isOutside(element: Element, point: { clientX: number; clientY: number }): boolean {
  const box = element.getBoundingClientRect();
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom;
}
