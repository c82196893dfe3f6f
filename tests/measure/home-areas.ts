import { readFileSync } from 'node:fs';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { TopCategory } from '#domain/products/product.ts';

/** A name of the set, with the area chosen by a person who knows the precedence of product P3.3. */
export interface LabelledName {
  readonly area: string;
  readonly category: TopCategory;
  readonly name: string;
}

/** Reads a set of tab-separated lines: area, category and name, after a header line. */
export const readNames = (file: string | URL): readonly LabelledName[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [area = '', category = '', name = ''] = line.split('\t');
      if (!(HOME_CATEGORIES as readonly string[]).includes(area)) throw new Error(`No area: ${line}`);
      return { area, category: TopCategory.parse(category), name };
    });

/** The names for which the rule gives another area than the set. */
export const misplaced = (names: readonly LabelledName[]): readonly string[] =>
  names.flatMap((one) => {
    const home = homeCategory(one);
    return home === one.area ? [] : [`${one.name} (${one.category}): ${home} instead of ${one.area}`];
  });

/** Measures how many real product names get the area that the precedence of product P3.3 gives them. */
export async function measureHomeAreas(file: string): Promise<void> {
  const names = readNames(file);
  const wrong = misplaced(names);
  for (const line of wrong) console.log(line);
  const right = names.length - wrong.length;
  console.log(`${right} of ${names.length} names in their area (${((100 * right) / names.length).toFixed(1)}%)`);
  console.log(JSON.stringify({ right, of: names.length }));
}
