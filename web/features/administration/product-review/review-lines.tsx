import { useState } from 'react';
import { EDIT_MAX, type ReviewEdits, type ReviewedProduct } from '#domain/catalogue/review/admin-calls.ts';
import type { ReportIngredient } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { tooLongMessage } from '#web/ui/form/too-long-message.ts';
import { IngredientRow } from '#web/ui/ingredient-row.tsx';
import { knownWords } from '#web/ui/risk/levels.ts';
import { useHoldWhileTyped } from './drafts.ts';
import { type LineSpan, lineSpans, withLine } from './line-spans.ts';
import { MatchForm } from './match-form.tsx';
import { useReviewKeys } from './review-keys.ts';

/** What is doubtful about how a line was matched; null if nothing is. */
const doubtOf = ({ raw, name, match: { step } }: ReportIngredient): string | null => {
  if (step === 'none') return 'no match';
  return step === 'fuzzy' ? `“${raw}” read as ${name}` : null;
};

interface Line {
  readonly key: number;
  readonly one: ReportIngredient;
  readonly span: LineSpan | null;
  readonly doubt: string | null;
}

/** The text that was read. The chosen line is framed, doubtful ones are underlined. */
function ReadText({ text, lines, chosen }: { text: string; lines: readonly Line[]; chosen: number }) {
  const parts: { key: number; words: string; line: Line | null }[] = [];
  let from = 0;
  for (const line of lines) {
    if (line.span === null || line.span.start < from) continue;
    parts.push({ key: from, words: text.slice(from, line.span.start), line: null });
    parts.push({ key: line.span.start + 0.5, words: text.slice(line.span.start, line.span.end), line });
    from = line.span.end;
  }
  parts.push({ key: from, words: text.slice(from), line: null });
  return (
    <p className="admin-read">
      {parts.map(({ key, words, line }) =>
        line === null ? (
          <span key={key}>{words}</span>
        ) : (
          <mark key={key} data-chosen={line.key === chosen || undefined} data-unsure={line.doubt !== null || undefined}>
            {words}
          </mark>
        ),
      )}
    </p>
  );
}

/** Edits the words of one line in the text. The report is made again from it. */
function LineForm({ line, onDone }: { line: Line; onDone: (words: string | null) => void }) {
  const [words, setWords] = useState(line.one.raw);
  const long = tooLongMessage('The line', words, EDIT_MAX.ingredientsText);
  useHoldWhileTyped(words.trim() !== line.one.raw);
  return (
    <form
      noValidate
      aria-label="Change the line"
      className="grid gap-2 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (long === null) onDone(words.trim() === line.one.raw ? null : words.trim());
      }}
    >
      <Field
        label="The line, as on the label"
        // Focused, since the person pressed a key or the line to write here.
        autoFocus
        error={long}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(null);
        }}
        hint="Leave it empty to remove the line."
      />
      <div className="flex gap-2">
        <Button size="small" type="submit">
          Preview
        </Button>
        <Button size="small" type="button" variant="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ReviewLinesProps {
  product: ReviewedProduct;
  edits: ReviewEdits;
  onEdit: (edits: ReviewEdits) => void;
  /** Undoes the last change; null if there is none. */
  onUndo: (() => void) | null;
}

/** The text and the list parsed from it, line by line. Arrow keys choose a line, Enter edits it, M matches it. */
export function ReviewLines({ product, edits, onEdit, onUndo }: ReviewLinesProps) {
  const [chosen, choose] = useState(0);
  const [open, setOpen] = useState<'words' | 'match' | null>(null);
  const text = edits.ingredientsText ?? product.ingredientsText;
  const { ingredients } = product.after.report;
  const spans = lineSpans(
    text,
    ingredients.map(({ raw }) => raw),
  );
  const lines = ingredients.map(
    (one, key): Line => ({ key, one, span: spans[key] ?? null, doubt: one.aside ? null : doubtOf(one) }),
  );
  const unsure = lines.filter(({ doubt }) => doubt !== null);
  const step = (by: number) => {
    setOpen(null);
    choose(Math.max(0, Math.min(chosen + by, lines.length - 1)));
  };
  const change = (at: number, how: 'words' | 'match' = 'words') => {
    choose(at);
    setOpen(how);
  };
  const match = () => {
    if (chosen < lines.length) change(chosen, 'match');
  };
  const undo = () => onUndo?.();
  useReviewKeys({
    ...{ arrowdown: () => step(1), arrowup: () => step(-1), enter: () => change(chosen) },
    ...{ m: match, ...(onUndo !== null && { u: undo }) },
  });
  const put = (line: Line, words: string | null, matched: boolean) => {
    setOpen(null);
    if (words === null || line.span === null) return;
    const made = matched ? [{ printed: line.one.raw, name: words }] : [];
    onEdit({
      ...edits,
      ingredientsText: withLine(text, line.span, words),
      matches: [...(edits.matches ?? []), ...made],
    });
  };
  return (
    <>
      <section aria-label="Text that was read">
        <h3 className="title-3 mb-2">{product.kind === 'photo' ? 'Text that was read' : 'Text that was typed'}</h3>
        <ReadText text={text} lines={lines} chosen={chosen} />
        {unsure.length > 0 && (
          <>
            <h4 className="strong mt-4">{unsure.length === 1 ? '1 place unsure' : `${unsure.length} places unsure`}</h4>
            <ul className="mt-1 grid gap-1">
              {unsure.map(({ key, one, doubt }) => (
                <li key={key}>
                  <button type="button" className="admin-unsure" onClick={() => choose(key)}>
                    <b>{one.raw}</b>
                    <span className="small text-ink-2">{doubt}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <h3 className="title-3">Parsed list</h3>
          {onUndo !== null && (
            <Button size="small" variant="quiet" className="-my-2.5" onClick={undo}>
              Undo <kbd className="admin-key">U</kbd>
            </Button>
          )}
        </div>
        <p className="small text-ink-2">{knownWords(shownRisk(product.after.report))}</p>
        {lines.length === 0 && (
          <p className="mt-2" role="status">
            No lines left. Restore one, or refuse it.
          </p>
        )}
        <ol className="panel panel-list mt-2" aria-label="Parsed list" hidden={lines.length === 0}>
          {lines.map((line) => (
            <IngredientRow
              key={line.key}
              name={line.one.name}
              level={line.one.level}
              current={line.key === chosen}
              onPress={() => change(line.key)}
              {...(line.one.raw.toLowerCase() !== line.one.name.toLowerCase() && {
                purpose: `read as ${line.one.raw}`,
              })}
            >
              {line.key === chosen && line.doubt !== null && open === null && (
                <div className="px-4 pb-3">
                  <Button size="small" variant="secondary" onClick={match}>
                    Match by hand <kbd className="admin-key">M</kbd>
                  </Button>
                </div>
              )}
              {open !== null && line.key === chosen && line.span === null && (
                <p className="small px-4 py-3" role="status">
                  This line is not in one piece in the text. Edit the whole list instead.
                </p>
              )}
              {open === 'words' && line.key === chosen && line.span !== null && (
                <LineForm line={line} onDone={(words) => put(line, words, false)} />
              )}
              {open === 'match' && line.key === chosen && line.span !== null && (
                <MatchForm raw={line.one.raw} onDone={(name) => put(line, name, true)} />
              )}
            </IngredientRow>
          ))}
        </ol>
      </section>
    </>
  );
}
