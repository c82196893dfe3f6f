import { showToast } from '#web/ui/frame/toast.ts';
import { useSending } from './use-sending.ts';

/** Like {@link useSending}, with the problem as one sentence. */
export function useAct() {
  const { pending, problem, setProblem, send } = useSending();
  const [ofFirstField] = Object.values(problem?.fields ?? {});
  return {
    pending,
    problem: problem && (ofFirstField ?? problem.message),
    setProblem: (message: string | null) => setProblem(message === null ? null : { code: 'INVALID_INPUT', message }),
    act: send,
  };
}

/** Shows a toast saying that an action failed. */
export const showFailureToast = (message: string): void =>
  showToast({ title: 'That didn’t work', description: message, variant: 'destructive' });
