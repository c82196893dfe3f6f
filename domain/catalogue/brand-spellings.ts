/**
 * Brands whose own spelling differs from that of crowd-sourced data, by their folded form. A short hand-made list,
 * spelt as each brand writes itself in running text. Any other brand keeps the spelling of its source.
 */
const SPELLINGS: Readonly<Record<string, string>> = {
  '3m': '3M',
  adidas: 'adidas',
  alnatura: 'Alnatura',
  aussie: 'Aussie',
  balea: 'Balea',
  biotherm: 'Biotherm',
  cerave: 'CeraVe',
  'coca cola': 'Coca-Cola',
  dm: 'dm',
  dmbio: 'dmBio',
  'dr oetker': 'Dr. Oetker',
  ebelin: 'ebelin',
  edeka: 'EDEKA',
  eucerin: 'Eucerin',
  'haagen dazs': 'Häagen-Dazs',
  'head shoulders': 'Head & Shoulders',
  'head and shoulders': 'Head & Shoulders',
  'kellogg s': "Kellogg's",
  kelloggs: "Kellogg's",
  kitkat: 'KitKat',
  'kit kat': 'KitKat',
  'l oreal': "L'Oréal",
  'l oreal paris': "L'Oréal Paris",
  loreal: "L'Oréal",
  'loreal paris': "L'Oréal Paris",
  'la roche posay': 'La Roche-Posay',
  'm m s': "M&M's",
  mms: "M&M's",
  'mcdonald s': "McDonald's",
  mcdonalds: "McDonald's",
  nescafe: 'NESCAFÉ',
  nestle: 'Nestlé',
  nivea: 'NIVEA',
  'oral b': 'Oral-B',
  'trader joe s': "Trader Joe's",
  'trader joes': "Trader Joe's",
  'uncle ben s': "Uncle Ben's",
  'uncle bens': "Uncle Ben's",
};

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * A brand in its own spelling (product P14.5); an unknown brand is left as it was written. In a list of brands
 * ("Nestle,KitKat") each is corrected, and duplicates are dropped.
 */
export function brandSpelling(text: string): string {
  if (text === '') return '';
  const brands = new Map<string, string>();
  for (const part of text.split(',')) {
    const brand = part.trim();
    const key = folded(brand);
    if (brand !== '' && !brands.has(key))
      brands.set(key, Object.hasOwn(SPELLINGS, key) ? (SPELLINGS[key] ?? '') : brand);
  }
  return [...brands.values()].join(', ');
}
