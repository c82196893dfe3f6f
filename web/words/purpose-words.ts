const SPECIAL: Readonly<Record<string, string>> = {
  surfactant_anionic: 'Anionic surfactant',
  surfactant_nonionic: 'Nonionic surfactant',
  surfactant_amphoteric: 'Amphoteric surfactant',
  surfactant_cationic: 'Cationic surfactant',
  surfactant_residue: 'Surfactant residue',
  ph_adjuster: 'pH adjuster',
  uv_filter: 'UV filter',
  uv_absorber: 'UV absorber',
  anti_caries: 'Protects teeth',
  anti_dandruff: 'Anti-dandruff',
  anticaking: 'Anti-caking agent',
  antifoam: 'Foam control',
  de_icer: 'De-icer',
  fat_oil: 'Fat or oil',
  film_former: 'Film former',
  flour_treatment: 'Flour treatment',
  food_base: 'Food',
  fish_medicine: 'Fish medicine',
  hair_growth: 'Hair growth',
  nonstick: 'Non-stick',
};

const word = (purpose: string): string => {
  const special = SPECIAL[purpose];
  if (special) return special;
  const plain = purpose.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** What an ingredient is for, as one line: "Disinfectant, preservative". Empty if unknown. */
export const purposeWords = (purposes: readonly string[]): string =>
  purposes
    .map(word)
    .map((text, at) => (at === 0 || /^(pH|UV)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)))
    .join(', ');
