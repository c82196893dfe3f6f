import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

interface PopoverProps {
  /** Renders the button that opens it, which must spread these props. */
  trigger: (props: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode;
  /** The accessible name of the panel. */
  label: string;
  /** Its position relative to the trigger, as Tailwind classes: "right-0 top-full". */
  className?: string;
  children: (close: () => void) => ReactNode;
}

/** A non-modal panel at its button. Esc, a press outside, or moving the focus out closes it. */
export function Popover({ trigger, label, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Node) || root.current?.contains(event.target)) return;
      // A page that focuses itself after loading is not the person moving on.
      if (event.type === 'focusin' && event.target instanceof HTMLElement && event.target.tabIndex < 0) return;
      setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
  // The pressed item disappears with the panel. The trigger gets the focus, so that whatever opens next can restore it.
  const close = () => {
    root.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  return (
    <div ref={root} className="relative">
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      {open && (
        <section id={id} aria-label={label} className={classNames('popover', className)}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
