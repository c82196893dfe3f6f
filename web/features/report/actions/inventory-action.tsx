import { Check, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { InventoryPlace } from './use-inventory-place.ts';

interface InventoryActionProps {
  place: InventoryPlace;
  /** In the title's line of a desktop. */
  small?: boolean;
}

const icon = (Icon: typeof Plus) => <Icon aria-hidden="true" strokeWidth={1.9} />;

/** The main action of a report: put the product into the inventory, or see that it is there. */
export function InventoryAction({ place, small = false }: InventoryActionProps) {
  const size = small ? 'small' : 'normal';
  const held = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  const stands = place.quantity !== null && place.quantity !== undefined;
  useEffect(() => {
    // The button that was pressed is gone: the focus goes to what took its place.
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
          // The second click of two on the button that stood here.
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
