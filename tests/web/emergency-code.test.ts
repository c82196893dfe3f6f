import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { codeDrawing } from '#web/browser/qr-code.ts';

/** The drawing as pixels, four per module. */
function pixelsOf({ path, side }: ReturnType<typeof codeDrawing>): ImageData {
  const scale = 4;
  const size = side * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        data.fill(
          0,
          ((Number(y) * scale + dy) * size + Number(x) * scale + dx) * 4,
          ((Number(y) * scale + dy) * size + Number(x) * scale + dx) * 4 + 3,
        );
      }
    }
  }
  return { data, width: size, height: size, colorSpace: 'srgb' } as ImageData;
}

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
});

// Product P12.6.
it.each([
  'Sample thick bleach, 750 ml\nUFI: E600-30P1-S00Y-5079\nChild: under 12 months, 8.4 kg',
  'Nettoyant “four” à la soude, 500 ml\nContains: Natriumhydroxid 4,5 %, вода, 水',
  `${'Sodium hypochlorite 4.5%, '.repeat(23)}x`.slice(0, 600),
])('is read by another reader as what it was made of: %.24s', async (text) => {
  const [read] = await readBarcodes(pixelsOf(codeDrawing(text)), { formats: ['QRCode'] });
  expect(read?.text).toBe(text);
});
