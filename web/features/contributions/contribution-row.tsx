import type { ContributionAnswer } from '#domain/catalogue/review/calls.ts';
import { productPath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';

/** The outcome of a contribution, in a sentence. */
const STATE_WORDS: Readonly<Record<ContributionAnswer['state'], string>> = {
  waiting: 'Awaiting review by the people who run your server.',
  taken: 'In the catalogue for everyone on this server.',
  refused: 'Not added to the catalogue.',
  withdrawn: 'You withdrew it.',
  reverted: 'Removed from the catalogue again.',
};

interface ContributionRowProps {
  one: ContributionAnswer;
  pending: boolean;
  onWithdraw: () => void;
}

/** One contribution, its outcome and the reason. */
export const ContributionRow = ({ one, pending, onWithdraw }: ContributionRowProps) => {
  const { productId, name, kind, state, reason, offeredAt, settledAt } = one;
  return (
    <li className="rounded-control bg-surface-2 px-4 py-3">
      <p className="wrap-anywhere">
        <TextLink to={productPath(productId)}>{name}</TextLink>
      </p>
      <p>{STATE_WORDS[state]}</p>
      {reason !== null && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{`Reason: ${reason}`}</p>}
      <p className="caption mt-1 text-ink-2">
        {kind === 'photo' ? 'List read from a label' : 'Entered by hand'}, <TimeAgo at={settledAt ?? offeredAt} />
      </p>
      {state === 'waiting' && (
        <Button size="small" variant="secondary" className="mt-2" pending={pending} onClick={onWithdraw}>
          {pending ? 'Withdrawing' : 'Withdraw'}
        </Button>
      )}
    </li>
  );
};
