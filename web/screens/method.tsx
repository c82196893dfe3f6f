import { MethodPage } from '#web/features/method/method-page.tsx';

/** /method: how a score is calculated. */
export function Component() {
  return <MethodPage />;
}
