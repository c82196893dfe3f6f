import { PackageCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { contributions, offerContributions, withdrawContribution } from '#domain/catalogue/review/calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { ContributionRow } from './contribution-row.tsx';

/** The person's contributions to the server's catalogue, and a switch to offer them or not (product P14.13, P14.15). */
export function ContributionsSheet({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(contributions), [client]));
  /** The contribution being withdrawn, or the choice being sent; null if neither. */
  const [pending, setPending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (what: string, call: () => Promise<Result<unknown>>) => {
    setPending(what);
    setRefusal(null);
    const done = await call();
    setPending(null);
    if (!done.ok) setRefusal(done.problem.message);
    again();
  };
  return (
    <Sheet open onClose={onClose} title="Products you entered">
      <p className="text-ink-2">
        What you type in or read from a label counts for your household right away. With a barcode, it can help others
        on this server too, once the people who run it have reviewed it next to the label photos you keep. Nobody sees
        your name.
      </p>
      <div className="mt-4">
        <ServerAnswerView asked={asked} again={again}>
          {({ offers, contributions: list }) => (
            <>
              <SwitchLine
                Icon={PackageCheck}
                label="Share what I enter with others"
                hint="Turning this off withdraws anything awaiting review. Anything already accepted stays."
                checked={offers}
                onChange={(on) => {
                  if (pending === null)
                    void act('offers', () => client.server.ask(offerContributions, { body: { offers: on } }));
                }}
              />
              {list.length === 0 ? (
                <p className="mt-4 text-ink-2">
                  Nothing yet. When a scan finds nothing, type in the product or take a photo of its label.
                </p>
              ) : (
                <ul aria-label="Products you entered" className="mt-4 grid gap-3">
                  {list.map((one) => (
                    <ContributionRow
                      key={one.id}
                      one={one}
                      pending={pending === one.id}
                      onWithdraw={() =>
                        void act(one.id, () => client.server.ask(withdrawContribution, { params: { id: one.id } }))
                      }
                    />
                  ))}
                </ul>
              )}
            </>
          )}
        </ServerAnswerView>
      </div>
      {refusal !== null && (
        <div className="mt-4">
          <Notice level="WARNING" role="alert">
            {refusal}
          </Notice>
        </div>
      )}
    </Sheet>
  );
}
