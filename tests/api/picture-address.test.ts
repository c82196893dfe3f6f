import { expect, test } from 'vitest';
import { pictureAddress } from '#api/catalogue/pictures/picture-address.ts';

// product P14.26
const of = (address: string, base = 'https://world.openfoodfacts.org') =>
  pictureAddress({ product: { image_front_url: address } }, new URL(base))?.href ?? null;

test.each([
  ['https://images.openfoodfacts.org/images/products/301/762/042/2003/front_en.820.400.jpg', undefined],
  ['https://static.openfoodfacts.org/front.jpg', 'https://de.openfoodfacts.org'],
  ['https://images.openbeautyfacts.org/front.jpg', 'https://world.openbeautyfacts.org'],
  ['http://127.0.0.1:8080/front.jpg', 'http://127.0.0.1:8080/food'],
])('a picture at %s is fetched', (address, base) => expect(of(address, base)).toBe(address));

test.each([
  ['http://images.openfoodfacts.org/front.jpg', undefined],
  ['https://images.openfoodfacts.org:8443/front.jpg', undefined],
  ['https://images.openbeautyfacts.org/front.jpg', undefined],
  ['https://openfoodfacts.org.example.org/front.jpg', undefined],
  ['https://myopenfoodfacts.org/front.jpg', undefined],
  ['https://images.example.org/front.jpg', 'https://world.example.org'],
  ['https://other.co.uk/front.jpg', 'https://foo.co.uk'],
  ['https://9.8.0.1/front.jpg', 'http://127.0.0.1:8080'],
  ['data:image/png;base64,AAAA', undefined],
  ['front.jpg', undefined],
])('a picture at %s is not', (address, base) => expect(of(address, base)).toBeNull());

test.each([null, 'none', {}, { product: null }, { product: { image_front_url: 7 } }])('of %j there is none', (body) =>
  expect(pictureAddress(body, new URL('https://world.openfoodfacts.org'))).toBeNull(),
);
