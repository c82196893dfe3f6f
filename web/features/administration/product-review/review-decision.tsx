import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  adminAcceptProduct,
  adminRefuseProduct,
  EDIT_MAX,
  REFUSAL_REASON_MAX,
  type ReviewEdits,
  type ReviewedProduct,
} from '#domain/catalogue/review/admin-calls.ts';
import { useSending } from '#web/client/use-sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { tooLongMessage } from '#web/ui/form/too-long-message.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { useAdminAsk } from '../admin-frame.tsx';
import { useHoldWhileTyped } from './drafts.ts';
import { ReviewKeyList } from './review-key-list.tsx';
import { useReviewKeys } from './review-keys.ts';

interface DecisionProps {
  product: ReviewedProduct;
  /** Whether it is no longer waiting: somebody else decided about it. */
  isGone: boolean;
  edits: ReviewEdits;
  /** Previews the product with these edits. */
  onEdit: (edits: ReviewEdits) => void;
  onDone: () => void;
}

/** Corrections before the product is accepted. The report is made again from them. */
function EditForm({ product, edits, onEdit }: Pick<DecisionProps, 'product' | 'edits' | 'onEdit'>) {
  const [name, setName] = useState(edits.name ?? product.name);
  const [brand, setBrand] = useState(edits.brand ?? product.brand);
  const [list, setList] = useState(edits.ingredientsText ?? product.ingredientsText);
  const stood = [
    edits.name ?? product.name,
    edits.brand ?? product.brand,
    edits.ingredientsText ?? product.ingredientsText,
  ];
  useHoldWhileTyped([name, brand, list].some((words, at) => words !== stood[at]));
  const long = tooLongMessage('The list', list, EDIT_MAX.ingredientsText);
  const missing = name.trim() === '' || list.trim() === '' || long !== null;
  return (
    <form
      noValidate
      aria-label="Edit"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!missing) onEdit({ ...edits, name, brand, ingredientsText: list });
      }}
    >
      <Field
        label="Name"
        // Focused, since the person pressed a button or a key to write here.
        autoFocus
        maxLength={EDIT_MAX.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={name.trim() === '' ? 'Please enter a name.' : null}
      />
      <Field
        label="Brand"
        maxLength={EDIT_MAX.brand}
        value={brand}
        onChange={(event) => setBrand(event.target.value)}
      />
      <TextArea
        label="Ingredients, as on the label"
        rows={6}
        value={list}
        onChange={(event) => setList(event.target.value)}
        error={list.trim() === '' ? 'Please enter the list.' : long}
      />
      <Button type="submit" variant="secondary">
        Preview
      </Button>
    </form>
  );
}

/** Accept, edit, or refuse with a reason sent to the person who offered it. Each also has a key. */
export function ReviewDecision({ product, isGone, edits, onEdit, onDone }: DecisionProps) {
  const ask = useAdminAsk();
  const { pending, problem, setProblem, send } = useSending();
  const [open, setOpen] = useState<'edit' | 'refuse' | null>(null);
  const [reason, setReason] = useState('');
  useHoldWhileTyped(open === 'refuse' && reason.trim() !== '');
  const editButton = useRef<HTMLButtonElement>(null);
  const params = { id: product.id };
  const done = (title: string) => () => {
    showToast({ title, description: 'Whoever submitted it is told.' });
    onDone();
  };
  const accept = () => {
    // Input in the open form was not previewed and would not be accepted with it.
    if (open === 'edit') {
      setProblem({ code: 'INVALID_INPUT', message: 'An edit is open. Preview it or close it first.' });
      return;
    }
    void send(() => ask(adminAcceptProduct, { params, body: edits }), done('Accepted'));
  };
  const refuse = () => {
    if (reason.trim() === '') {
      setProblem({ code: 'INVALID_INPUT', message: '', fields: { reason: 'Please say why: the sender reads it.' } });
      return;
    }
    void send(() => ask(adminRefuseProduct, { params, body: { reason } }), done('Refused'));
  };
  const toggle = (which: 'edit' | 'refuse') => {
    setProblem(null);
    setOpen(open === which ? null : which);
  };
  useReviewKeys({ a: accept, e: () => toggle('edit'), r: () => toggle('refuse') });
  return (
    <>
      <div className="mt-6 grid gap-4">
        {open === 'edit' && (
          <EditForm
            product={product}
            edits={edits}
            onEdit={(next) => {
              setOpen(null);
              onEdit(next);
              editButton.current?.focus();
            }}
          />
        )}
        {open === 'refuse' && (
          <form
            noValidate
            aria-label="Refuse"
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              refuse();
            }}
          >
            <TextArea
              label="Reason, for the person who submitted it"
              rows={3}
              autoFocus
              maxLength={REFUSAL_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={problem?.fields?.reason ?? null}
            />
            <Button type="submit" variant="danger" pending={pending}>
              {pending ? 'Refusing' : 'Refuse it'}
            </Button>
          </form>
        )}
        {isGone && (
          <div className="mb-4">
            <Notice level="WARNING" role="status">
              Someone else has decided on this one, or it was withdrawn. Your decision no longer counts: go on to the
              next.
            </Notice>
          </div>
        )}
        {problem && problem.message !== '' && <p role="alert">{problem.message}</p>}
      </div>
      <div className="admin-decide">
        <ReviewKeyList />
        <Button variant="danger" aria-expanded={open === 'refuse'} onClick={() => toggle('refuse')}>
          Refuse with a reason <kbd className="admin-key">R</kbd>
        </Button>
        <Button ref={editButton} variant="secondary" aria-expanded={open === 'edit'} onClick={() => toggle('edit')}>
          Edit <kbd className="admin-key">E</kbd>
        </Button>
        <Button icon={<Check size={18} strokeWidth={1.9} aria-hidden="true" />} pending={pending} onClick={accept}>
          Accept <kbd className="admin-key">A</kbd>
        </Button>
      </div>
    </>
  );
}
