import type { ReactNode } from 'react';
import { PLAN_NAME, planWith } from '#domain/plans/entitlements.ts';
import type { Entitlement } from '#domain/plans/plan-schemas.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { TextLink } from '#web/ui/link-button.tsx';

interface PlanNoteProps {
  entitlement: Entitlement;
  /** What the household's plan does not include, as a whole sentence. */
  children: ReactNode;
}

/** A note on a feature of a larger plan: what it is, which plan has it, and a link to it (product P6.10). */
export function PlanNote({ entitlement, children }: PlanNoteProps) {
  const plan = planWith(entitlement);
  return (
    <Notice>
      <p>{children}</p>
      <p>
        {`Part of the ${PLAN_NAME[plan]} plan. `}
        <TextLink to={`${paths.subscription}?plan=${plan}`}>See plans</TextLink>
      </p>
    </Notice>
  );
}
