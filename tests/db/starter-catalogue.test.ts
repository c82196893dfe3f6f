import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { expandUpcE, parseGtin, printedCode, storedGtin } from '#domain/products/gtin.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { Product } from '#domain/products/product.ts';
import { guessProductType } from '#domain/products/product-type.ts';

const products = starterCatalogue();
const real = products.filter((product) => !product.sample);
const samples = products.filter((product) => product.sample);

describe('starter catalogue', () => {
  it('holds only valid products, each with its own valid barcode', () => {
    for (const product of products) {
      expect(Product.safeParse(product).success, product.name).toBe(true);
      expect(storedGtin(product.id), product.name).toBe(product.gtin);
    }
    expect(new Set(products.map((product) => product.id)).size).toBe(products.length);
    expect(starterCatalogue()).toEqual(products);
  });

  it('holds at least 150 real products with a named, dated and licensed source', () => {
    expect(real.length).toBeGreaterThanOrEqual(150);
    for (const { source, ingredientsText, name } of real) {
      expect(['Open Food Facts', 'Open Beauty Facts'], name).toContain(source.name);
      expect(source.licence).toBe('ODbL 1.0');
      expect(source.date).toMatch(/^20\d\d-\d\d/);
      expect(ingredientsText?.length ?? 0, name).toBeGreaterThan(12);
    }
  });

  it('marks samples and keeps them in the range for use inside a shop', () => {
    expect(samples.length).toBeGreaterThanOrEqual(20);
    for (const sample of samples) {
      expect(sample.name).toMatch(/^Sample /);
      expect(sample.brand).toMatch(/^Sample /);
      expect(printedCode(storedGtin(sample.id) ?? expect.fail(sample.name))).toMatch(/^2[0-9]{12}$/);
      expect(sample.source.name).toBe('Safeshelf sample');
    }
    expect(real.every((product) => !/sample/i.test(product.name))).toBe(true);
  });

  it('holds the demo product, and products without an ingredient list', () => {
    const demo = products.find((product) => product.name === 'Sample Disinfecting Spray');
    expect(demo).toMatchObject({
      size: '500 ml',
      productType: 'household',
      forms: ['spray'],
      category: 'cleaning_products',
    });
    expect(products.filter((product) => product.ingredientsText === null).length).toBeGreaterThanOrEqual(1);
  });

  it('has barcodes of every printed length, and one that shortens to UPC-E', () => {
    const lengths = real.map((product) => printedCode(storedGtin(product.id) ?? expect.fail(product.name)).length);
    for (const length of [8, 12, 13]) expect(lengths.filter((one) => one === length).length).toBeGreaterThan(3);
    // Texas Pete Hot Sauce, 075500000027.
    expect(expandUpcE('07550237')).toBe('075500000027');
    const scanned = parseGtin('07550237', 'UPC-E');
    expect(scanned.ok && products.some((product) => product.id === scanned.value)).toBe(true);
  });

  it('reaches all nine areas of a home', () => {
    expect(new Set(products.map(homeCategory))).toEqual(new Set(HOME_CATEGORIES));
  });

  it('agrees with what the type rules would guess', () => {
    const wrong = products.filter((product) => {
      const { types } = guessProductType(product);
      return product.productType === null || !types.includes(product.productType);
    });
    expect(wrong.map((product) => `${product.name}: ${product.productType}`)).toEqual([]);
  });
});
