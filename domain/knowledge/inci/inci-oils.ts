import { oneOf } from './inci-stems.ts';

/** Oils and fats whose derivatives are named after them ("PEG-45 Palm Kernel Glycerides"). */
export const OIL = oneOf(
  `castor, jojoba, almond, sweet almond, apricot, apricot kernel, olive, coconut, coco, palm, palm kernel, avocado, argan,
  macadamia, macadamia seed, sunflower, sunflower seed, corn, soy, soybean, soya, rapeseed, canola, shea, shea butter,
  mango, mango seed, mango butter, cocoa butter, cocoa, babassu, black currant seed, grape seed, grapeseed, linseed,
  rice bran, rice, evening primrose, meadowfoam seed, lanolin, tallow, vegetable, safflower, safflower seed, cottonseed,
  sesame, hazelnut, moringa, baobab, hemp seed, hempseed, wheat germ, milk, egg, fish, mink, emu, borage seed, rose hip,
  rosehip, camellia, passionflower, passion fruit, pumpkin seed, cupuassu, murumuru, marula, tamanu, peanut, brassica,
  perilla, walnut, raspberry seed, cranberry seed, buriti, andiroba, kukui, neem, phyto, avocado seed, olus, tall`,
);

/** What an oil is turned into other than a salt or an ester named after it. */
export const OIL_PART = oneOf(
  `glyceride, triglyceride, monoglyceride, diglyceride, sterol, phytosterol, acid, fatty acid, alcohol, fatty alcohol,
  butter glyceride, unsaponifiable, ceramide, lipid, wax, oil, butter, amide, oil/glyceride, acid/alcohol`,
);

/**
 * Proteins and other sources that are hydrolysed for hair and skin. Plants and foods themselves keep their own entries.
 */
export const PROTEIN_SOURCE = oneOf(
  `wheat, soy, soya, soybean, rice, rice bran, oat, corn, maize, milk, whey, pea, potato, quinoa, lupine, lupin, barley,
  almond, sweet almond, sesame, brazil nut, hazelnut, walnut, jojoba, cottonseed, linseed, sunflower seed, moringa,
  moringa seed, amaranth, vegetable, plant, yeast, egg, egg white, eggshell membrane, silk, keratin, hair keratin, wool,
  collagen, marine collagen, fish collagen, elastin, casein, gelatin, sericin, pearl, conchiolin, fish, marine, lentil,
  chickpea, avocado, baobab, hemp seed, chia, maca, royal jelly, hyaluronic acid, animal, sorghum, zein, gluten, algae,
  spirulina, extensin, fibronectin, reticulin, actin, albumen, lactalbumin, serum, goat milk, rye, spelt, cashew,
  pumpkin seed, lemon, rapeseed, macadamia, coconut, cicer seed, mung bean, adzuki bean, kidney bean, triticum vulgare,
  glycine soja, oryza sativa, pisum sativum, avena sativa, zea may, hordeum vulgare, prunus amygdalus dulci,
  adansonia digitata seed, lupinus albus, simmondsia chinensi`,
);

/** Amino acids and short acids that acyl groups are bound to. */
export const AMINO_ACID = oneOf(
  `glutamate, sarcosinate, glycinate, alaninate, taurate, methyl taurate, methyltaurate, isethionate, methyl isethionate,
  lactylate, aspartate, threoninate, prolinate, serinate, lysinate, methylaminopropionate, methyl alaninate,
  methyl beta alaninate, beta alaninate, oat amino acid, wheat amino acid, soy amino acid, apple amino acid,
  silk amino acid, rice amino acid, barley amino acid, keratin amino acid, collagen amino acid, millet amino acid,
  quinoa amino acid, almond amino acid, amino acid, proline, arginate, glutamide lysine, phenylalaninate, tyrosinate`,
);
