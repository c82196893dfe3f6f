import { Flag, ThumbsUp, Trash2 } from 'lucide-react';
import { deleteTip, markTip, type SharedTip } from '#domain/tips/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { EntryText } from '#web/client/entry-text.tsx';
import { TipSource } from '#web/client/tip-source.tsx';
import { showFailureToast } from '#web/client/use-act.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { AREA_WORDS, AUDIENCE_WORDS } from '#web/words/tip-words.ts';

interface SharedTipItemProps {
  tip: SharedTip;
  again: () => Promise<void>;
  onReport: () => void;
}

/** A tip by a member. Others' tips can be marked as helpful and reported, one's own can be taken back. */
export function SharedTipItem({ tip, again, onReport }: SharedTipItemProps) {
  const { id, area, audience, title, text, source, by, yours, elsewhere, helpful, marked, hidden } = tip;
  const client = useClient();
  const mark = async () => {
    const done = await client.server.ask(markTip, { params: { id }, body: { on: !marked } });
    if (!done.ok) showFailureToast(done.problem.message);
    await again();
  };
  const takeBack = async () => {
    const done = await client.server.ask(deleteTip, { params: { id } });
    if (!done.ok) showFailureToast(done.problem.message);
    await again();
  };
  return (
    <li className="p-4">
      <p className="small text-ink-2">{`${AREA_WORDS[area]} · for ${AUDIENCE_WORDS[audience]}`}</p>
      <h3 className="title-3 mt-1 wrap-anywhere" dir="auto">
        {title}
      </h3>
      <EntryText text={text} />
      <TipSource source={source} />
      {hidden !== null && (
        <div className="mt-2">
          <Notice level="CAUTION">Only you see this. {hidden}</Notice>
        </div>
      )}
      <p className="-mx-2 mt-1 flex flex-wrap items-center justify-between gap-x-4">
        {elsewhere ? null : yours ? (
          <button type="button" className="tip-act" onClick={() => void takeBack()}>
            <Trash2 strokeWidth={1.9} aria-hidden="true" />
            Withdraw
            <span className="sr-only"> “{title}”</span>
          </button>
        ) : (
          <button type="button" className="tip-act" aria-pressed={marked} onClick={() => void mark()}>
            <ThumbsUp strokeWidth={1.9} aria-hidden="true" />
            Helpful{helpful > 0 && <span className="num"> {helpful}</span>}
          </button>
        )}
        {!yours && !elsewhere && (
          <button type="button" className="tip-act" onClick={onReport}>
            <Flag strokeWidth={1.9} aria-hidden="true" />
            Report
            <span className="sr-only"> “{title}”</span>
          </button>
        )}
        <span className="px-2 text-ink-2 wrap-anywhere">
          {yours ? `Yours${helpful > 0 ? `, helpful ${helpful}` : ''}` : `${elsewhere ? 'from' : 'by'} ${by}`}
        </span>
      </p>
    </li>
  );
}
