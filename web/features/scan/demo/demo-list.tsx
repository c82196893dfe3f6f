import { type FormEvent, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, TextArea } from '#web/ui/form/field.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { tooLongMessage } from '#web/ui/form/too-long-message.ts';

const KINDS: readonly { readonly type: ProductType | null; readonly label: string }[] = [
  { type: null, label: 'Not sure' },
  { type: 'rinse_off', label: 'Rinsed off skin or hair' },
  { type: 'leave_on', label: 'Stays on skin or hair' },
  { type: 'household', label: 'Cleaning, laundry, home' },
  { type: 'food', label: 'Food or drink' },
  { type: 'pet_food', label: 'Pet food' },
];

/** Most characters of a label (product P5.3). */
const MOST = 20_000;
/** Most characters of a product's name (product P5.3). */
const LONGEST_NAME = 200;

/** The typed list as a product that exists only on this page. */
const typedProduct = (name: string, text: string, productType: ProductType | null): Product => ({
  id: 'typed',
  gtin: null,
  name: name.trim() || 'Your list',
  brand: '',
  size: null,
  category: 'General',
  productType,
  forms: [],
  baby: false,
  ingredientsText: text,
  emoji: '',
  sample: false,
  own: true,
  source: { name: 'Entered by hand', date: '', licence: null },
});

/** Form for an ingredient list from a pack or a shop's page. */
export function DemoList({ onList }: { onList: (product: Product) => void }) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [type, setType] = useState<ProductType | null>(null);
  const [error, setError] = useState<string | null>(null);
  const long = tooLongMessage('The list', text, MOST);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const missing = text.trim() === '' ? 'Type or paste the ingredient list of a pack.' : null;
    setError(missing);
    if (missing === null && long === null) onList(typedProduct(name, text, type));
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextArea
        label="Ingredients, as printed on the pack"
        hint="Separated by commas. Assessed on this device, sent nowhere."
        error={long ?? error}
        rows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label="What is it called?"
        note="Optional"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend className="field-label mb-2">What is it?</legend>
        <div className="picks">
          {KINDS.map((kind) => (
            <Pick
              key={kind.label}
              label={kind.label}
              group="demo-kind"
              checked={type === kind.type}
              onChange={() => setType(kind.type)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit">Check this list</Button>
    </form>
  );
}
