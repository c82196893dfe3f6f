import { useState } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Dialog } from '#web/ui/frame/dialog.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { Popover } from '#web/ui/frame/popover.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { IngredientRow } from '#web/ui/ingredient-row.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type DrawingKind, ProductDrawing } from '#web/ui/product-drawing.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { STILL_READING } from '#web/ui/risk/levels.ts';
import { SkeletonRow } from '#web/ui/skeleton.tsx';
import type { GalleryEntry } from './gallery-entry.ts';

const DRAWINGS: readonly DrawingKind[] = [
  'bottle',
  'box',
  'dropper',
  'gum',
  'jar',
  'jug',
  'pet',
  'pump',
  'spray',
  'sweets',
  'wipes',
];
const LEVELS = ['critical', 'high', 'moderate', 'low', 'none', 'unknown'] as const;

function Opened({ kind }: { kind: 'sheet' | 'dialog' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the {kind}
      </Button>
      {kind === 'sheet' ? (
        <Sheet open={open} onClose={close} title="Add a pet" form>
          <p>What the sheet asks for.</p>
        </Sheet>
      ) : (
        <Dialog
          open={open}
          onClose={close}
          title="Delete this entry"
          actions={<Button onClick={close}>Delete</Button>}
        />
      )}
    </>
  );
}

export const LISTS: readonly GalleryEntry[] = [
  {
    name: 'ProductRow',
    states: {
      scored: (
        <PanelList>
          <ProductRow
            name="Sample Disinfecting Spray"
            to="/product/1"
            meta="2h ago · Cleaning"
            drawing="spray"
            risk={{ level: 'MODERATE', score: 48, provisional: false, known: 11, total: 11 }}
          />
        </PanelList>
      ),
      'still reading': (
        <PanelList>
          <ProductRow name="Sample Serum" meta="Still reading" drawing="dropper" risk={STILL_READING} />
        </PanelList>
      ),
      skeleton: (
        <PanelList>
          <SkeletonRow />
        </PanelList>
      ),
    },
  },
  {
    name: 'IngredientRow',
    states: {
      'every level': (
        <PanelList inset={46}>
          {LEVELS.map((level) => (
            <IngredientRow key={level} name={`A ${level} one`} purpose="Preservative" level={level}>
              <p className="small">What is known about it.</p>
            </IngredientRow>
          ))}
        </PanelList>
      ),
    },
  },
  {
    name: 'Notice',
    states: {
      plain: <Notice>Used only for your warnings.</Notice>,
      warning: <Notice level="WARNING">This phone is nearly full.</Notice>,
      info: <Notice level="INFO">From the hazard statements of the label.</Notice>,
    },
  },
  {
    name: 'EmptyState',
    states: {
      default: (
        <EmptyState
          title="No products scanned yet"
          text="Start building your safe home inventory"
          action={<LinkButton to="/scan">Scan Your First Product</LinkButton>}
        />
      ),
    },
  },
  { name: 'Avatar', states: { person: <Avatar name="Maya" />, cat: <Avatar name="Miso" kind="cat" /> } },
  {
    name: 'ProductDrawing',
    states: Object.fromEntries(DRAWINGS.map((kind) => [kind, <ProductDrawing key={kind} kind={kind} />])),
  },
  { name: 'Sheet and Dialog', states: { sheet: <Opened kind="sheet" />, dialog: <Opened kind="dialog" /> } },
  {
    name: 'Popover',
    states: {
      closed: (
        <Popover
          label="More"
          className="top-full left-0 mt-1"
          trigger={(props) => (
            <button type="button" className="button button-secondary" {...props}>
              More
            </button>
          )}
        >
          {(close) => (
            <button type="button" className="menu-item" onClick={close}>
              Print
            </button>
          )}
        </Popover>
      ),
    },
  },
];
