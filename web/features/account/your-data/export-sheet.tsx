import { Lock } from 'lucide-react';
import { useState } from 'react';
import {
  askForExport,
  dropExport,
  type ExportStage,
  type ExportState,
  exportFile,
} from '#domain/account-export/export-calls.ts';
import type { Result } from '#domain/problem.ts';
import { useClient, useNetwork } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import type { ServerAnswer } from '#web/client/use-server-answer.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { formatMoment } from '#web/ui/formats.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { byteWords } from '#web/words/byte-words.ts';

const STAGE_WORDS: Readonly<Record<ExportStage, string>> = {
  data: 'Writing the data',
  tables: 'Writing the tables',
  page: 'Writing the page to view it',
  photos: 'Adding the photos',
};

/** Progress of the export, as reported by the server. */
function Working({ state }: { state: Extract<ExportState, { state: 'working' }> }) {
  return (
    <>
      <p className="flex justify-between gap-3">
        <span>{state.stage === null ? 'Reading your data' : STAGE_WORDS[state.stage]}</span>
        <span className="num text-ink-2">{state.progress}%</span>
      </p>
      <div
        className="progress mt-2"
        role="progressbar"
        aria-label="Export"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={state.progress}
      >
        <b style={{ width: `${state.progress}%` }} />
      </div>
    </>
  );
}

interface StepProps {
  state: ExportState;
  pending: 'ask' | 'drop' | null;
  onAsk: () => void;
  onDrop: () => void;
}

/** The actions available in the export's current state. */
function Step({ state, pending, onAsk, onDrop }: StepProps) {
  switch (state.state) {
    case 'waiting':
    case 'working':
      return (
        <>
          {state.state === 'working' ? <Working state={state} /> : <p>Waiting for other exports to finish.</p>}
          <p className="small mt-3 text-ink-2">You can close this and come back. Your server keeps working.</p>
          <Button block variant="secondary" className="mt-5" pending={pending === 'drop'} onClick={onDrop}>
            {pending === 'drop' ? 'Stopping' : 'Stop'}
          </Button>
        </>
      );
    case 'ready':
      return (
        <>
          <p>
            {`The file is ready: ${byteWords(state.bytes)}, created on ${formatMoment(state.madeAt)}. Unzip it and open index.html to view it.`}
          </p>
          <p className="small mt-2 text-ink-2">
            {`Only you can download it, until ${formatMoment(state.endsAt)}. Then it is deleted.`}
          </p>
          <div className="mt-5 grid gap-2">
            <a href={exportFile.path} download className={buttonClass({ block: true })}>
              Download
            </a>
            <Button block variant="secondary" pending={pending === 'ask'} onClick={onAsk}>
              {pending === 'ask' ? 'Asking your server' : 'Create a New One'}
            </Button>
            <Button block variant="quiet" pending={pending === 'drop'} onClick={onDrop}>
              {pending === 'drop' ? 'Deleting' : 'Delete the File'}
            </Button>
          </div>
        </>
      );
    default:
      return (
        <>
          {state.state === 'failed' && (
            <div className="mb-4">
              <Notice level="WARNING">{state.message}</Notice>
            </div>
          )}
          <Button block pending={pending === 'ask'} onClick={onAsk}>
            {pending === 'ask' ? 'Asking your server' : state.state === 'failed' ? 'Try Again' : 'Create the File'}
          </Button>
        </>
      );
  }
}

interface ExportSheetProps {
  asked: ServerAnswer<ExportState>;
  again: () => void;
  onClose: () => void;
}

/** Export of everything as one file: request, follow, download, stop or delete it (product P13.12). */
export function ExportSheet({ asked, again, onClose }: ExportSheetProps) {
  const client = useClient();
  const { queued, notSent } = useNetwork();
  const [pending, setPending] = useState<'ask' | 'drop' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = async (what: 'ask' | 'drop', call: () => Promise<Result<unknown>>) => {
    setPending(what);
    setRefusal(null);
    const done = await call();
    setPending(null);
    if (!done.ok) setRefusal(done.problem.message);
    again();
  };
  const waiting = queued + notSent;
  return (
    <Sheet open onClose={onClose} title="Export everything">
      <p className="text-ink-2">
        One ZIP file with everything your server holds about you and your household: data (JSON), tables (CSV), photos,
        and a page to view it in any browser.
      </p>
      <div className="my-4 grid gap-3">
        <Notice icon={<Lock strokeWidth={1.9} aria-hidden="true" />}>
          It contains health data, such as allergies. Keep it where nobody else can read it.
        </Notice>
        {waiting > 0 && (
          <Notice level="CAUTION">
            {waiting === 1
              ? '1 change on this phone has not reached the server. It is not in the file.'
              : `${waiting} changes on this phone have not reached the server. They are not in the file.`}
          </Notice>
        )}
      </div>
      <ServerAnswerView asked={asked} again={again}>
        {(state) => (
          <>
            <p role="status" className="sr-only">
              {state.state === 'ready' ? 'The file is ready.' : ''}
            </p>
            <Step
              state={state}
              pending={pending}
              onAsk={() => void act('ask', () => client.server.ask(askForExport))}
              onDrop={() => void act('drop', () => client.server.ask(dropExport))}
            />
          </>
        )}
      </ServerAnswerView>
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
