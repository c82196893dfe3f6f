import { useState } from 'react';
import type { ProblemCode, Result } from '#domain/problem.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import {
  type AdminRecall,
  adminPublishRecall,
  adminRecallPreview,
  adminRecalls,
  type RecallReach,
} from '#domain/recalls/own/admin-calls.ts';
import { draftOf, type OwnNotice, ownNumber } from '#domain/recalls/own/own-notice.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { useAdminAsk } from '../admin-frame.tsx';
import { NoticeForm } from './notice-form.tsx';
import { NoticePreview } from './notice-preview.tsx';

/** Timeout for counting, which checks every home with products that the notice may name. */
const COUNT_MS = 120_000;

/** Problems after which the notice may have arrived anyway. */
const UNHEARD: ReadonlySet<ProblemCode> = new Set(['UNREACHABLE', 'INTERNAL']);

/** What is being written: a new notice, or a correction of a version. */
export interface Writing {
  /** Null for a new one. */
  readonly number: string | null;
  readonly version: number;
  readonly first: OwnNotice;
}

/** Number of a new notice. Created once, so that a retry after a lost answer does not publish it twice. */
const newNumber = (): string =>
  ownNumber(new Date().toISOString().slice(0, 10), crypto.getRandomValues(new Uint8Array(6)));

const isSame = (one: RecallNotice, other: RecallNotice): boolean =>
  JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

interface WriteNoticeProps {
  writing: Writing;
  /** The currently published version, as far as it is known. */
  standing: number;
  onDone: (published: boolean) => void;
}

/** Writes a notice, previews it, and publishes it. */
export function WriteNotice({ writing, standing, onDone }: WriteNoticeProps) {
  const ask = useAdminAsk();
  const looking = useSending();
  const publishing = useSending();
  const [number] = useState(() => writing.number ?? newNumber());
  const [draft, setDraft] = useState(writing.first);
  const [preview, setPreview] = useState<{ notice: RecallNotice; reach: RecallReach } | null>(null);
  /** A notice that was sent without an answer, so it may have arrived. */
  const [unheard, setUnheard] = useState<RecallNotice | null>(null);
  const look = (body: OwnNotice) => {
    setDraft(body);
    void looking.send(() => ask(adminRecallPreview, { body, timeoutMs: COUNT_MS }), setPreview);
  };
  const send = (version: number) => ask(adminPublishRecall, { params: { number }, body: { version, notice: draft } });
  /**
   * Publishes it. If our own earlier attempt arrived and only its answer was lost, publishes on top of that version.
   */
  const sendOnTop = async (notice: RecallNotice): Promise<Result<AdminRecall>> => {
    let answer = await send(writing.version);
    if (!answer.ok && answer.problem.code === 'CONFLICT' && unheard !== null) {
      const listed = await ask(adminRecalls);
      if (!listed.ok) return listed;
      const stands = listed.value.notices.find((one) => one.notice.number === number);
      if (stands && isSame(stands.notice, unheard)) answer = await send(stands.version);
    }
    if (answer.ok) setUnheard(null);
    else if (UNHEARD.has(answer.problem.code)) setUnheard(notice);
    return answer;
  };
  const publish = (notice: RecallNotice) =>
    void publishing.send(
      () => sendOnTop(notice),
      () => {
        const description = 'It is compared with what every household has now, and sent like any other.';
        showToast({ title: writing.number === null ? 'Published' : 'Corrected', description });
        onDone(true);
      },
    );
  const isOvertaken = writing.number !== null && unheard === null && standing > writing.version;
  const overtaken = isOvertaken && (
    <div className="mb-4">
      <Notice level="WARNING" role="status">
        Someone else has changed this notice. Check it before you correct it.
      </Notice>
    </div>
  );
  if (preview) {
    return (
      <>
        {overtaken}
        <NoticePreview
          {...preview}
          pending={publishing.pending}
          problem={publishing.problem}
          onPublish={() => publish(preview.notice)}
          onBack={() => setPreview(null)}
        />
      </>
    );
  }
  return (
    <>
      {overtaken}
      <NoticeForm
        first={draft}
        pending={looking.pending}
        problem={looking.problem}
        onPreview={look}
        onCancel={() => onDone(false)}
      />
    </>
  );
}
