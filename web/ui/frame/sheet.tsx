import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ModalFrame, type ModalProps } from './modal.tsx';

interface SheetProps extends ModalProps {
  /** It holds a form: a press on the scrim does not close it. */
  form?: boolean;
  /** Hides the title line with its close button if the content says it better; it stays the accessible name. */
  titleHidden?: boolean;
  /** As tall as the screen allows, so that the height is the same for all steps of a task. */
  tall?: boolean;
  /** Shown above the title: the progress of a multi-step task, with a back button. */
  steps?: ReactNode;
}

/** Slides up from the bottom on phones; a dialog of 480 px from tablets on. */
export function Sheet({
  open,
  onClose,
  title,
  form = false,
  titleHidden = false,
  tall = false,
  steps,
  children,
}: SheetProps) {
  return (
    <ModalFrame open={open} onClose={onClose} className={classNames('sheet', tall && 'sheet-tall')} scrimCloses={!form}>
      {(titleId) => (
        <>
          <div className="sheet-grab" aria-hidden="true" />
          {steps}
          <div className={titleHidden ? 'sr-only' : 'mb-4 flex min-h-11 items-center gap-2'}>
            <h2 id={titleId} className="title-2 flex-1">
              {title}
            </h2>
            {!titleHidden && (
              <IconButton label="Close" className="-mr-[12px]" onClick={onClose}>
                <X strokeWidth={1.9} />
              </IconButton>
            )}
          </div>
          {children}
        </>
      )}
    </ModalFrame>
  );
}
