import { MethodPage } from '#web/features/method/method-page.tsx';

/** /method: how a score comes about. */
export function Component() {
  return <MethodPage />;
}
