import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { printedCode } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';
import { useClient } from '#web/client-context.tsx';
import { productPath } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import { checkDraft, type ManualDraft, type ManualErrors } from './check-draft.ts';

/**
 * The form of a product entered by hand. Starts with what is known of it, such as a name without a list, and with the
 * list that was read from its label; checks it, writes it on this phone, and goes to its report.
 */
export function useManualEntry(barcode: string, known: Product | null, list: string | null) {
  const client = useClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<ManualErrors>({});
  const [saving, setSaving] = useState(false);
  const [draft, setDraft] = useState<ManualDraft>({
    name: known?.name ?? '',
    brand: known?.brand ?? '',
    ingredients: list ?? known?.ingredientsText ?? '',
    barcode,
    kind: known?.productType ?? 'unsure',
    spray: known?.forms.includes('spray') ?? false,
    baby: known?.baby ?? false,
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
