import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

interface PopoverProps {
  /** The button that opens it. Gets everything it must spread on its element. */
  trigger: (props: { 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode;
  /** The accessible name of what opens. */
  label: string;
  /** Where it hangs, in Tailwind classes relative to the trigger: "right-0 top-full". */
  className?: string;
  children: (close: () => void) => ReactNode;
}

/** A panel beside its button that leaves the page usable: Esc, a press outside, or the focus moving on closes it. */
export function Popover({ trigger, label, className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const onElsewhere = (event: PointerEvent | FocusEvent) => {
      if (!(event.target instanceof Node) || root.current?.contains(event.target)) return;
      // A page that puts the focus on itself once it stands is not the person moving on.
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
  // What was pressed goes with the panel: its button keeps the focus, for whatever opens next to give it back to.
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
