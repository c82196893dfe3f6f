import { useId, useState } from 'react';
import {
  adminCheckImport,
  adminPublishedFile,
  adminStartImport,
  type ImportTask,
  isPublishedSource,
  UPLOAD_SOURCES,
} from '#domain/catalogue/import-calls.ts';
import { sourceOfFile } from '#domain/catalogue/source-of-file.ts';
import type { ImportSource } from '#domain/catalogue/sources.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { byteWords } from '#web/words/byte-words.ts';
import { useAdminAsk } from '../admin-frame.tsx';
import { IMPORT_FILES, SOURCE_WORDS } from './import-words.ts';
import { type Sent, useUpload } from './use-upload.ts';

/** Example of a mapping, for people writing their first. */
const MAPPING_HINT =
  '{"source": {"name": "Village shop", "licence": null}, "columns": {"name": "title", "code": "ean"}}';

const SendProgress = ({ sent: { bytes, of }, onCancel }: { sent: Sent; onCancel: () => void }) => (
  <div className="flex flex-wrap items-center gap-3" role="status">
    <div className="min-w-[min(16ch,100%)] flex-1">
      <div
        className="progress"
        role="progressbar"
        aria-label="Sending the file"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor((100 * bytes) / of)}
      >
        <b style={{ width: `${(100 * bytes) / of}%` }} />
      </div>
      <p className="small num mt-1 text-ink-2">
        {byteWords(bytes)} of {byteWords(of)} sent
      </p>
    </div>
    <Button size="small" variant="secondary" onClick={onCancel}>
      Cancel
    </Button>
  </div>
);

/** Form to choose what to import: an own file, or the one that a source publishes. */
export function ImportForm({ freeBytes, again }: { freeBytes: number; again: () => void }) {
  const ask = useAdminAsk();
  const fileId = useId();
  const upload = useUpload(ask);
  const { pending, problem, setProblem, send } = useSending();
  const [source, setSource] = useState<ImportSource>('off');
  const [file, setFile] = useState<File | null>(null);
  const [edition, setEdition] = useState('');
  const [mapping, setMapping] = useState('');
  const [published, setPublished] = useState<{ host: string; bytes: number | null } | null>(null);
  const isOwn = source === 'csv' || source === 'json';
  const choose = (next: ImportSource) => {
    setSource(next);
    setPublished(null);
    setProblem(null);
  };
  const started = () => {
    setFile(null);
    setPublished(null);
    showToast({ title: 'Import started', description: 'It continues while you do something else.' });
    again();
  };
  const described = { source, ...(isOwn && mapping.trim() !== '' && { mapping }) };
  const start = (task: Pick<ImportTask, 'id' | 'name'>) =>
    ask(adminStartImport, { body: { ...task, ...described, ...(edition !== '' && { edition }) } });
  const sendAndStart = async () => {
    if (!file) {
      return setProblem({ code: 'INVALID_INPUT', message: '', fields: { file: 'Please choose a file.' } });
    }
    const id = crypto.randomUUID();
    setProblem(null);
    // Check the mapping first, so that a large file is not sent in vain.
    const checked = await ask(adminCheckImport, { body: { ...described, name: file.name } });
    if (!checked.ok) return setProblem(checked.problem);
    const sent = await upload.send(id, file);
    if (sent === null) return;
    if (!sent.ok) return setProblem(sent.problem);
    await send(() => start({ id, name: file.name }), started);
  };
  const chosen = (next: File) => {
    setFile(next);
    setProblem(null);
    const known = sourceOfFile(next.name);
    if (known !== null && known !== 'usda') choose(known);
  };
  const fields = problem?.fields ?? {};
  const aboutFile = fields.file ?? fields.name ?? fields.id;
  return (
    <form
      noValidate
      aria-label="Import products"
      className="panel grid gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void sendAndStart();
      }}
    >
      <div className="admin-fields">
        <SelectField
          label="Source"
          value={source}
          onChange={(event) => choose(UPLOAD_SOURCES.find((one) => one === event.target.value) ?? 'off')}
          error={fields.source}
        >
          {UPLOAD_SOURCES.map((one) => (
            <option key={one} value={one}>
              {SOURCE_WORDS[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label="File date"
          note="Optional"
          type="date"
          hint="For records without a date."
          value={edition}
          onChange={(event) => setEdition(event.target.value)}
          error={fields.edition}
        />
      </div>
      {isOwn && (
        <TextArea
          label="Columns, as JSON"
          hint={<code className="wrap-anywhere">{MAPPING_HINT}</code>}
          rows={5}
          spellCheck={false}
          value={mapping}
          onChange={(event) => setMapping(event.target.value)}
          error={fields.mapping}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <label className="button button-secondary admin-file" htmlFor={fileId}>
          Choose a file
          <FileInput id={fileId} accept={IMPORT_FILES} onFile={chosen} />
        </label>
        <p className="small min-w-0 flex-1 wrap-anywhere text-ink-2">
          {file ? `${file.name}, ${byteWords(file.size)}` : `No file chosen. ${byteWords(freeBytes)} are free here.`}
        </p>
      </div>
      {aboutFile !== undefined && <p role="alert">{aboutFile}</p>}
      {upload.sent && <SendProgress sent={upload.sent} onCancel={upload.cancel} />}
      {problem && <p role="alert">{problem.fields ? 'Please correct the marked fields.' : problem.message}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={pending || upload.sent !== null}>
          {upload.sent ? 'Sending...' : 'Send and import'}
        </Button>
        {isPublishedSource(source) && published === null && (
          <Button
            variant="quiet"
            pending={pending}
            onClick={() => void send(() => ask(adminPublishedFile, { params: { source } }), setPublished)}
          >
            Fetch published file
          </Button>
        )}
      </div>
      {published && (
        <div className="grid gap-3" role="status">
          <p>
            {published.bytes === null
              ? `${published.host} does not say how large its file is.`
              : `${byteWords(published.bytes)} to fetch from ${published.host}.`}{' '}
            {byteWords(freeBytes)} are free here. In the database, a real food takes about 1.6 kB.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              pending={pending}
              onClick={() => void send(() => start({ id: crypto.randomUUID(), name: null }), started)}
            >
              Fetch and import
            </Button>
            <Button variant="quiet" onClick={() => setPublished(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
