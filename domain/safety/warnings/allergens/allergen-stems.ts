import { foldText } from '../../../knowledge/names/fold.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';

/** A word that other words are put together from, or that takes endings. */
export interface Stem {
  /** The word of the allergen list that it stands for, normalised. */
  readonly word: string;
  /** Its letters inside a longer word, folded. */
  readonly printed: string;
  /** Whether the word of the list is what is printed, so that its normal form may end a word too. */
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
 * Words that German, Dutch, Swedish and Danish put together with others ("Weizenmehl", "Magermilchpulver", "pekannoten",
 * "skummjölkspulver"). `printed=word` where the part inside a longer word differs from the word of the list.
 */
export const COMPOUND_STEMS = stems(`
  weizen dinkel roggen gerste hafer malz grieß soja milch molke sahne rahm butter käse joghurt quark laktose
  erdnuss haselnuss walnuss mandel cashew pistazie sesam sellerie senf lupine fisch lachs garnele krebs hummer sulfit
  muschel austern tintenfisch kalmar inktvis eipulver=vollei hühnerei=ei krabbe=krabbe seelachs hering pekannuss paranuss
  tarwe rogge gerst haver spelt moutextract gerstemout melk slagroom karnemelk boter kaas yoghurt kwark caseïne
  pinda arachide hazelnoot hazelnoten walnoot walnoten pecannoot=noot pecannoten=noten pekannoten cashewnoten paranoten
  amandel pistache selderij selderie mosterd zalm tonijn haring makreel kabeljauw garnaal garnalen kreeft mossel oester
  sulfiet eigeel kippenei scharrelei heelei eipoeder sesamzaad weipoeder
  mjölk grädde smör vete=vete hvede mælk fløde havre jordnöt jordnød hasselnöt hasselnød valnöt valnød mandel ägg
  senap sennep selleri räkor rejer bläckfisk blæksprutte musling sulfit soya
  manteli soija kaura mandula szója zabtej=zabot zabital=zabot zabpehely=zabot zabliszt=zabot kaera=kaer mandli=mandlid
  möndlu=möndlur hafra=hafrar mjólkur=mjólk jarðhnetu=jarðhnetur heslihnetu=heslihnetur`);

/** Stems of Polish words with the endings they take: nouns in their cases, and adjectives ("pszenna", "mlecznego"). */
export const POLISH_STEMS = stems(`
  pszenic=pszenica pszen=pszenica żyt=żyto żyto=żyto jęczm=jęczmień jęczmien=jęczmień owsian=owies ows=owies orkisz
  słodow=słód słodu=słód semolin=semolina mlek=mleko mlecz=mleko śmietan=śmietana śmietank=śmietana masł=masło maśl=masło maślank=maślanka
  serwat=serwatka serwatk=serwatka jogurt twaróg twarog=twaróg kefir laktoz=laktoza kazein=kazeina jaj jajk=jajko
  jajecz=jaja jajow=jaja żółtk=jaja soj=soja orzech migdał pistacj=pistacje gorczyc=gorczyca musztard=musztarda sezam
  seler ryb=ryba łosos=łosoś łososi=łosoś tuńczyk dorsz śledzi=śledź makrel=makrela skorupiak=skorupiaki krewet=krewetki
  krewetk=krewetki mięczak=mięczaki siarczyn łubin arachid=arachidowe`);

/** What follows a Polish stem: case endings, and adjective endings behind n, sk, ow, an. */
export const POLISH_ENDING =
  /^(?:n|ni|sk|ow|an|enn|nn|ien|iennn?|arsk)?(?:|a|e|i|o|u|y|ia|ie|iu|ią|em|om|ow|ami|ach|ego|ej|emu|ych|ym|ymi|ich|im|iego|iej|ek|ki|ka|nia|niu|ian|iana|iane|iany|ianej|ianych)$/;
