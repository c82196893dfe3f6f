import { useLiveQuery } from 'dexie-react-hooks';
import { drawingOf } from '#domain/products/drawing.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { readChecked } from '#web/offline/recalls/checked.ts';
import { paths, recallPath } from '#web/paths.ts';
import { HAZARD_WORDS, publisherSuffix } from '#web/product-view/recall-words.ts';
import { RecallsClear } from '#web/product-view/recalls-clear.tsx';
import { useRecallsHere } from '#web/product-view/use-recalls.ts';
import { useRefreshRecalls } from '#web/product-view/use-refresh-recalls.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { ProductRow } from '#web/ui/product-row.tsx';
import { LEVEL_CLASS } from '#web/ui/risk/levels.ts';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';

/** Number of recalls shown here; the recalls page has all of them. */
const SHOWN = 2;

/** Recalls of the household's products, surest and newest first, or an all-clear (product P2.3.2). */
export function RecallAlerts() {
  useRefreshRecalls();
  const { db } = useAccount();
  const here = useRecallsHere();
  const checked = useLiveQuery(() => readChecked(db), [db]);
  const open = here?.open ?? [];
  return (
    <Section
      title="Recall Alerts"
      aside={
        <TextLink to={paths.recalls}>{open.length > SHOWN ? `All ${open.length} recalls` : 'All recalls'}</TextLink>
      }
    >
      {!here || checked === undefined ? (
        // As high as the content to come, so that nothing below it moves.
        <div className="panel min-h-[78px]" aria-hidden="true" />
      ) : open.length === 0 ? (
        <RecallsClear checked={checked} className="min-h-[78px]" />
      ) : (
        <PanelList>
          {open.slice(0, SHOWN).map(({ id, notice, product, match }) => {
            const level = match.verdict === 'affects' ? 'CRITICAL' : 'WARNING';
            return (
              <ProductRow
                key={id}
                name={product.name}
                to={recallPath(notice.id)}
                drawing={drawingOf(product)}
                meta={
                  <span className={`flex items-center gap-1.5 ${LEVEL_CLASS[level]}`}>
                    <SeverityShape level={level} size={16} />
                    {`${match.verdict === 'affects' ? 'Affects yours' : 'May affect yours'} · ${HAZARD_WORDS[notice.hazard]}${publisherSuffix(notice)}`}
                  </span>
                }
              />
            );
          })}
        </PanelList>
      )}
    </Section>
  );
}
