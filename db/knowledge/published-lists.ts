import type { PublishedList } from '#domain/knowledge/knowledge.ts';
import type { ListName } from './list-schema.ts';
import type { KnowledgeSources } from './read-sources.ts';

const EU_LAW = 'Reuse under Decision 2011/833/EU (CC BY 4.0)';
const COSMETICS = 'European Commission, CosIng';
const FACTS_ONLY = 'Facts only; rights in the list stay with the publisher';

/** Who publishes each list, and on which terms. Editions and counts come from the files themselves. */
const PUBLISHED: Readonly<Record<ListName, Pick<PublishedList, 'name' | 'publisher' | 'licence'>>> = {
  'annex-ii': { name: 'Reg (EC) 1223/2009, Annex II: prohibited in cosmetics', publisher: COSMETICS, licence: EU_LAW },
  'annex-iii': { name: 'Reg (EC) 1223/2009, Annex III: restricted', publisher: COSMETICS, licence: EU_LAW },
  'annex-iv': { name: 'Reg (EC) 1223/2009, Annex IV: colorants', publisher: COSMETICS, licence: EU_LAW },
  'annex-v': { name: 'Reg (EC) 1223/2009, Annex V: preservatives', publisher: COSMETICS, licence: EU_LAW },
  'annex-vi': { name: 'Reg (EC) 1223/2009, Annex VI: UV filters', publisher: COSMETICS, licence: EU_LAW },
  clp: {
    name: 'Reg (EC) 1272/2008 (CLP), Annex VI: harmonised classification',
    publisher: 'European Union, table of ECHA',
    licence: EU_LAW,
  },
  prop65: { name: 'California Proposition 65', publisher: 'OEHHA, State of California', licence: 'Public record' },
  iarc: { name: 'IARC Monographs, groups 1, 2A and 2B', publisher: 'IARC, WHO', licence: FACTS_ONLY },
  svhc: {
    name: 'REACH Candidate List of substances of very high concern',
    publisher: 'European Chemicals Agency',
    licence: 'Reuse with attribution (ECHA legal notice)',
  },
  'ed-assessment': {
    name: 'Endocrine disruptor assessments, concluded',
    publisher: 'European Chemicals Agency',
    licence: 'Reuse with attribution (ECHA legal notice)',
  },
  'ed-list-1': {
    name: 'edlists.org List I: identified as endocrine disruptors',
    publisher: 'Public authorities of Belgium, Denmark, France, the Netherlands, Spain and Sweden',
    licence: FACTS_ONLY,
  },
  'ed-list-2': {
    name: 'edlists.org List II: under evaluation',
    publisher: 'Public authorities of Belgium, Denmark, France, the Netherlands, Spain and Sweden',
    licence: FACTS_ONLY,
  },
  'ed-list-3': {
    name: 'edlists.org List III: considered by a national authority',
    publisher: 'Public authorities of Belgium, Denmark, France, the Netherlands, Spain and Sweden',
    licence: FACTS_ONLY,
  },
};

const DICTIONARIES: readonly PublishedList[] = [
  {
    id: 'off-taxonomies',
    name: 'Open Food Facts taxonomies: additives, ingredients, allergens',
    publisher: 'Open Food Facts contributors',
    edition: 'October 2019 and December 2024',
    licence: 'Open Database License 1.0 (ODbL)',
    entries: 0,
  },
  {
    id: 'obf-products',
    name: 'Open Beauty Facts and Open Food Facts products: which names stand on labels',
    publisher: 'Open Beauty Facts and Open Food Facts contributors',
    edition: '2019, 2024 and 2026',
    licence: 'Open Database License 1.0 (ODbL)',
    entries: 0,
  },
];

/** What a pack was made from, for the page that names the sources. */
export const publishedLists = ({ lists }: Pick<KnowledgeSources, 'lists'>): readonly PublishedList[] => [
  ...lists.counts.map(({ list, edition, entries }) => ({ id: list, ...PUBLISHED[list], edition, entries })),
  ...DICTIONARIES,
];
