import { normaliseName } from '../names/normalise.ts';
import { coverPlants } from './botanic-cover.ts';

/** Genera and common names of bacteria, yeasts, moulds and microalgae that cosmetics and foods are fermented with. */
const ORGANISMS = new Set(
  `lactobacillus lactobacilli bifida bifidobacterium lactococcus leuconostoc streptococcus saccharomyces pichia candida galactomyces
  aspergillus bacillus acetobacter gluconobacter komagataeibacter pseudoalteromonas alteromonas vibrio vitreoscilla thermus
  pseudozyma schizosaccharomyces zymomonas rhizopus monascus torulaspora kluyveromyces cryptococcus rhodotorula
  rhodosporidium phaffia aureobasidium epicoccum trichoderma penicillium hansenula metschnikowia enterococcus pediococcus
  weissella propionibacterium cutibacterium corynebacterium micrococcus staphylococcus planktothrix nannochloropsis
  halomonas halobacterium deinococcus sphingomonas methylobacterium agrobacterium xanthomonas rhizobium arthrobacter brevibacterium
  lactiplantibacillus lacticaseibacillus limosilactobacillus ligilactobacillus latilactobacillus companilactobacillus
  streptomyces actinomyces yarrowia zygosaccharomyces debaryomyces brettanomyces eremothecium ashbya geotrichum mucor
  cordyceps ganoderma phellinus hericium tremella schizophyllum pleurotus lentinula neurospora
  antarcticimonas polaribacter exiguobacterium paenibacillus lysinibacillus geobacillus alicyclobacillus sporosarcina
  faecalibacterium akkermansia roseburia christensenella snodgrassella gilliamella eubacterium collinsella
  plankton yeast koji kombucha kefir sake black tea scoby biofermented`
    .split(/\s+/)
    .map(normaliseName),
);
/** What a culture yields, and words used with it. */
const FERMENT = new Set(
  `ferment fermentation fermented fermentate filtrate lysate extract culture conditioned media medium broth
  supernatant powder oil cell wall exosome extracellular vesicle polysaccharide protein peptide hydrolyzed hydrolysed
  juice product fermentum probiotic live tyndallized heat treated`.split(/\s+/),
);
/** What a culture is fed besides plants. */
const FEEDS = new Set(
  `milk whey honey sugar glucose sucrose molasses collagen egg glycerin lactose methionine arginine royal jelly propolis
  skim seawater sea salt water mineral spring clay silt mud zinc iron copper magnesium manganese selenium silicon calcium
  potassium germanium lipid glucan acid ferment urea yogurt bran malt rice folic pantothenic lactic amino hyaluronic
  leaf root fruit seed flower peel`.split(/\s+/),
);
const EPITHET = /^[a-z]{4,}(?:a|i|e|us|um|is|ns|ae|es)$/;
const HINT = /ferment|lysate|filtrate|culture/;

/**
 * A ferment of a known organism: "Lactobacillus/Soybean Ferment Extract", "Bifida Ferment Lysate",
 * "Saccharomyces Ferment Filtrate". The plants it was fed with keep their facts (soy, wheat).
 * @param name a normalised name that matched nothing
 * @param plantAt the id of the plant that a text names
 * @returns the plants; null if an organism or word is in no list
 */
export const fermentPlants = (
  name: string,
  plantAt: (text: string) => string | undefined,
): readonly string[] | null => {
  if (!HINT.test(name)) return null;
  const words = name.split(/[ ()/]+/).filter((word) => word !== '');
  let organism = false;
  const others: string[] = [];
  let formed = false;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    if (ORGANISMS.has(word)) organism = true;
    else if (FERMENT.has(word)) formed = true;
    // The species after its genus: "lactobacillus bulgaricus ferment".
    else if (ORGANISMS.has(before) && EPITHET.test(word) && !FEEDS.has(word) && plantAt(word) === undefined) continue;
    else others.push(word);
  }
  if (!organism || !formed) return null;
  // Feeds that are plants in the pack (soy, wheat) or milk are looked up for their facts.
  const left = others.filter((word) => !FEEDS.has(word) || plantAt(word) !== undefined);
  if (left.length === 0) return [];
  return coverPlants(left, plantAt)?.plants ?? null;
};
