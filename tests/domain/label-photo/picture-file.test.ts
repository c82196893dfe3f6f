import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFile } from '#domain/label-photo/picture-file.ts';

const drawn = () => sharp({ create: { width: 321, height: 123, channels: 3, background: '#abc' } });

it.each([
  [
    'jpeg',
    () =>
      drawn()
        .jpeg()
        .withExif({ IFD0: { Copyright: 'x'.repeat(3000) } })
        .toBuffer(),
  ],
  ['png', () => drawn().png().toBuffer()],
  ['webp', () => drawn().webp().toBuffer()],
  ['webp', () => drawn().webp({ lossless: true }).toBuffer()],
] as const)('reads kind and size off a real %s', async (kind, file) => {
  expect(pictureFile(await file())).toEqual({ kind, size: { width: 321, height: 123 } });
});

it('knows the photos of phones that browsers do not open', () => {
  const head = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
  expect(pictureFile(head)).toEqual({ kind: 'heic', size: null });
});

it('has no word for anything else, however short or broken', () => {
  expect(pictureFile(new Uint8Array())).toEqual({ kind: 'other', size: null });
  expect(pictureFile(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')).kind).toBe('other');
  expect(pictureFile(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2]))).toEqual({ kind: 'jpeg', size: null });
  expect(pictureFile(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])).kind).toBe('jpeg');
});
