import { describe, expect, it } from 'vitest';
import type { TopCategory } from '#domain/products/product.ts';
import { guessProductType } from '#domain/products/product-type.ts';

const guess = (name: string, category: TopCategory, ingredientsText: string | null = null, source?: string) =>
  guessProductType({ name, category, ingredientsText, ...(source ? { source: { name: source } } : {}) });

describe('what the label says of the type', () => {
  it.each<[string, string, string[], string[]]>([
    ['Signal 0-3', 'Aqua, Hydrated Silica, Aroma, Sodium Saccharin, Sodium Fluoride', ['rinse_off'], ['oral']],
    ["St. John's Wort", 'Hypericum extract, maltodextrin, magnesium stearate', ['food'], ['supplement']],
    ['Maalox', 'in each 5 ml teaspoonful: aluminum hydroxide 400 mg, purposes antacid', ['other'], []],
    ['Eyeshadow palette', 'Talc, Mica, Magnesium Stearate, Dimethicone, CI 77891', ['leave_on', 'rinse_off'], []],
  ])('%s: %s', (name, text, types, forms) => {
    const answer = guess(name, 'personal_care', text);
    expect([answer.types, answer.forms]).toEqual([types, forms]);
  });
});

describe('words that German and others write in one, with what it is for (method M8.1.2)', () => {
  it.each<[string, string[]]>([
    ['Drano Kristalle Rohrreiniger', ['household']],
    ['Mottenkugeln', ['household']],
    ['Rattengift Paste', ['household']],
    ['Felgenreiniger 5 l', ['household']],
    ['Brennspiritus', ['household']],
    ['Raumspray Lavendel', ['household']],
    ['Dissolvant doux', ['household']],
    ['Schneckenkorn', ['outdoor']],
    ['Kühlerfrostschutz G48', ['outdoor']],
    ['Mückenschutz Kinder', ['leave_on']],
    ['Katzenmilch', ['pet_food']],
    ['Hundekekse Huhn', ['pet_food']],
    ['Hondensnoepjes kip', ['pet_food']],
    ['Gesichtsreiniger', ['leave_on', 'rinse_off', 'food', 'household']],
    ['Hundertwasser', ['leave_on', 'rinse_off', 'food', 'household']],
  ])('%s', (name, types) => expect(guess(name, 'General').types).toEqual(types));
});

describe('guessProductType', () => {
  it.each<[string, TopCategory, string[], string[]]>([
    ['Disinfecting Spray', 'cleaning_products', ['household'], ['spray']],
    ['Face Cream', 'personal_care', ['leave_on'], []],
    ['Scented Shampoo', 'personal_care', ['rinse_off'], []],
    ['Dry Shampoo', 'personal_care', ['leave_on'], []],
    ['Mint Toothpaste', 'personal_care', ['rinse_off'], ['oral']],
    ['Lip Balm', 'personal_care', ['leave_on'], ['lip']],
    ['Talc Powder', 'personal_care', ['leave_on'], ['powder']],
    ['Thick Bleach', 'cleaning_products', ['household'], []],
    ['Drain Unblocker', 'cleaning_products', ['household'], ['caustic']],
    ['Toilet Descaler', 'cleaning_products', ['household'], ['caustic']],
    ['Vanilla Reed Diffuser Refill', 'cleaning_products', ['household'], ['air', 'neat']],
    ['Dishwasher Tablets', 'cleaning_products', ['household'], []],
    ['Dog Spot-On', 'pet_care', ['pet_topical'], []],
    ['Complete Dog Food with Chicken', 'pet_care', ['pet_food'], []],
    ['Clumping Cat Litter', 'pet_care', ['household'], []],
    ['For Cats', 'pet_care', ['pet_topical', 'pet_food'], []],
    ['Weed Killer', 'garden_outdoor', ['outdoor'], []],
    ['Engine Coolant', 'automotive', ['outdoor'], []],
    ['Vitamin C Tablets', 'health_medicine', ['food'], ['supplement']],
    ['Pain Relief Tablets', 'health_medicine', ['other'], ['supplement']],
    ['Antiseptic Cream', 'health_medicine', ['leave_on'], []],
    ['Ibuprofen 400 mg Filmtabletten', 'personal_care', ['other'], ['supplement']],
    ['Paracétamol 500 mg comprimés', 'General', ['other'], ['supplement']],
    ['Milk Powder', 'food_beverage', ['food'], []],
    ['Gel Douche Vanille', 'personal_care', ['rinse_off'], []],
    ['Sonnenmilch', 'personal_care', ['leave_on'], []],
    ['Zahnpasta', 'General', ['rinse_off'], ['oral']],
    ['Waschmittel', 'General', ['household'], []],
    ['Car Shampoo', 'cleaning_products', ['outdoor'], []],
    ['Eau Nettoyante', 'personal_care', ['leave_on'], []],
    ['Night Light with Button Cell', 'baby_kids', ['other'], []],
  ])('%s of %s: %j with %j', (name, category, types, forms) => {
    const answer = guess(name, category);
    expect(answer.types).toEqual(types);
    expect(answer.forms).toEqual(forms);
  });

  it('sets baby by words, not for small vegetables', () => {
    expect(guess('Baby Wipes', 'baby_kids')).toEqual({ types: ['leave_on'], forms: [], baby: true });
    expect(guess('Lait de toilette bébé', 'personal_care').baby).toBe(true);
    expect(guess('Baby Carrots', 'food_beverage').baby).toBe(false);
    expect(guess('Babybel', 'food_beverage').baby).toBe(false);
  });

  it('believes a category that decides before the source', () => {
    expect(guess('Liquide vaisselle', 'cleaning_products', null, 'Open Beauty Facts').types).toEqual(['household']);
    expect(guess('Kids Lotion', 'baby_kids', null, 'Open Beauty Facts').types).toEqual(['leave_on']);
  });

  it('believes the taxonomy of the source before the name', () => {
    expect(guess('Chocolate Soap Bar', 'General', null, 'Open Food Facts').types).toEqual(['food']);
    expect(guess('Milk & Honey Bar', 'General', null, 'Open Beauty Facts').types).toEqual(['leave_on', 'rinse_off']);
  });

  it('decides by the ingredients where the name says nothing', () => {
    expect(guess('Zorb', 'General', 'Wheat flour, sugar, cocoa butter, salt, emulsifier: soya lecithin').types).toEqual(
      ['food'],
    );
    expect(guess('Zorb', 'General', 'Aqua, Glycerin, Phenoxyethanol, Parfum').types).toEqual(['leave_on', 'rinse_off']);
    expect(guess('Zorb', 'General', 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum').types).toEqual([
      'rinse_off',
    ]);
    expect(guess('Zorb', 'General', '5-15% anionic surfactants, <5% nonionic surfactants, enzymes').types).toEqual([
      'household',
    ]);
    expect(guess('Zorb', 'personal_care', 'Alcohol Denat., Butane, Isobutane, Parfum').forms).toEqual(['spray']);
  });

  it.each([
    'Vanilla ice cream',
    'Crème glacée vanille',
    'Eiscreme Vanille',
    'Helado de vainilla',
    'Gelato al limone',
    'Strawberry jam',
    'Erdbeer Konfitüre',
    'Cocoa powder',
    'BBQ sauce',
    'Maple syrup',
    'Huile d’olive vierge extra',
    'Sour cream crisps',
  ])('%s is food', (name) => {
    expect(guess(name, 'General')).toEqual({ types: ['food'], forms: [], baby: false });
  });

  it.each([
    ['Honey shower cream', ['leave_on', 'rinse_off', 'food']],
    ['Chocolate body butter', ['leave_on', 'food']],
    ['Chicken cheese dog treats', ['pet_food']],
    ['Caramel candle', ['household']],
    ['Wine stain remover', ['household']],
    ['Hand cream', ['leave_on']],
  ])('%s may be %j', (name, types) => {
    expect(guess(name, 'General').types).toEqual(types);
  });

  it('leaves several candidates where nothing is known', () => {
    expect(guess('Zorb', 'General')).toEqual({
      types: ['leave_on', 'rinse_off', 'food', 'household'],
      forms: [],
      baby: false,
    });
    expect(guess('', 'General').types.length).toBeGreaterThan(1);
  });
});

// method M8.1.6
describe('a name that only tells a shape', () => {
  const typesOf = (name: string, ingredientsText: string | null): string[] =>
    guessProductType({ name, category: 'General', ingredientsText }).types;

  it.each([
    ['Gravy Powder', 'Potato starch, wheat flour, salt'],
    ['Creme Eggs', 'Milk chocolate, sugar, egg white'],
    ['Ice Creme', 'Milk, sugar, cream'],
    ['Vanille Creme', 'Zucker, Milch, Weizenmehl'],
  ])('is told by its list: %s', (name, text) => {
    expect(typesOf(name, text)).toEqual(['food']);
  });

  it.each([
    ['Protein Powder', 'Whey protein, cocoa, sucralose'],
    ['Collagen Powder', 'Bovine collagen'],
    ['Pistachio Creme', null],
    ['Protein Powder', null],
  ])('is judged as a food too where nothing tells: %s', (name, text) => {
    expect(typesOf(name, text)).toContain('food');
    expect(typesOf(name, text)).toContain('leave_on');
  });

  it.each([
    ['Hand Cream', null],
    ['Nivea Creme', 'Aqua, Paraffinum Liquidum, Glycerin, Panthenol, Parfum, Linalool'],
    ['Baby Powder', 'Talc, Parfum'],
    ['Crème visage', null],
    ['Loose powder', 'Mica, Talc'],
  ])('is a cosmetic with a word of the body, or the list of one: %s', (name, text) => {
    expect(typesOf(name, text)).toEqual(['leave_on']);
  });
});
