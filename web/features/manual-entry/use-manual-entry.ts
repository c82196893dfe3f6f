import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { ManualProduct } from '#domain/products/manual-product.ts';
import type { Product } from '#domain/products/product.ts';
import { productSlug } from '#domain/products/slug.ts';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';
import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { productPath } from '#web/paths.ts';
import { showToast } from '#web/ui/frame/toast.ts';
import { checkDraft, type ManualDraft, type ManualErrors } from './check-draft.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';
import { categoryOf } from './product-kinds.ts';

/** A product that the server refused, to be corrected: its operation is replaced by a new one. */
export interface Correcting {
  readonly opId: string;
  readonly entityId: string;
  readonly product: ManualProduct;
}

/** The initial content of the form. */
function draftOf(
  barcode: string,
  known: Product | null,
  list: string | null,
  correcting: Correcting | null,
): ManualDraft {
  if (correcting) {
    const { product } = correcting;
    return {
      name: product.name,
      brand: product.brand,
      category: product.category,
      ingredients: product.ingredients.join(', '),
      barcode: product.barcode ?? '',
      kind: product.productType ?? 'unsure',
      spray: product.forms.includes('spray'),
      baby: product.baby,
    };
  }
  return {
    name: known?.name ?? '',
    brand: known && known.brand !== UNKNOWN_BRAND ? known.brand : '',
    category: known?.category ?? 'General',
    ingredients: list ?? known?.ingredientsText ?? '',
    barcode,
    kind: known?.productType ?? 'unsure',
    spray: known?.forms.includes('spray') ?? false,
    baby: known?.baby ?? false,
  };
}

/**
 * State of the manual entry form. It starts with what is known of the product, such as a name without a list, with the
 * list read from its label, or with a refused entry. It checks the input, saves it on this phone with the photos it was
 * read from, and opens the report. Until then the draft is kept on this phone.
 */
export function useManualEntry(
  barcode: string,
  known: Product | null,
  list: string | null,
  photos: readonly string[],
  correcting: Correcting | null,
  kept: ManualDraft | null,
) {
  const client = useClient();
  const { db } = useAccount();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<ManualErrors>({});
  const [saving, setSaving] = useState(false);
  const [added, setAdded] = useState<{ readonly id: string; readonly name: string } | null>(null);
  /** The product that already has the typed code, while the dialog asks about it. */
  const [taken, setTaken] = useState<Product | null>(null);
  const [draft, setDraft] = useState<ManualDraft>(() => kept ?? draftOf(barcode, known, list, correcting));
  const [restored, setRestored] = useState(kept !== null);

  const show = useCallback(
    (product: { readonly id: string; readonly name: string }) =>
      navigate(productPath(productSlug(product)), { replace: true }),
    [navigate],
  );
  const go = useCallback(() => {
    if (added) void show(added);
  }, [added, show]);

  const change = <K extends keyof ManualDraft>(key: K, value: ManualDraft[K]) => {
    const changed = { ...draft, [key]: value };
    setDraft(changed);
    // If the draft cannot be stored, it is still on the screen.
    if (correcting === null) keepDraft(db, barcode, changed).catch(() => undefined);
    setErrors(({ [key as keyof ManualErrors]: _fixed, ...others }) => others);
  };

  const startAnew = () => {
    setDraft(draftOf(barcode, known, list, correcting));
    setErrors({});
    setRestored(false);
    forgetDraft(db).catch(() => undefined);
  };

  /** The product that already has this code and a list, unless the form was opened for that code; null if none. */
  const takenBy = async (gtin: Gtin): Promise<Product | null> => {
    const begunWith = parseGtin(barcode);
    if ((begunWith.ok && begunWith.value === gtin) || correcting !== null) return null;
    const held = () => db.products.get(gtin);
    let product = await held();
    if (!product && (await client.fetchProduct(gtin)) === 'found') product = await held();
    return product && product.ingredientsText !== null ? product : null;
  };

  /** @param replaces whether the person agreed that the entry replaces the product that already has the code */
  const submit = async (replaces = false): Promise<ManualErrors> => {
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
    const other = checked.gtin && !replaces ? await takenBy(checked.gtin).catch(() => null) : null;
    setTaken(other);
    if (other) {
      setSaving(false);
      return {};
    }
    const id = checked.gtin ?? (correcting && !correcting.product.barcode ? correcting.entityId : client.newId());
    try {
      const payload = {
        barcode: checked.gtin ? printedCode(checked.gtin) : null,
        name: draft.name,
        brand: draft.brand,
        category: categoryOf(draft),
        ingredients: checked.ingredients,
        productType: draft.kind === 'unsure' ? null : draft.kind,
        forms: draft.spray ? (['spray'] as const) : [],
        baby: draft.baby,
      };
      const sameProduct = correcting?.entityId === id;
      const done = sameProduct
        ? await client.replace(correcting.opId, payload)
        : await client.perform('product.create', id, { ...payload, forms: [...payload.forms] });
      // With another code it is another product, so the refused operation is discarded.
      if (done.ok && correcting && !sameProduct) await client.discard(correcting.opId);
      if (done.ok) {
        await forgetDraft(db).catch(() => undefined);
        for (const sha256 of photos) await client.perform('labelPhoto.add', client.newId(), { productId: id, sha256 });
        // After scanning an unknown code, the success dialog is shown first.
        if (barcode !== '' && known === null && correcting === null) setAdded({ id, name: draft.name });
        else await show({ id, name: draft.name });
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

  const count = typedIngredients(draft.ingredients).length;
  return {
    draft,
    errors,
    saving,
    added,
    taken,
    leaveTaken: () => setTaken(null),
    show,
    go,
    change,
    submit,
    count,
    restored,
    startAnew,
  };
}
