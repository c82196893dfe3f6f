import { showToast } from '#web/ui/frame/toast.ts';
import { useSending } from './use-sending.ts';

/** As {@link useSending}, where one sentence says what was wrong. */
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

/** Says that something pressed beside other things was not done. */
export const sayNotDone = (message: string): void =>
  showToast({ title: 'Not done', description: message, variant: 'destructive' });
