import { useLiveQuery } from 'dexie-react-hooks';
import { ShoppingBasket } from 'lucide-react';
import { useAccount } from '#web/client/client-context.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Link to the shopping list, with the number of items still to buy. */
export function ShoppingLink() {
  const { db } = useAccount();
  const open = useLiveQuery(() => db.shoppingEntries.filter(({ tickedAt }) => tickedAt === null).count(), [db]);
  return (
    <LinkButton
      to={paths.shoppingList}
      variant="secondary"
      block
      icon={<ShoppingBasket aria-hidden="true" strokeWidth={1.9} />}
    >
      {open ? `Shopping list, ${open} to buy` : 'Shopping list'}
    </LinkButton>
  );
}
