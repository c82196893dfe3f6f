import { useCallback } from 'react';
import { useSession } from '#web/client/client-context.tsx';
import { PublicReport } from '#web/features/report/public-report.tsx';
import { paths, signUpPath } from '#web/paths.ts';
import { DEMO_INPUT, DEMO_PRODUCT } from '#web/product-view/demo-product.ts';
import { engine } from '#web/reports/engine.ts';
import { NoKnowledge } from '#web/reports/no-knowledge.tsx';
import { useEngineAnswer } from '#web/reports/use-engine-answer.ts';
import { Page, PageHeader } from '#web/ui/frame/page.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** /demo-product: the sample's report, computed on this device when the page is opened. */
export function Component() {
  const { state, retry } = useEngineAnswer(useCallback(() => engine.assess(DEMO_INPUT), []));
  const signedIn = useSession().status === 'signedIn';
  return (
    <Page title="Demo report">
      <PageHeader
        title={DEMO_PRODUCT.name}
        back={paths.home}
        subtitle="A made-up sample. This report was worked out on your device just now."
      />
      <div className="mt-5">
        {state.status === 'asking' && (
          <div role="status" aria-busy="true">
            <span className="sr-only">Assessing the sample</span>
            <Skeleton className="h-[176px] w-full rounded-panel" />
          </div>
        )}
        {state.status === 'answered' && (
          <>
            <PublicReport product={{ ingredientsText: DEMO_PRODUCT.label }} report={state.value} />
            <div className="mt-8 flex flex-wrap gap-2.5">
              <LinkButton to={paths.demoScan} className="flex-[1_1_9rem]">
                Try your own
              </LinkButton>
              {!signedIn && (
                <LinkButton to={signUpPath} variant="secondary" className="flex-[1_1_9rem]">
                  Check it for your household
                </LinkButton>
              )}
            </div>
          </>
        )}
        {(state.status === 'no_knowledge' || state.status === 'failed') && (
          <NoKnowledge message={state.status === 'failed' ? state.message : null} onRetry={retry} />
        )}
      </div>
    </Page>
  );
}
