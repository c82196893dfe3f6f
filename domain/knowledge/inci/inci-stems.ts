/** Joins words into one alternation, longest first, so that the first match is the whole word. */
export const oneOf = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*,\s*/)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .join('|')})`;

/** "c12 15", "c20 40": a normalised range of chain lengths. */
export const CARBON = 'c\\d{1,2}(?: \\d{1,2})?';

/** Radicals of fatty alcohols and of longer branched alcohols (INCI). */
export const LONG_ALKYL = oneOf(
  `ethylhexyl, octyl, isooctyl, caprylyl, capryl, nonyl, isononyl, propylheptyl, decyl, isodecyl, hexyldecyl, undecyl,
  undecylenyl, lauryl, dodecyl, tridecyl, isotridecyl, myristyl, decyltetradecyl, cetyl, isocetyl, hexadecyl, palmityl,
  cetearyl, stearyl, isostearyl, oleyl, linoleyl, octyldodecyl, arachidyl, behenyl, erucyl, coco, cocoyl, jojobyl,
  phytosteryl, cholesteryl, batyl, butyloctyl, hexyldodecyl, octyldecyl, myreth 3, laureth 2, laureth 3, ceteareth 2,
  tetradecyl, octadecyl, heptyl, hexyl, isohexyl, methylheptyl, rapeseed, lanolin, tallow, palm, oleic, behenyl/stearyl,
  phytosteryl/isostearyl, phytosteryl/octyldodecyl, phytosteryl/behenyl/octyldodecyl, cholesteryl/behenyl/octyldodecyl`,
);

/** Radicals accepted only with fatty acids: with small acids they form solvents, which have facts of their own. */
export const SHORT_ALKYL = oneOf(
  'methyl, ethyl, propyl, isopropyl, butyl, isobutyl, amyl, isoamyl, diisopropyl, diisobutyl, dipropyl, dibutyl',
);

/** Acids of fats and oils with eight or more carbon atoms, as they end the name of an ester or a soap. */
export const FATTY_ATE = oneOf(
  `caprylate, pelargonate, nonanoate, isononanoate, caprate, decanoate, undecylenate, laurate, cocoate, myristate,
  palmitate, isopalmitate, palmate, palm kernelate, stearate, isostearate, hydroxystearate, polyhydroxystearate, oleate,
  linoleate, linolenate, ricinoleate, polyricinoleate, arachidate, arachidonate, behenate, erucate, lanolate, tallowate,
  tallate, olivate, avocadate, avocadoate, macadamiate, macadamiaseedate, jojobate, babassuate, shea butterate, soyate,
  soybeanate, rapeseedate, sunflowerate, sunflower seedate, sunflowerseedate, meadowfoamate, castorate, rice branate,
  ricebranate, almondate, sweet almondate, candelillate, cocoa butterate, mango butterate, mangoseedate, hempseedate,
  grapeseedate, sesameseedate, hazelnutseedate, safflowerate, cottonseedate, linseedate, cornate, peanutate, lardate,
  butterate, argannate, montanate, cetearate, dilinoleate, dimer dilinoleate, trilinoleate, eicosadioate, undecanoate,
  stearoyl stearate, hydroxystearoyl stearate, hydrogenated rosinate, rosinate, murumuru butterate,
  cupuassu butterate, kokum butterate, tamanuseedate, moringate, marulate, camellia seedate, apricotate, perillate`,
);

/** Small acids that esterify a fatty alcohol or a polyol. */
export const SMALL_ATE = oneOf(
  `lactate, citrate, tartrate, malate, succinate, adipate, sebacate, azelate, glutarate, carbonate, heptanoate, caproate,
  ethylhexanoate, octanoate, isobutyrate, neopentanoate, neodecanoate, sorbate, propionate, pelargonate, acetate, octyldodecanoate, olivate,
  trimellitate, pca, lauroyl glutamate, stearoyl glutamate, lauroyl sarcosinate, myristoyl sarcosinate, pyrrolidone
  carboxylate, ferulate, tetradecanedioate, eicosanedioate, decanoate`,
);

/** Acid radicals (acyl groups). */
export const ACYL = oneOf(
  `capryloyl, caproyl, caprooyl, undecylenoyl, lauroyl, myristoyl, palmitoyl, stearoyl, isostearoyl, hydroxystearoyl,
  oleoyl, linoleoyl, linolenoyl, behenoyl, ricinoleoyl, erucoyl, cocoyl, olivoyl, babassuoyl, soyoyl, palmoyl,
  palm kerneloyl, hydrogenated tallowoyl, tallowoyl, sunfloweroyl, rapeseedoyl, capryloyl/caproyl, lauroyl/myristoyl,
  caproyl/lauroyl, almondoyl, avocadoyl, argoyl, grapeseedoyl`,
);

/** Roots of fatty amides and their derivatives. Acetamide is left out because it has facts. */
export const AMIDE = oneOf(
  `caprylamid, capramid, capryl/capramid, undecylenamid, lauramid, myristamid, palmitamid, stearamid, isostearamid,
  hydroxystearamid, oleamid, linoleamid, linolenamid, ricinoleamid, behenamid, arachidamid, erucamid, cocamid, soyamid,
  tallowamid, hydrogenated tallowamid, olivamid, babassuamid, almondamid, avocadamid, apricotamid, palmamid,
  palm kernelamid, shea butteramid, sesamid, wheat germamid, wheatgermamid, minkamid, sunflowerseedamid, canolamid,
  rapeseedamid, brassicamid, coco/oleamid, coco/isostearamid, borageamid, grapeseedamid, isoalkylamid, peanutamid,
  lauramid/myristamid, lanolinamid, mangoamid, hempseedamid, argannamid, cottonseedamid, sweetalmondamid`,
);

/** Roots before -eth n, the ethers with ethylene glycol, where n is the average number of units. */
export const ETH = oneOf(
  `laur, myr, cet, cetear, stear, isostear, isocet, ol, cetol, ceteol, behen, arachid, tridec, isotridec, dec, isodec,
  undec, isolaur, coc, lan, chol, octyldodec, decyltetradec, hexyldec, oct, capryl, hex, isohex, but, tallow, palm,
  glycer, sorb, tocopher, methyl gluc, gluc, propyl gluc, erucyl, dihydrochol, phytoster, soyaster`,
);
