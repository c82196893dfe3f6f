import { foldText } from '../../../knowledge/names/fold.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';

/** A word that is a part of compounds, or that takes endings. */
export interface Stem {
  /** The word of the allergen list it stands for, normalised. */
  readonly word: string;
  /** Its letters inside a longer word, folded. */
  readonly printed: string;
  /** Whether `printed` is the list's own word, so that its normalised form may also end a compound. */
  readonly itself: boolean;
}

const stems = (list: string): readonly Stem[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split('='))
    .map(([printed = '', word = printed]) => ({
      word: normaliseName(word),
      printed: foldText(printed),
      itself: word === printed,
    }));

/**
 * Words that German, Dutch, Swedish and Danish combine with others ("Weizenmehl", "Magermilchpulver", "pekannoten",
 * "skummjölkspulver"). `printed=word` if the part inside a longer word differs from the word of the list.
 */
export const COMPOUND_STEMS = stems(`
  weizen dinkel roggen gerste hafer malz grieß soja milch molke sahne rahm butter käse joghurt quark laktose
  erdnuss haselnuss walnuss mandel cashew pistazie sesam sellerie senf lupine fisch lachs garnele krebs hummer sulfit
  muschel austern tintenfisch kalmar inktvis eipulver=vollei hühnerei=ei eier=ei krabbe=krabbe seelachs hering pekannuss paranuss
  tarwe rogge gerst haver spelt moutextract gerstemout melk slagroom karnemelk boter kaas yoghurt kwark caseïne
  pinda arachide hazelnoot hazelnoten walnoot walnoten pecannoot=noot pecannoten=noten pekannoten cashewnoten paranoten
  amandel pistache selderij selderie mosterd zalm tonijn haring makreel kabeljauw garnaal garnalen kreeft mossel oester
  sulfiet eigeel kippenei scharrelei heelei eipoeder sesamzaad weipoeder
  mjölk grädde smör vete=vete hvede mælk fløde havre jordnöt jordnød hasselnöt hasselnød valnöt valnød mandel ägg
  senap sennep selleri räkor rejer bläckfisk blæksprutte musling sulfit soya
  manteli soija kaura mandula szója zabtej=zabot zabital=zabot zabpehely=zabot zabliszt=zabot kaera=kaer mandli=mandlid
  jogurt=joghurt möndlu=möndlur hafra=hafrar mjólkur=mjólk jarðhnetu=jarðhnetur heslihnetu=heslihnetur`);

/** Stems of Polish words that take endings: nouns in their cases, and adjectives ("pszenna", "mlecznego"). */
export const POLISH_STEMS = stems(`
  pszenic=pszenica pszen=pszenica żyt=żyto żyto=żyto jęczm=jęczmień jęczmien=jęczmień owsian=owies ows=owies orkisz
  słodow=słód słodu=słód semolin=semolina mlek=mleko mlecz=mleko śmietan=śmietana śmietank=śmietana masł=masło maśl=masło maślank=maślanka
  serwat=serwatka serwatk=serwatka jogurt twaróg twarog=twaróg kefir laktoz=laktoza kazein=kazeina jaj jajk=jajko
  jajecz=jaja jajow=jaja żółtk=jaja soj=soja orzech migdał pistacj=pistacje gorczyc=gorczyca musztard=musztarda sezam
  seler ryb=ryba łosos=łosoś łososi=łosoś tuńczyk dorsz śledzi=śledź makrel=makrela skorupiak=skorupiaki krewet=krewetki
  krewetk=krewetki mięczak=mięczaki siarczyn łubin arachid=arachidowe`);

/** What may follow a Polish stem: case endings, and adjective endings after n, sk, ow, an. */
export const POLISH_ENDING =
  /^(?:n|ni|sk|ow|an|enn|nn|ien|iennn?|arsk)?(?:|a|e|i|o|u|y|ia|ie|iu|ią|iem|em|om|ow|ami|ach|ego|ej|emu|ych|ym|ymi|ich|im|iego|iej|ek|ki|ka|nia|niu|ian|iana|iane|iany|ianej|ianych)$/;

/** Stems of inflected words in a group of languages with the same endings, and these endings. */
export interface Inflected {
  readonly stems: readonly Stem[];
  readonly ending: RegExp;
}

const POLISH: Inflected = { stems: POLISH_STEMS, ending: POLISH_ENDING };

// Croatian, Serbian, Slovene, Czech and Slovak nouns in their cases, and adjectives: "s mlijekom", "mandlemi".
const SLAVIC: Inflected = {
  stems: stems(`
  mlijek=mleko mliječn=mleko mlečn=mleko mliek=mleko mliečn=mleko mlékem=mleko vrhnj=mleko smetan=mleko smotan=mleko pavlak=mleko
  maslac=maslo syrem=mleko syrom=mleko sýry=mleko sýrov=mleko sirom=mleko tvaroh=mleko skut=mleko bryndz=mleko kajmak=mleko serem=mleko owsiank=owies nerkowc=orzech
  badem=bademi orah=bademi oraščić=bademi lješnja=bademi lešni=bademi mandl=mandle mandľ=mandle ořech=ořechy
  orieš=ořechy oříš=ořechy lieskov=ořechy arašíd=arašídy arašid=arašídy kikirik=arašídy vajc=vejce vajíč=vejce vejc=vejce
  jaj=jaja pšenic=pšenice pšeničn=pšenice rybou=ryba ribom=ryba ribam=ryba kapra=ryba kaprem=ryba kaprov=ryba pstruh=ryba sezam krevet=krevety
  zeler=celer celer hořčic=hořčice hořčičn=hořčice gorušic=hořčice slačic=hořčice gorčic=hořčice sójou=sója sojom=sója`),
  ending:
    /^(?:k|c|ci|ij|ic|ick|ov|ovc|in|an|jac|jak)?(?:|a|e|i|o|u|y|em|om|ou|iem|am|ami|emi|ima|ama|mi|ech|ach|ih|ich|im|ym|ymi|imi|ych|eg|ega|eho|oga|og|emu|omu|oj|ej|ov|ju|jem|jima)$/,
};

// The same for Russian, Ukrainian, Bulgarian, Macedonian and Serbian in Cyrillic. "Сырой" is raw, not cheese.
const CYRILLIC: Inflected = {
  stems: stems(`
  молок=молоко молочн=молоко млечн=молоко млек=молоко мляк=молоко сливк=молоко сливочн=молоко вершк=молоко павлак=молоко
  сыром=молоко сыра=молоко сиром=молоко творог=молоко творож=молоко йогурт=молоко сгущенк=молоко сметан=молоко
  сыворот=молоко орех=орехи горіх=орехи фисташк=орехи фісташк=орехи фундук миндал=миндаль мигдал=миндаль
  бадем=миндаль лешник=орехи лешниц=орехи арахис арахіс=арахис кикирик=арахис яйц=яйца яйк=яйца яичн=яйца яєчн=яйца
  кунжут крабом=креветки крабов=креветки креветк=креветки горчиц=горчица гірчиц=горчица сельдере=сельдерей
  рыбо=рыба рыбн=рыба овсян=овес вівсян=овес`),
  ending:
    /^(?:к|ев|ов)?(?:|а|я|е|и|і|о|у|ю|ы|ь|ом|ем|ям|ои|ою|еи|ею|ами|ями|има|ах|ях|ов|ев|ия|ие|ые|ая|ое|ым|ими|ыми|ого|ому|ую|ых|их|им|ии|ыи|ьем|ни|ною|на|не)$/,
};

// Hungarian: "tejjel", "mandulás"; also one-word milk products, but not lactic acid.
const HUNGARIAN: Inflected = {
  stems: stems(`
  tejjel=mleko teje=mleko tejet=mleko tejcsok=mleko tejberiz=mleko tejkrém=mleko tejdesszert=mleko tejszín=mleko vajjal=mleko vajas=mleko
  sajt=mleko túró=mleko mogyoró dió=mogyoró pisztáciá=mogyoró törökmogyoró=mogyoró földimogyoró tojás búzá=búza zabkás=owies zabpehel=owies
  rákkal=krewetki zellerrel=zeller zellergumó=zeller mustárral=mustár szezámmag`),
  ending: /^(?:val|vel|nel|nal|sal|tal|kal|gal|s|as|es|os|t|at|ot|et|bol|a|olad\p{L}*|lyel|o|e|ekbol)?$/u,
};

// Finnish and Estonian: "maidolla", "pähkinöillä", "piimaga"; Finnish milk chocolate, but not lactic acid
// ("maitohappo").
const FINNIC: Inflected = {
  stems: stems(`
  maito maido=maito kerma=maito juusto=maito vehnä kananmuna muna=kananmuna seesami seesaminsieme=seesami
  hasselpähkin=pähkinä saksanpähkin=pähkinä cashewpähkin=pähkinä pähkin=pähkinä maapähkin=maapähkinä sinapi=sinappi
  lohta=kalaa lohella=kalaa kirjoloh=kalaa kilohail=kalaa kalalla=kalaa simpuk=simpukka sinisimpuk=simpukka taskurap=katkarapu
  piima=piim koore=piim võiga=piim juustu=piim piimašokol=piim pähkli=pähkel mandli=pähkel sarapuupähkli=pähkel
  maapähkli=maapähkel nisujahu=nisu sinepi=sinep seesamiseem=seesam sinepiseem=sinep kalaga=kalaa kreveti=krevetid`),
  ending:
    /^(?:|a|aa|n|on|lla|sta|t|ja|ia|et|at|an|illa|ista|ita|oita|oilla|oista|ain|ta|ga|tega|d|te|st|ned|neid|netega|nia|nilla|nista|net|kaa|koita|kat|koilla|u|uja|uilla|i|ea|ella|en|suklaa\p{L}*|rahka\p{L}*|juoma\p{L}*|protein\p{L}*|kahvi|aad|aadi|aadiga|keltuai\p{L}*|valkuai\p{L}*)$/u,
};

// Latvian and Lithuanian: "ar riekstiem", "su riešutais".
const BALTIC: Inflected = {
  stems: stems(`
  krējum=piens sier=piens sūrio=pienas sūriu=pienas sūris=pienas sūriais=pienas pienišk=pienas pienin=pienas riekst=rieksti lazdu=rieksti valriekst=rieksti mandel=mandeles
  zemesriekst=zemesrieksti riešut=riešutai migdol=migdolai kiaušin=kiaušiniai kvietin=kviečiai zivīm=zivis žuvim=žuvis olām=olas
  sinep=sinepes garstyč=garstyčios`),
  ending:
    /^(?:|a|e|i|o|u|as|es|is|os|us|am|em|im|iem|ai|ais|iai|iais|iu|io|ios|ius|iams|oms|omis|emis|imis|mi|ems|ams)$/,
};

export const INFLECTED: readonly Inflected[] = [POLISH, SLAVIC, CYRILLIC, HUNGARIAN, FINNIC, BALTIC];

/** Turkish words that take the suffix for "with": "sütlü çikolata", "fındıklı". */
export const TURKISH_WITH: ReadonlyMap<string, string> = new Map(
  'süt=süt peynir=süt yoğurt=süt tereyağ=süt krema=süt kaymak=süt fındık=fındık badem=badem ceviz=ceviz kaju=badem fıstık=fıstık yumurta=yumurta buğday=buğday yulaf=yulaf soya=soya susam=susam balık=balık karides=karides kereviz=kereviz hardal=hardal'
    .split(/ (?=\p{L}+=)/u)
    .map((entry) => entry.split('='))
    .map(([printed = '', word = '']) => [foldText(printed), normaliseName(word)]),
);
