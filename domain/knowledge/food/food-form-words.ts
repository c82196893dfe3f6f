import { vocabulary } from './food-vocabulary.ts';

/** What a food is made into, as the last part of a German compound. */
export const LAST_WORDS = vocabulary(
  `saftkonzentrat konzentrat fruchtsaftkonzentrat fruchtsaft direktsaft saft nektar extrakt trockenextrakt pulverextrakt dickextrakt pulver poeder granulat püree fruchtpüree mark fruchtmark
  vollkornmehl quellmehl mehl grieß stärke quellstärke sirup flocken vollkornflocken kleie keime keim ballaststoffe ballaststoff fasern faser eiweißisolat eiweißkonzentrat eiweißhydrolysat eiweiß eiweisserzeugnis proteinisolat proteinkonzentrat protein isolat hydrolysat
  stücke stückchen stück würfel scheiben streifen splitter raspeln raspel späne chips brösel krümel crisps crispies schrot samen saat kerne kern nüsse bohnen beeren schoten blätter wurzeln wurzel schalen schale abrieb blüten herzen röschen sprossen sprossen kraut kräuter
  brühe fond suppe soße sauce marinade dressing füllung zubereitung erzeugnis mischung überzug glasur creme krem konfitüre marmelade gelee kompott aufstrich teig keks kekse waffeln brot gebäck nudeln
  brustfilet brust filet keulen keule schulter bauch speck schinken fleisch separatorenfleisch haut fett blut plasma leber herz magen wurst würstchen gelatine kernöl keimöl samenöl öl butter rahm sahne milch käse joghurt quark molke fettstoff wachs wasser getränk essig branntwein wein likör bier rauch kulturen malz malzmehl malzextrakt zucker masse würze würzmittel gewürz gewürzextrakt ferment sorbet aroma aromen eis paste konzentrate extrakte pulpe stärken mehle öle`,
);

/** What a food is made into, or a part of it. Next to a known food these name a form of it; alone they name nothing. */
const FORMS = vocabulary(
  `powder powders juice nectar puree paste pulp concentrate concentrates extract extracts extractive extractives oleoresin oleoresins essence infusion tincture distillate flour meal grits
  semolina starch syrup malt flakes flake bran germ fiber fibre fibers fibres protein proteins isolate isolates hydrolysate solids solid pieces piece bits bit chunks chunk slices slice dices cubes cube strips
  chips chip crumbs crumb crumble granules granule granulate grind seeds seed kernels kernel nuts nut nutmeats nutmeat halves beans bean berries berry pods pod leaves leaf leave roots root peel peels zest rind skin skins shell husk hulls hull
  flowers flower buds petals stems stalks stalk hearts heart tops florets floret spears sprouts sprout shoots shoot herb fruit fruits vegetable vegetables plant ear ears cob clove cloves bulb tuber tubers
  broth stock bouillon bouillons base soup sauce gravy marinade dressing seasoning rub glaze brine relish chutney jam jelly preserve preserves marmalade compote spread filling filler topping coating icing frosting ganache fudge toffee
  mix mixture blend combination preparation product products dough batter crust cookies cookie biscuit biscuits wafer wafers cracker crackers cake bread buns bun roll rolls wrap tortilla tortillas noodles noodle pasta crisps crisp puffs puff pellets loops hoops clusters granola
  fillet fillets filet filets loin loins steak steaks breast breasts thigh thighs leg legs wing wings shoulder belly trimmings cut cuts rib ribs portion portions meat flesh fat lard tallow blood plasma carcass bones liver hearts gizzards tongue rinds collar gelatin gelatine collagen casing casings sausage sausages patty patties meatballs ham bacon
  oil oils butter cream fat fats shortening shortenings stearin stearine olein lecithin wax water drink beverage tea wine vinegar liqueur cider beer smoke curd curds whey caseinate culture cultures rennet ferment cheese yogurt milk dust crystals crystal nibs nib mass liquor cakes press grounds roe tail tails claw claws tails ring rings tentacles nectar ashes ash dextrin dextrose maltodextrin cultures fermentate sugar sugars candy drops inclusions sprinkles bites clusters blend's medley mince hash toppings seasonings gum lees`,
  `poudre poudres jus nectar puree purees pate pates pulpe concentre concentres concentree extrait extraits oleoresine essence infusion distillat farine farines semoule amidon amidons fecule sirop malt flocon flocons son germe germes fibre fibres proteine proteines isolat hydrolysat
  morceau morceaux eclat eclats brisure brisures lamelle lamelles lamelle batonnet batonnets rondelle rondelles tranche tranches cube cubes des lardons copeau copeaux paillettes paillette miettes miette granule granules granulé pepite pepites graine graines grain grains noyau noyaux amande amandes feve feves gousse gousses feuille feuilles racine racines ecorce ecorces zeste zestes peau peaux coque
  fleur fleurs petale petales tige tiges coeur coeurs fleurette fleurettes pousse pousses herbe herbes fruit fruits legume legumes plante plantes epi epis bulbe baie baies pointe pointes segment segments quartier quartiers moitie oreillons pulpes
  bouillon fond fumet jus soupe sauce marinade vinaigrette assaisonnement garniture fourrage nappage glacage enrobage confiture gelee compote marmelade coulis creme ganache praline melange melanges preparation preparations specialite base produit produits pate biscuit biscuits gaufrette gaufrettes gateau pain cereales cereale petales galette galettes pastille
  filet filets longe pave dos darne noix epaule poitrine cuisse cuisses aile ailes aileron manchons jambon lard gras graisse graisses couenne os foie foies gesiers coeur langue viande viandes chair sang plasma maigre gorge jarret boyau boyaux gelatine collagene saucisse saucisses saucisson escalope escalopes aiguillettes emince haut hauts carcasse carcasses
  huile huiles beurre matiere matieres grasse grasses stearine oleine lecithine cire eau boisson the vin vinaigre liqueur cidre biere fumee caillé lactoserum caseinate ferment ferments presure fromage lait laits masse liqueur tourteau caviar laitance queue queues anneaux bois sucre sucres cristaux bonbons cepage levure vermicelle dextrine morceau`,
  `pulver saft nektar püree mark paste pulpe konzentrat extrakt extrakte essenz destillat mehl grieß stärke sirup malz flocken kleie keime fasern faser ballaststoff ballaststoffe eiweiß protein isolat hydrolysat stücke stückchen würfel scheiben streifen splitter raspel späne granulat chips brösel krümel
  samen saat kerne kern nüsse bohnen bohne beeren schoten schote blätter blatt wurzel wurzeln schale schalen haut blüten blüte stängel herzen röschen sprossen kraut kräuter frucht früchte gemüse pflanze pflanzen zesten
  brühe fond suppe soße sauce marinade dressing würzung füllung zubereitung zubereitungen erzeugnis erzeugnisse mischung überzug glasur creme krem konfitüre marmelade gelee kompott aufstrich teig keks kekse waffel waffeln brot gebäck nudeln teigwaren
  filet filets brust keule schulter bauch speck fleisch fett blut plasma leber gelatine kollagen darm wurst schinken separatorenfleisch öl öle butter sahne rahm milch käse joghurt molke quark fettstoff wachs wasser getränk tee wein essig likör bier rauch kultur kulturen lab masse zucker kristalle anteil rogen`,
  `polvo polvos zumo jugo nectar pure pasta pastas pulpa concentrado concentrados extracto extractos oleorresina esencia infusion harina harinas semola sémola almidon almidones fecula jarabe sirope malta copos copo salvado germen fibra fibras proteina proteinas aislado hidrolizado solidos
  trozo trozos pedazos cubitos dados rodajas rodaja tiras laminas virutas granulo granulos pepitas semilla semillas pepita grano granos habas vaina vainas hoja hojas hojuela hojuelas trocitos raiz corteza cortezas piel ralladura flor flores tallo tallos corazon corazones brotes hierba hierbas fruta frutas verdura verduras hortalizas planta plantas baya bayas gajos
  caldo fondo sopa salsa marinada aderezo condimento relleno cobertura bano glaseado mermelada confitura jalea compota crema mezcla preparado producto productos masa galleta galletas barquillo pan cereales tortillas
  filete filetes lomo pechuga muslo paleta panceta tocino magro grasa grasas manteca sebo sangre plasma higado carne carnes tripa gelatina colageno salchicha jamon aceite aceites mantequilla nata materia lecitina cera agua bebida te vino vinagre licor sidra cerveza humo cuajada suero caseinato fermento fermentos cuajo queso leche masa azucar cristales colas anillas`,
  `polvere succo succhi nettare purea pure pasta polpa concentrato concentrati estratto estratti oleoresina essenza infuso farina farine semola semolato amido amidi fecola sciroppo malto fiocchi fiocco crusca germe fibra fibre proteina proteine isolato idrolizzato pezzetti pezzi granella scaglie cubetti fette fettine strisce granuli gocce
  seme semi nocciolo chicco chicchi bacche bacca baccelli baccello foglia foglie radice scorza scorze buccia bucce fiore fiori petali gambo cuore cuori germogli erba erbe frutta frutto frutti verdura verdure ortaggi pianta piante spicchi
  brodo fondo zuppa salsa sugo marinatura condimento farcitura ripieno copertura glassa confettura marmellata gelatina composta crema miscela preparato preparazione prodotto prodotti impasto biscotto biscotti cialda wafer pane cereali
  filetto filetti lombo petto coscia cosce spalla pancetta lardo grasso grassi strutto sangue plasma fegato carne carni budello collagene salsiccia prosciutto olio oli burro panna materia lecitina cera acqua bevanda te vino aceto liquore sidro birra fumo cagliata siero caseinato fermento fermenti caglio formaggio latte massa zucchero cristalli`,
  `boulette boulettes brochette brochettes decoupe decoupes parure parures pilon pilons lobe lobes bloc blocs cellule cellules coquille coquilles sachet sachets capsule capsules bille billes barre barres brin brins perle perles decor decors  
          paupiette paupiettes rillette tartare carpaccio puree purees duo trio assortiment fraction semence semences gland glands gaine gaines eclats
  pied pieds joue joues museau oreille oreilles cervelle cervelles panse estomac rognon rognons collier plat-de-cotes carre medaillon medaillons tournedos rotisserie broche cote cotes menu menus chaudin chaudins abat abats conjonctif
  tisane decoction macerat teinture bulbe bulbes trognon cosse cosses pelure pelures mouture tegument teguments drageon rameau rameaux sommite sommites`,
  `sector sectors pearl pearls mash swirl swirls curl curls shaving shavings sliver slivers stick sticks ball balls skewer skewers kebab kebabs chop chops shank shanks cheek cheeks snout ear hock hocks offal tripe kidney kidneys gizzard
  compound cutlet cutlets squash cordial concentration tincture decoction rhizome rhizomes bark stick cap caps stem kernel pit pits stone stones segment segments cell cells sacs`,
  `kugeln ringe ringen locken röllchen bällchen spieß spieße medaillon medaillons steak steaks rippchen haxe haxen bäckchen nieren innereien grütze dicksaft kompott mus muse auszug auszüge tinktur aufguss fülle splitter plättchen perlen`,
  `aleta aletas cabeza cabezas pata patas migas colorado dulce nectares ralladuras bastones bastoncitos aros bolitas bocaditos brocheta brochetas costilla costillas solomillo carrillera carrilleras callos rabo oreja morro careta
  tisana tintura cascara cascaras hueso huesos cogollo cogollos mazorca mazorcas penca pencas ramillete ramilletes cabello perlas puntas laminado picadillo picada`,
  `tocchi tocchetti listarelle dadini dadolata rondelle anelli ritagli tranci trancio polpette polpetta spiedini arrosto costine costata guancia guance lonza stinco coda trippa rognone rognoni cuori punte gambi cime steli tisana decotto tintura perle cialde bastoncini sbriciolata granelle`,
);

export const FORM_WORDS: ReadonlySet<string> = new Set([...FORMS, ...LAST_WORDS]);

/** Words that turn a food's name into a flavouring: what it tastes of, not what it is made of. */
export const FLAVOUR_HEADS = vocabulary(
  'flavor flavour flavors flavours flavoring flavouring flavorings flavourings arome aromes aroma aromas aromi aromen saborizante saborizantes aromatizante aromatizantes saborizantes aromatizzante aromatizzanti sabor',
);

/** Refined products of a plant. They lack what is harmful to animals and children, but keep the plant's allergens. */
export const OIL_HEADS = vocabulary(
  'oil oils fat stearin olein starch dextrin dextrose maltodextrin fiber fibre',
  'huile huiles graisse stearine amidon fecule fibre fibres',
  'öl öle fett stärke ballaststoff',
  'aceite aceites almidon fecula fibra',
  'olio oli amido fecola fibra',
);

/** Dairy words that do not mean dairy next to one of these plants: "coconut milk", "beurre de cacahuète". */
export const DAIRY_LIKENESS = vocabulary(
  'milk butter cream cheese yogurt lait beurre creme milch butter sahne creme leche mantequilla crema nata latte burro panna crema manteca',
);
/** The plants in such names, in any of the five languages. */
export const LIKENESS_PLANTS = vocabulary(
  `almond amande mandel almendra mandorla mandorle soy soya soja soia oat oats avoine hafer avena rice riz reis arroz riso coconut coco kokos cocco hazelnut noisette haselnuss avellana nocciola nocciole cashew cajou anacardo anacardi
  peanut cacahuete arachide erdnuss arachidi shea karite cocoa cacao kakao chestnut marron marrons chataigne pistachio pistache pistazie pistacho pistacchio hemp chanvre hanf sesame sesam sesamo sunflower tournesol tartar tartre tarter mango kokum illipe nut walnut pecan macadamia apple pumpkin body horchata`,
);
