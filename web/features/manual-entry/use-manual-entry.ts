import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import { productSlug } from '#domain/products/slug.ts';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { useClient } from '#web/client-context.tsx';
import { productPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';

export interface ManualDraft {
  readonly name: string;
  readonly brand: string;
  readonly ingredients: string;
  /** As typed; empty where the product has none. */
  readonly barcode: string;
  readonly kind: ProductType | 'unsure';
  readonly spray: boolean;
  readonly baby: boolean;
}

/** What has to be put right, by field. */
export type ManualErrors = Partial<Record<'name' | 'brand' | 'ingredients' | 'barcode', string>>;

/** Longest single ingredient of a manual entry; longer ones miss a comma. */
const LONGEST = 200;
const MOST = 500;

/** The checked form, or what is wrong with it. */
export function checkDraft(
  draft: ManualDraft,
): { ok: true; gtin: Gtin | null; ingredients: string[] } | { ok: false; errors: ManualErrors } {
  const errors: ManualErrors = {};
  const ingredients = typedIngredients(draft.ingredients);
  const code = draft.barcode.trim() === '' ? null : parseGtin(draft.barcode);
  if (draft.name.trim() === '') errors.name = 'Please enter the product name.';
  if (ingredients.length === 0) errors.ingredients = 'Please enter the ingredients, separated by commas.';
  if (ingredients.length > MOST) errors.ingredients = `A list may have at most ${MOST} ingredients.`;
  const long = ingredients.find((one) => one.length > LONGEST);
  if (long)
    errors.ingredients = `One ingredient is very long. Is a comma missing after \u201c${long.slice(0, 40)}\u201d?`;
  if (code && !code.ok) errors.barcode = code.problem.message;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, gtin: code?.ok ? code.value : null, ingredients };
}

/** The form of a product entered by hand: checks it, writes it on this phone, and goes to its report. */
export function useManualEntry(barcode: string) {
  const client = useClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<ManualErrors>({});
  const [saving, setSaving] = useState(false);
  const [draft, setDraft] = useState<ManualDraft>({
    name: '',
    brand: '',
    ingredients: '',
    barcode,
    kind: 'unsure',
    spray: false,
    baby: false,
  });

  const change = <K extends keyof ManualDraft>(key: K, value: ManualDraft[K]) => {
    setDraft((now) => ({ ...now, [key]: value }));
    setErrors(({ [key as keyof ManualErrors]: _fixed, ...others }) => others);
  };

  const submit = async (): Promise<ManualErrors> => {
    const checked = checkDraft(draft);
    if (!checked.ok) {
      setErrors(checked.errors);
      if (checked.errors.name || checked.errors.ingredients) {
        showToast({
          title: 'Missing Information',
          description: 'Please enter product name and ingredients',
          variant: 'warning',
        });
      }
      return checked.errors;
    }
    setSaving(true);
    const id = checked.gtin ?? client.newId();
    try {
      const done = await client.perform('product.create', id, {
        barcode: checked.gtin ? printedCode(checked.gtin) : null,
        name: draft.name,
        brand: draft.brand,
        ingredients: checked.ingredients,
        productType: draft.kind === 'unsure' ? null : draft.kind,
        forms: draft.spray ? ['spray'] : [],
        baby: draft.baby,
      });
      if (done.ok) {
        await navigate(productPath(productSlug({ id, name: draft.name })), { replace: true });
        return {};
      }
      showToast({
        title: 'Failed to create product. Please try again.',
        description: done.problem.message,
        variant: 'destructive',
      });
      const named: ManualErrors = {};
      for (const key of ['name', 'brand', 'ingredients', 'barcode'] as const) {
        const message = done.problem.fields?.[key];
        if (message !== undefined) named[key] = message;
      }
      setErrors(named);
      return named;
    } finally {
      setSaving(false);
    }
  };

  return { draft, errors, saving, change, submit, count: typedIngredients(draft.ingredients).length };
}
