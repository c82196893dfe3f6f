import { useCallback, useState } from 'react';
import type { MistakeReport } from '#domain/mistakes/mistake.ts';
import type { Problem } from '#domain/problem.ts';
import { useClient, useNetwork } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

const failure = (reason: unknown): Problem => ({
  code: 'INTERNAL',
  message: reason instanceof Error ? reason.message : String(reason),
});

/** Sends a reported mistake through this phone's outbox: works offline, and is sent once. */
export function useReportMistake(onDone: () => void) {
  const client = useClient();
  const { status } = useNetwork();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = useCallback(
    async (report: MistakeReport) => {
      setSending(true);
      setProblem(null);
      const done = await client
        .perform('mistake.report', client.newId(), report)
        .catch((reason: unknown) => ({ ok: false as const, problem: failure(reason) }));
      setSending(false);
      if (!done.ok) return setProblem(done.problem);
      showToast({
        title: 'Thank you, your report is saved',
        description:
          status === 'online'
            ? 'The people who run your server can see it.'
            : 'It will be sent as soon as there is a signal.',
        variant: 'success',
      });
      onDone();
    },
    [client, status, onDone],
  );
  return { send, sending, problem };
}
