import { describe, expect, it } from 'vitest';
import { checkDraft } from '#web/features/manual-entry/check-draft.ts';

const draft = {
  name: 'Soap',
  brand: '',
  ingredients: 'Aqua, Parfum',
  barcode: '',
  kind: 'unsure',
  category: 'General',
  spray: false,
  baby: false,
} as const;

describe('checkDraft', () => {
  it('takes a name and a list; the code may be missing', () => {
    expect(checkDraft(draft)).toEqual({ ok: true, gtin: null, ingredients: ['Aqua', 'Parfum'] });
    expect(checkDraft({ ...draft, barcode: '4006381333931' })).toMatchObject({ ok: true, gtin: '04006381333931' });
  });

  it('names every field that has to be put right', () => {
    const checked = checkDraft({ ...draft, name: ' ', ingredients: ' , ', barcode: '123' });
    expect(checked.ok ? [] : Object.keys(checked.errors).sort()).toEqual(['barcode', 'ingredients', 'name']);
  });

  it('suspects a missing comma in a very long ingredient', () => {
    const checked = checkDraft({ ...draft, ingredients: 'a'.repeat(201) });
    expect(checked.ok ? '' : checked.errors.ingredients).toContain('Is a comma missing');
  });
});
