import { useState } from 'react';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { adminPublishRecall, adminRecallPreview, type RecallReach } from '#domain/recalls/own/admin-calls.ts';
import { type OwnNotice, ownNumber } from '#domain/recalls/own/own-notice.ts';
import { useSending } from '#web/client/use-sending.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { useAdminAsk } from '../admin-frame.tsx';
import { NoticeForm } from './notice-form.tsx';
import { NoticePreview } from './notice-preview.tsx';

/** Counting looks through every home that has something of these words. */
const COUNT_MS = 120_000;

/** What is written: a new notice, or a correction of a version. */
export interface Writing {
  /** Null for a new one. */
  readonly number: string | null;
  readonly version: number;
  readonly first: OwnNotice;
}

/** A number for a new notice, made once: what is sent again because its answer was lost is published once. */
const newNumber = (): string =>
  ownNumber(new Date().toISOString().slice(0, 10), crypto.getRandomValues(new Uint8Array(6)));

/** Writes a notice, looks at it, and publishes it. */
export function WriteNotice({ writing, onDone }: { writing: Writing; onDone: (published: boolean) => void }) {
  const ask = useAdminAsk();
  const looking = useSending();
  const publishing = useSending();
  const [number] = useState(() => writing.number ?? newNumber());
  const [draft, setDraft] = useState(writing.first);
  const [preview, setPreview] = useState<{ notice: RecallNotice; reach: RecallReach } | null>(null);
  const look = (body: OwnNotice) => {
    setDraft(body);
    void looking.send(() => ask(adminRecallPreview, { body, timeoutMs: COUNT_MS }), setPreview);
  };
  const publish = () =>
    void publishing.send(
      () => ask(adminPublishRecall, { params: { number }, body: { version: writing.version, notice: draft } }),
      () => {
        const description = 'It is compared with what every household has now, and told like any other.';
        showToast({ title: writing.number === null ? 'Published' : 'Corrected', description });
        onDone(true);
      },
    );
  if (preview) {
    return (
      <NoticePreview
        {...preview}
        pending={publishing.pending}
        problem={publishing.problem}
        onPublish={publish}
        onBack={() => setPreview(null)}
      />
    );
  }
  return (
    <NoticeForm
      first={draft}
      pending={looking.pending}
      problem={looking.problem}
      onPreview={look}
      onCancel={() => onDone(false)}
    />
  );
}
