import { lazy, Suspense } from 'react';
import { Questionnaire } from '#web/features/household/questionnaire/questionnaire.tsx';
import { NudgeDialog } from '#web/features/welcome/nudge-dialog.tsx';
import { OnboardingDialog } from '#web/features/welcome/onboarding-dialog.tsx';
import { useDueOverlay } from '#web/features/welcome/use-due-overlay.ts';
import { useHealth } from '#web/product-view/use-home-health.ts';

const Tour = lazy(async () => ({ default: (await import('#web/features/welcome/tour.tsx')).Tour }));

/** The one overlay shown over the dashboard, if one is due. */
export function Welcome() {
  const health = useHealth();
  const { overlay, end } = useDueOverlay(health);
  if (!overlay) return null;
  const onDone = () => end(overlay);
  switch (overlay.kind) {
    case 'questionnaire':
      return <Questionnaire onDone={onDone} />;
    case 'onboarding':
      return <OnboardingDialog onDone={onDone} />;
    case 'tour':
      return (
        <Suspense>
          <Tour onDone={onDone} />
        </Suspense>
      );
    case 'nudge': {
      const checked = health?.categories.find(({ category }) => category === overlay.category)?.checked ?? 0;
      return <NudgeDialog category={overlay.category} checked={checked} onDone={onDone} />;
    }
  }
}
