import type { ReactNode } from 'react';
import { ModalFrame, type ModalProps } from './modal.tsx';

interface DialogProps extends ModalProps {
  description?: ReactNode;
  /** Buttons, stacked, the primary one first. */
  actions: ReactNode;
}

/** A decision that interrupts the task. The title states the fact, the buttons are verbs. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  children,
}: Partial<Pick<DialogProps, 'children'>> & Omit<DialogProps, 'children'>) {
  return (
    <ModalFrame open={open} onClose={onClose} className="dialog" scrimCloses={false}>
      {(titleId) => (
        <>
          <h2 id={titleId} className="title-2">
            {title}
          </h2>
          {description && <div className="small mt-1 text-ink-2">{description}</div>}
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-[18px] grid gap-2">{actions}</div>
        </>
      )}
    </ModalFrame>
  );
}
