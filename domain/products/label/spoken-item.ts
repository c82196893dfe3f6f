import { beginsOrder } from './order.ts';

const set = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(
    lists
      .flatMap((list) => list.split(/\s+/))
      .filter((word) => word !== '')
      .map((word) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')),
  );

/** Verbs that give an order; an item that begins with one is a direction. */
const ORDERS = set(
  'serve stir preheat microwave reheat refrigerate store enjoy apply discard dispose consult discontinue recycle simmer',
  `servir conserver réchauffer rechauffer consommer ajouter saupoudrer égoutter retirer veuillez laisser laissez verser versez mélanger mélangez cuire déguster appliquer appliquez
  rincer rincez agiter agitez éviter évitez ouvrir ôter ôtez placer placez utiliser utilisez mettre mettez ajoutez retirez servez réchauffez conservez disposer remuer`,
  `conservar mantener mantenga manténgase mantengase consumir agitar agite aplicar aplique enjuagar enjuague agregar añadir cepíllese cepillese evitar evite consérvese suspenda`,
  `servire conservare conservate consumare agitare applicare aggiungere cuocere evitare mescolare versare scaldare risciacquare`,
  `mantenha conserve evite agite enxágue enxague`,
);
/** German verbs that end a direction. */
const ORDERS_LAST = set(
  `aufbewahren lagern verbrauchen verwenden schützen auftragen abspülen ausspülen einmassieren servieren erhitzen geniessen genießen verzehren schütteln kochen garen umrühren
  aufgiessen aufgießen übergiessen übergießen zubereiten zugeben hinzufügen unterrühren mischen vermischen anrühren verrühren auflösen füttern verfüttern`,
);

/** Further words of speech besides SENTENCE_WORDS of `left-out.ts`: verbs, pronouns, and what directions talk about. */
export const SPEECH = set(
  `she who what where how why then so very just ever never always often daily day days week weeks minutes seconds hours times until unless during against
  into onto feel feels feeling give gives bring brings take takes may does did not apply rinse massage lather store dispose recycle discard consult visit contact discover enjoy
  serve stir preheat microwave defrost reheat simmer results tested recommended animals irritation persists bottle place seal cap damp clean hold`,
  `il elle ils elles leur leurs quand comme ainsi donc alors mais trop toujours jamais aussi encore deja pendant avant apres jusqu selon doit doivent faut mettre laisser ajouter
  servir cuire chauffer rechauffer melanger remuer verser conserver consommer deguster retirer ouvrir utiliser appliquer rincer agiter placer preparer laissez ajoutez servez mettez
  melangez versez retirez appliquez rincez evitez conservez consommez utilisez degustez decouvrez placez faites minutes heures jours semaines casserole refrigerateur temperature
  ambiante endroit abri lumiere chaleur emballage sachet bouteille apport energetique quotidien journee adulte recette recettes gout savoureux ideal ideale
  formule texture application cutanee`,
  `man mein dein sein unser wenn dass damit weil auch nur noch schon sehr immer bitte kein keine sich hat haben soll sollte muss müssen darf lassen garen erhitzen umrühren servieren
  lagern aufbewahren verbrauchen verwenden geniessen genießen schütteln minuten stunden tage wochen geöffnet verzehren packung verpackung beutel flasche backofen mikrowelle pfanne topf
  raumtemperatur warme sonne`,
  `usted cuando como donde cual cuales mientras hasta desde cada muy tambien siempre nunca ser estar ha han fue debe deben tiene tienen hacer dejar agregar servir cocinar calentar
  mezclar consumir disfrutar utilizar usar aplicar enjuagar agitar mantener conservar guardar minutos horas dias semanas envase botella sarten microondas nevera temperatura lugar alcance
  cabello pelo olhos cabelo`,
  `quando come dove mentre fino ogni molto anche sempre mai essere avere ha hanno deve devono fare lasciare aggiungere servire cuocere scaldare mescolare versare consumare utilizzare
  applicare risciacquare agitare tenere conservare minuti giorni settimane confezione bottiglia padella microonde frigorifero temperatura luogo asciutto`,
  `voce seu sua seus suas nosso nossa isto isso nao sao tem pelo pela pelos pelas onde tambem mantenha evite aplique enxague todo toda todos todas ao aos`,
  `jouw ons onze die dat kunnen voor door bij tot ook als bewaren koelen plaats gebruik gebruiken minuten uur dagen geopend verpakking`,
  `jest nie jak dla przed przez ktory ktora ktore twoja twoje twojej skora skory skore stosowac przechowywac nalezy moze`,
);

/**
 * Whether an item gives an order ("Servir très chaud", "kühl und trocken lagern").
 * @param words the words of the item, folded
 */
export const isOrder = (words: readonly string[]): boolean => {
  if (words.length < 2) return false;
  if (ORDERS.has(words[0] ?? '') || beginsOrder(words.slice(0, 6).join(' '))) return true;
  return ORDERS_LAST.has(words[words.length - 1] ?? '');
};
