/** A fact shown while a report is being made, with its source. */
export interface LoadingFact {
  readonly kind: 'Did you know?' | 'Tip';
  readonly text: string;
  readonly source: string;
}

/** From laws and health authorities only; what a manufacturer or campaign says about itself is no source. */
export const LOADING_FACTS: readonly LoadingFact[] = [
  {
    kind: 'Did you know?',
    text: 'A cosmetic lists what it contains most of first. What makes up less than 1% may follow in any order.',
    source: 'Regulation (EC) No 1223/2009, Article 19(1)(g)',
  },
  {
    kind: 'Tip',
    text: 'Keep cleaning products in their own bottles. In a drink bottle they get swallowed by mistake.',
    source: 'CDC, Tips to prevent poisonings',
  },
  {
    kind: 'Did you know?',
    text: 'Fourteen kinds of allergen must stand out from the rest of a food’s ingredient list, for example in bold.',
    source: 'Regulation (EU) No 1169/2011, Article 21 and Annex II',
  },
  {
    kind: 'Tip',
    text: 'Never mix bleach with an acid or with ammonia: the gases that form harm the lungs.',
    source: 'CDC, Cleaning and disinfecting with bleach',
  },
  {
    kind: 'Did you know?',
    text: 'The open jar on a cosmetic shows how many months it keeps after opening: 12M is a year.',
    source: 'Regulation (EC) No 1223/2009, Article 19(1)(c) and Annex VII(2)',
  },
  {
    kind: 'Tip',
    text: 'Xylitol, sold as a sweetener in gum and sweets, can poison a dog in small amounts.',
    source: 'FDA, Paws Off Xylitol; It’s Dangerous for Dogs',
  },
  {
    kind: 'Did you know?',
    text: 'With the 16 characters after "UFI" on a hazardous mixture, a poison centre can look up what is in it.',
    source: 'Regulation (EC) No 1272/2008, Annex VIII',
  },
  {
    kind: 'Tip',
    text: 'Give no honey before the first birthday, not even a taste: it can carry spores that cause infant botulism.',
    source: 'CDC, Botulism prevention',
  },
  {
    kind: 'Did you know?',
    text: '"Parfum" stands for many substances. In the EU, some 80 that cause allergies must be named beside it.',
    source: 'Regulation (EU) 2023/1545, for cosmetics new on the market since 31 July 2026',
  },
  {
    kind: 'Tip',
    text: 'Recipes change. If the list on your pack is not the one shown, photograph it and decide which is right.',
    source: 'How this app works: earlier lists are kept',
  },
];
