import { X } from 'lucide-react';
import { IconButton } from '../button.tsx';
import { ModalFrame, type ModalProps } from './modal.tsx';

interface SheetProps extends ModalProps {
  /** It holds a form: a close button beside the title, and a press on the scrim does not close it. */
  form?: boolean;
  /** Hide the title's line where the content says it better; it stays the accessible name. */
  titleHidden?: boolean;
}

/** Rises from the lower edge on phones; a dialog of 480 px from tablets on. */
export function Sheet({ open, onClose, title, form = false, titleHidden = false, children }: SheetProps) {
  return (
    <ModalFrame open={open} onClose={onClose} className="sheet" scrimCloses={!form}>
      {(titleId) => (
        <>
          <div className="sheet-grab" aria-hidden="true" />
          <div className={titleHidden ? 'sr-only' : 'mb-4 flex min-h-11 items-center gap-2'}>
            <h2 id={titleId} className="title-2 flex-1">
              {title}
            </h2>
            {!titleHidden && (
              <IconButton label="Close" className="-mr-3" onClick={onClose}>
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
