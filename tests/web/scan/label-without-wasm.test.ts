import { afterEach, expect, it, vi } from 'vitest';
import { WHOLE_PICTURE } from '#domain/label-photo/corners.ts';
import { photoProblem } from '#web/features/scan/label/photo/photo-problems.ts';
import { createLabelPhotograph } from '#web/workers/label/label-pages.ts';
import { createLabelReader } from '#web/workers/label/label-reader.ts';
import { allowsWasm, WasmNotAllowed } from '#web/workers/wasm-allowed.ts';

afterEach(() => vi.unstubAllGlobals());

const refuses = {
  Module: class {
    constructor() {
      throw new Error('Refused to compile');
    }
  },
};

it('knows whether WebAssembly may run: absent, or refusing every program, it may not', () => {
  expect(allowsWasm()).toBe(true);
  for (const found of [undefined, refuses]) {
    vi.stubGlobal('WebAssembly', found);
    expect(allowsWasm()).toBe(false);
  }
});

it('a label is not read where it may not, nothing is fetched for it, and the person hears why', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const asked = createLabelReader().read(
    createLabelPhotograph(),
    WHOLE_PICTURE,
    () => undefined,
    new AbortController().signal,
  );
  const reason: unknown = await asked.catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(WasmNotAllowed);
  expect(fetched).not.toHaveBeenCalled();
  expect(photoProblem(reason).title).toBe('This browser blocks the label reader.');
});
