import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { formParts } from '#api/http/form-parts.ts';

test('what a browser writes is read as it was put in, bytes that look like a boundary included', async () => {
  for (let at = 0; at < 50; at += 1) {
    const form = new FormData();
    const picture = Buffer.concat([Buffer.from('\r\n--'), randomBytes(at * 37), Buffer.from('\r\n\r\n--x')]);
    form.set('existingBarcode', 'Käse "–" 12');
    form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'a "photo".jpg');
    form.set('empty', '');
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const parts = formParts(Buffer.from(await sent.arrayBuffer()), type);
    expect(parts?.map(({ name, isFile, bytes }) => [name, isFile, bytes.toString('latin1')])).toEqual([
      ['existingBarcode', false, Buffer.from('Käse "–" 12').toString('latin1')],
      ['image', true, picture.toString('latin1')],
      ['empty', false, ''],
    ]);
  }
});

const part = (head: string, body = 'x') => `--b\r\n${head}\r\n\r\n${body}\r\n`;
const GOOD = part('Content-Disposition: form-data; name="a"');

test.each([
  ['', 'no boundary', `${GOOD}--b--`],
  ['; boundary=b', 'no end', GOOD],
  ['; boundary=b', 'nothing', ''],
  ['; boundary=b', 'no name', `${part('Content-Disposition: form-data')}--b--`],
  ['; boundary=b', 'another disposition', `${part('Content-Disposition: attachment; name="a"')}--b--`],
  ['; boundary=b', 'no disposition', `${part('Content-Type: text/plain')}--b--`],
  ['; boundary=b', 'no head', '--b\r\nx\r\n--b--'],
  ['; boundary=b', 'something before', `x${GOOD}--b--`],
  ['; boundary=b', 'too many parts', `${GOOD.repeat(21)}--b--`],
  [`; boundary=${'b'.repeat(80)}`, 'a boundary that is too long', `--${'b'.repeat(80)}--`],
])('a form with "%s" and %s is none', (parameters, _what, text) => {
  expect(formParts(Buffer.from(text), `multipart/form-data${parameters}`)).toBeNull();
});

test('the boundary may stand between quotation marks, with other parameters', () => {
  const read = formParts(Buffer.from(`${GOOD}--b--\r\n`), 'multipart/form-data; charset=utf-8; boundary="b"');
  expect(read?.map(({ name }) => name)).toEqual(['a']);
});
