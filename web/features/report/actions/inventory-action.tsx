import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { InventoryPlace } from './use-inventory-place.ts';

interface InventoryActionProps {
  place: InventoryPlace;
  /** Small, for the title line on desktop. */
  small?: boolean;
}

const icon = (Icon: typeof Plus) => <Icon aria-hidden="true" strokeWidth={1.9} />;

/** The main action of a report: add the product to the inventory, or see that it is there. */
export function InventoryAction({ place, small = false }: InventoryActionProps) {
  const size = small ? 'small' : 'normal';
  const held = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  const stands = place.quantity !== null && place.quantity !== undefined;
  useEffect(() => {
    // The pressed button is gone: move the focus to its replacement.
    if (stands && pressed.current) held.current?.focus();
    pressed.current = false;
  }, [stands]);
  const add = () => {
    pressed.current = true;
    place.add();
  };
  if (place.quantity === null || place.quantity === undefined) {
    return (
      <Button
        icon={icon(Plus)}
        size={size}
        pending={place.adding}
        disabled={place.quantity === undefined}
        onClick={add}
      >
        {place.adding ? 'Adding' : 'Add to inventory'}
      </Button>
    );
  }
  return (
    <>
      <LinkButton
        ref={held}
        to={paths.inventory}
        variant="soft"
        size={size}
        icon={icon(Check)}
        onClick={(event) => {
          // Ignore the second click of a double click on the button that was here before.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {place.quantity === 1 ? 'In your inventory' : `In your inventory: ${place.quantity}`}
      </LinkButton>
      <Button variant="secondary" size={size} className={small ? undefined : 'button-square'} onClick={place.add}>
        {icon(Plus)}
        <span className="sr-only">Add one more</span>
      </Button>
    </>
  );
}
