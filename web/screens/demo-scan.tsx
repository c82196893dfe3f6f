import { useCallback, useEffect, useRef, useState } from 'react';
import { type Gtin, printedCode } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import { useSession } from '#web/client/client-context.tsx';
import { PublicReport } from '#web/features/report/public-report.tsx';
import { DemoList } from '#web/features/scan/demo/demo-list.tsx';
import { DemoScan } from '#web/features/scan/demo/demo-scan.tsx';
import { paths, signUpPath } from '#web/paths.ts';
import { rememberTried } from '#web/product-view/tried.ts';
import { engine } from '#web/reports/engine.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

const WAYS = [
  { value: 'pack', label: 'Scan a pack' },
  { value: 'list', label: 'Type a list' },
] as const;

/** The verdict on one product, computed when it is shown. */
function Verdict({ product }: { product: Product }) {
  const { state, retry } = useEngineAnswer(useCallback(() => engine.assess(inputOfProduct(product)), [product]));
  const heading = useRef<HTMLHeadingElement>(null);
  const signedIn = useSession().status === 'signedIn';
  const { status } = state;
  useEffect(() => {
    if (status === 'answered') heading.current?.focus();
  }, [status]);
  return (
    <section className="mt-8" aria-busy={status === 'asking'}>
      <h2 ref={heading} tabIndex={-1} className="title-2 mb-3 outline-none [overflow-wrap:anywhere]">
        {product.name}
      </h2>
      {status === 'asking' && <p role="status">Reading its list on this device</p>}
      {status === 'answered' && (
        <>
          <PublicReport product={product} report={state.value} />
          {!signedIn && (
            <div className="mt-8">
              <p className="text-ink-2">
                This page knows nothing of your home. With an account you see what it means for your child, your cat or
                an allergy.
              </p>
              <LinkButton to={signUpPath} className="mt-3 w-full sm:w-auto">
                Create an account
              </LinkButton>
            </div>
          )}
        </>
      )}
      {(status === 'no_knowledge' || status === 'failed') && (
        <NoKnowledge message={status === 'failed' ? state.message : null} onRetry={retry} />
      )}
    </section>
  );
}

/**
 * /demo-scan: the scanner and the engine for people without an account. Nothing is sent, and what was tried is kept
 * until the tab is closed.
 */
export function Component() {
  const [way, setWay] = useState<'pack' | 'list'>('pack');
  const [product, setProduct] = useState<Product | null>(null);
  const [unknown, setUnknown] = useState<Gtin | null>(null);
  const onRead = useCallback((gtin: Gtin, found: Product | null) => {
    setProduct(found);
    if (found) rememberTried(found);
    setUnknown(found === null ? gtin : null);
  }, []);
  const onList = (typed: Product) => {
    setProduct(typed);
    rememberTried(typed);
  };
  const choose = (next: 'pack' | 'list') => {
    setWay(next);
    setProduct(null);
    setUnknown(null);
  };
  return (
    <Page title="Try it">
      <PageHeader
        title="Try it"
        back={paths.home}
        subtitle="With your own pack or one of ours. Pictures and lists stay on this device."
      />
      <div className="my-4">
        <Segmented label="What you have" options={WAYS} value={way} onChange={choose} />
      </div>
      {way === 'pack' ? (
        <DemoScan onRead={onRead}>
          {unknown !== null && (
            <div className="mt-4">
              <Notice role="status">
                {`${printedCode(unknown)} was read, but it is not one of the products that come with the app. Type its list instead, or look it up with an account: your server then checks its catalogues.`}
              </Notice>
            </div>
          )}
        </DemoScan>
      ) : (
        <DemoList onList={onList} />
      )}
      {product && <Verdict key={`${product.id} ${product.ingredientsText}`} product={product} />}
    </Page>
  );
}
