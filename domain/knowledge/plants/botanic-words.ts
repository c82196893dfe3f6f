/** Words of plant names on labels, normalised: parts of a plant, preparations, and qualifiers. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Parts of a plant, alga or fungus: in INCI English, on French, German, Spanish and Italian labels, and in pharmacists'
 * Latin.
 */
export const PLANT_PARTS = words(`
  leaf root flower seed fruit peel bark stem kernel bran herb bud rhizome berry bulb pulp plant twig branch branchlet
  wood sprout shoot nut shell husk hull germ cone needle tuber rind skin pod bean petal stamen pistil pollen sap resin
  gum thallus frond mycelium sporocarp mushroom spore strobile strobilu sepal calyx receptacle core pit stone meristem
  callus heartwood stalk top blossom catkin hair silk straw grass vine tip cane inflorescence spike testa nodule
  seedcake seedcoat epicarp pericarp endosperm cotyledon embryo pomace marc must lee bagasse gall tail aerial
  whole part head grain cob ear weed stigma style bract crown rootstock stolon cell culture
  cladode pad frustule seedling haulm fiber lint latex
  feuille fleur racine graine ecorce zeste tige noyau noyaux pepin bourgeon baie bois plante entiere sommite sommites
  fleurie fleuries bulbe coque peau pulpe aiguille rameau rameaux germe petale herbe bouton brou coquille gousse son
  blatt blatter blute bluten wurzel wurzeln samen kern kerne frucht fruchte rinde schale schalen stangel knospe knospen
  beere beeren holz nadel nadeln keim keime kleie kraut knolle spross sprossen
  hoja flor flore raiz raice semilla fruto corteza cascara tallo hueso pepita yema baya madera petalo aguja germen
  salvado pulpa piel planta
  foglia foglie fiore fiori radice radici seme semi frutto frutti corteccia scorza stelo nocciolo noccioli gemma gemme
  bacca bacche legno petali vinaccioli crusca polpa buccia pianta sommita
  herba folium folia radix rhizoma cortex flos fructus`);

/**
 * What is made of a plant, as the last words of an INCI or English name. Several may follow one another ("leaf oil
 * extract").
 */
export const PREPARATIONS = words(`
  oil extract powder juice water butter wax gel absolute concrete tincture infusion decoction distillate hydrosol
  hydrolate hydrolat oleoresin starch flour meal protein peptide polysaccharide polyphenol flavonoid
  isoflavone sterol phytosterol unsaponifiable unsaponifiables glyceride ester ceramide fiber fibre concentrate puree
  paste charcoal lipid phospholipid glycoprotein saponin milk tea syrup vinegar tar pitch granule particle exfoliator
  pearl flake bead scrub balsam resinoid absolut cream hydrolysate isolate filtrate lysate exosome vesicle
  extracellular phytoplacenta macerate maceration ferment fermented fraction mucilage pectin glucan galactomannan
  glucomannan tannin anthocyanin carotenoid chlorophyll wine nectar ash essence spirit alcoholate residue
  distilled expressed oleosome cellulose dna rna enzyme ghee liposome
  extrakt ol oel saft pulver wasser wachs ole oele
  polvo extracto estratto extrait hydrolysat`);

/** Preparations that contain the plant's volatile or fatty oil, so that facts about the oil apply to them. */
export const OIL_PREPARATIONS = words(
  'oil absolute concrete oleoresin resinoid essence ol oel ole oele huile aceite olio absolue absoluta assoluta',
);
/** Preparations that are some kind of extract. */
export const EXTRACT_PREPARATIONS = words(
  'extract tincture infusion decoction macerate extrakt extracto estratto extrait macerat teinture tintura filtrate',
);
/** Parts whose oil is pressed and fatty, whatever the plant's volatile oil is like. */
export const FATTY_PARTS = words(
  'seed kernel nut germ bran pit stone seedcake graine noyau noyaux pepin samen kern kerne semilla hueso pepita seme semi vinaccioli nocciolo noccioli',
);

/** Words used with a plant name that do not change what it is. */
export const BOTANIC_QUALITIES = words(`
  organic organically grown bio biologique biologico biologica ecologico ecologica natural naturel naturelle naturale pure pur
  pura puro fresh frais fraiche fresco fresca frisch dried dry seche sec getrocknet essiccato secco seco concentrated concentre
  certified wild crafted wildcrafted cold pressed steam virgin vierge extra vergine virgen refined raw unrefined
  deodorized deodorised micronized micronised colloidal standardized standardised aqueous liquid soft hydroalcoholic
  glycolic glycerine glycerinated hydroglycolic hydroglycerin aqueux aqueuse huileux huileuse oleoso acuoso oleico hidroglicolico hidroalcoholico glicolico idroglicolico
  idroalcolico glicerico glicerinico hydroglycerine hydroalcoolique fluido fluida fluid fluide mou molle glycerique essential essentielle esencial essenziale
  atherische atherisches atherisch vegetale vegetal vegetable pflanzliche pflanzliches florale botanical
  whole active soluble fair trade leafy spray freeze lyophilized super native
  kbt bdih ecocert`);

/**
 * How a preparation was treated, named before the plant ("hydrolyzed wheat protein"). Excludes "partly hydrogenated".
 */
export const TREATMENTS = words(`
  hydrolyzed hydrolysed hydrogenated saponified fermented roasted toasted ozonized ozonised micronized activated
  hydrolyse hydrolysee hydrogene hydrogenee fermente fermentee hydrolysierte hydrolysiertes hidrolizado hidrolizada
  hidrogenado hidrogenada idrolizzato idrolizzata idrolizzate idrogenato idrogenata isomerized acetylated deproteinated
  defatted degreased sulfurized powdered ground distilled expressed`);
