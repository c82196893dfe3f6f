// Words that say how a food was treated or where it comes from, but do not name it: "milk, pasteurised, homogenised",
// "pulpe d'orange (Brésil)". Deliberately missing are words that warn (raw, skimmed milk's "skimmed", hydrogenated,
// salted), colours, and places that are also names of foods (Porto, Brazil, turkey, Peru, Chile).
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  '*': ['e', 'ee', 'es', 'ees'],
  '^': ['', 'e', 'er', 'es', 'en', 'em'],
  '~': ['o', 'a', 'os', 'as', 'i', 'e'],
};

const expand = (list: string): string[] =>
  list
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => ENDINGS[word.slice(-1)]?.map((ending) => word.slice(0, -1) + ending) ?? [word]);

const TREATED = new Set(
  [
    `pasteurized pasteurised pasturized homogenized homogenised sterilized sterilised uht frozen chilled refrigerated boneless skinless peeled unpeeled
    pitted deseeded chopped sliced diced shredded crushed cooked precooked roasted toasted smoked dried dehydrated rehydrated reconstituted purified
    bleached unbleached enriched unsweetened unsalted organic kosher halal`,
    `pasteuris* homogeneis* sterilis* upperis* thermis* microfiltr* ultrafiltr* surgel* congel* decongel* refriger* deshydrat* rehydrat* lyophilis*
    appertis* torrefi* hach* decoup* pel* epluch* denoyaut* desoss* decortiqu* precuit precuite precuits precuites cuit cuite cuits cuites fume fumes fumees moulu
    moulue moulus moulues biologique biologiques conditionn* reconstitu*`,
    `pasteurisiert^ homogenisiert^ ultrahocherhitzt^ hocherhitzt^ warmebehandelt^ haltbar^ tiefgekuhlt^ tiefgefroren^ gefroren^ gemahlen^ getrocknet^
    gerostet^ gekocht^ gegart^ gehackt^ geschalt^ entsteint^ gewurfelt^ geschnitten^ gerauchert^ mikrofiltriert^ schonend biologisch^`,
    `pasteurizad~ ultrapasteurizad~ homogeneizad~ esterilizad~ congelad~ ultracongelad~ refrigerad~ deshidratad~ molid~ triturad~ tostad~ cocid~
    ahumad~ ecologic~`,
    `pastorizzat~ omogeneizzat~ sterilizzat~ surgelat~ congelat~ disidratat~ macinat~ tritat~ tostat~ affumicat~ biologic~ biologici biologiche`,
  ].flatMap(expand),
);
const PLACES = new Set(
  `eu ue eec cee usa uk u.k u.s.a france suisse switzerland schweiz svizzera suiza germany deutschland allemagne germania alemania italy italia italie italien
  spain espana espagne spanien spagna portugal belgium belgique belgien belgio netherlands nederland holland hollande austria osterreich autriche greece grece
  griechenland grecia europe europa europeenne poland pologne polska ireland irlande scotland ecosse denmark danemark sweden suede norway norvege finland finlande
  canada mexico mexique ecuador equateur colombia colombie bolivia bolivie argentina argentine uruguay paraguay nicaragua guatemala honduras
  turquie turkei morocco maroc tunisia tunisie algerie egypt egypte israel iran inde indien india vietnam thailand thailande indonesia indonesie indonesien
  philippines malaisie malaysia australia australie afrique africa afrika asie asia asien madagascar cameroun kenya ethiopia ethiopie tanzanie ouganda rwanda
  senegal normandie vendee auvergne alsace occitanie ameriques amerique romania roumanie hongrie hungary bulgarie ukraine russia russie lituanie serbie`.split(
    /\s+/,
  ),
);
/** Small words that occur together with these. */
const BESIDE = new Set(
  `of from the and or in by product products produce d de du des la le les l et ou en au aux hors non origine provenance produit produits pays bas sud nord
  est ouest centrale latine nicht aus der und von nach herkunft langer frisch y o del el los origen producto e di da del della degli dell origine prodotto
  nord-est nord-ouest sud-est sud-ouest south north east west central latin`.split(/\s+/),
);
// "Milk, in varying proportions": refers to several ingredients before it.
const PROPORTIONS =
  /^(?:en proportions? variables?|en proporci[o]n(?:es)? variables?|in proporzion[ei] variabil[ei]|in varying proportions?|in variable proportions?|in (?:veranderlichen|wechselnden) (?:gewichtsanteilen|anteilen|mengenanteilen))$/;
const WORD = /[^\p{L}\p{M}.-]+/u;
const MOST_WORDS = 6;

/**
 * Whether every word of an item only says how something was treated or where it comes from.
 * @param name the cleaned item, folded
 */
export const onlyDescribes = (name: string): boolean => {
  if (name.length > 60) return false;
  if (PROPORTIONS.test(name)) return true;
  const words = name.split(WORD).filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  let described = false;
  for (const word of words) {
    if (TREATED.has(word) || PLACES.has(word)) described = true;
    else if (!BESIDE.has(word)) return false;
  }
  return described;
};
