import { useState } from 'react';
import { type AdminRecall, adminRecalls, adminWithdrawRecall } from '#domain/recalls/own/admin-calls.ts';
import { draftOf } from '#domain/recalls/own/own-notice.ts';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { recallPath } from '#web/paths.ts';
import { HAZARD_WORDS } from '#web/product-view/recall-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { TextLink } from '#web/ui/link-button.tsx';
import { SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { AdminFrame, useAdminAsk } from '../admin-frame.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { counted } from '../live/counted.ts';
import { LiveRows } from '../live/live-rows.tsx';
import { useLive } from '../live/use-live.ts';
import { EMPTY_NOTICE } from './notice-form.tsx';
import { foundWords } from './notice-words.ts';
import { WriteNotice, type Writing } from './write-notice.tsx';

interface OwnRecallProps {
  recall: AdminRecall;
  onCorrect: () => void;
  again: () => void;
}

/** One of this server's notices in its current version. */
function OwnRecall({ recall: { notice, version, households }, onCorrect, again }: OwnRecallProps) {
  const ask = useAdminAsk();
  const { number, title, withdrawn, changedOn, hazard } = notice;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-[min(22ch,100%)] flex-1 wrap-anywhere">
        <p
          className={`small flex items-center gap-2 font-[620] ${withdrawn ? 'level-info text-ink-2' : 'level-critical text-level-text'}`}
        >
          <SeverityShape level={withdrawn ? 'INFO' : 'CRITICAL'} size={18} />
          {withdrawn ? 'Withdrawn' : 'Published'}
        </p>
        <h3 className="title-3 mt-1">
          <TextLink to={recallPath(notice.id)}>{title}</TextLink>
        </h3>
        <p className="small text-ink-2">
          {`${HAZARD_WORDS[hazard]} · version ${version}, ${changedOn} · ${foundWords(households)}`}
        </p>
        <p className="small num text-ink-2">{number}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-label={`${withdrawn ? 'Publish again' : 'Correct'}: ${title}`}
          onClick={onCorrect}
        >
          {withdrawn ? 'Publish again' : 'Correct'}
        </Button>
        {!withdrawn && (
          <ConfirmButton
            label="Withdraw"
            sureLabel="Withdraw it for everyone"
            send={() => ask(adminWithdrawRecall, { params: { number } })}
            then={() => {
              showToast({ title: 'Withdrawn', description: 'It stays readable and is marked as withdrawn.' });
              again();
            }}
          />
        )}
      </div>
    </div>
  );
}

function Recalls() {
  const live = useLive(adminRecalls, ['recalls']);
  const [writing, setWriting] = useState<Writing | null>(null);
  const done = (published: boolean) => {
    setWriting(null);
    if (published) live.again();
  };
  return (
    <div className="mt-4">
      <ServerAnswerView asked={live.asked} again={live.again}>
        {({ publishedBy, notices, more }) =>
          writing ? (
            <Section title={writing.number === null ? 'A new notice' : 'Correct the notice'} className="mt-4">
              <WriteNotice
                writing={writing}
                standing={notices.find(({ notice }) => notice.number === writing.number)?.version ?? writing.version}
                onDone={done}
              />
            </Section>
          ) : (
            <>
              <p className="max-w-[72ch] text-ink-2">
                Your notice is compared with what every household here has, sent like one from an authority, and marked
                as published by this server ({publishedBy}). Anyone can read it.
              </p>
              <Button className="mt-3" onClick={() => setWriting({ number: null, version: 0, first: EMPTY_NOTICE })}>
                Write a notice
              </Button>
              <Section
                title="Published by this server"
                aside={notices.length > 0 && (more ? `The last ${notices.length}` : `${notices.length}`)}
              >
                <LiveRows
                  live={live}
                  rows={notices}
                  idOf={({ notice }) => notice.id}
                  label="Published by this server"
                  count={(rows) => counted(rows, 'notice')}
                  empty={<p className="text-ink-2">None published yet.</p>}
                >
                  {(recall, reread) => (
                    <OwnRecall
                      recall={recall}
                      again={reread}
                      onCorrect={() =>
                        setWriting({
                          number: recall.notice.number,
                          version: recall.version,
                          first: draftOf(recall.notice),
                        })
                      }
                    />
                  )}
                </LiveRows>
              </Section>
            </>
          )
        }
      </ServerAnswerView>
    </div>
  );
}

/** /admin/recalls: this server's own recall notices (product P17.28) */
export const AdminRecalls = () => (
  <AdminFrame title="Recalls">
    <Recalls />
  </AdminFrame>
);
