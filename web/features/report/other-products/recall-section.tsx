import { useLiveQuery } from 'dexie-react-hooks';
import { ShieldQuestion } from 'lucide-react';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { readChecked } from '#web/offline/recalls/checked.ts';
import { noticesNaming } from '#web/offline/recalls/naming.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { timeAgo } from '#web/ui/time-ago.tsx';
import { recallsLookedUp } from './recall-words.ts';

/** What was looked for among the recall notices, and when (product P2.6.5). A notice itself stands before the score. */
export function RecallSection({ product }: { product: Product }) {
  const { db } = useAccount();
  const looked = useLiveQuery(
    async () => ({ checked: await readChecked(db), naming: (await noticesNaming(db, product)).length }),
    [db, product],
  );
  if (!looked) return null;
  const { checked, naming } = looked;
  return (
    <Section title="Recalls">
      <Notice icon={<ShieldQuestion strokeWidth={1.9} aria-hidden="true" />}>
        {recallsLookedUp({
          barcode: product.gtin !== null,
          naming,
          sources: checked?.sources.length ?? 0,
          when: checked && timeAgo(checked.at, Date.now()).replace('Just', 'just'),
        })}
      </Notice>
    </Section>
  );
}
