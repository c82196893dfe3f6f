import { phrases, vocabulary } from './food-vocabulary.ts';

/**
 * Words for how a food was grown, kept, cut or cooked that do not change what it is, in English, French, German,
 * Spanish and Italian. The list is closed: any other word makes a name unknown. Words of absence ("without", "sans")
 * are not included.
 */
export const QUALITY_WORDS = vocabulary(
  // English
  `organic organically grown natural naturally pure real fresh freshly raw ripe ripened unripe dried dry dehydrated rehydrated
  reconstituted concentrated powdered ground unground milled stone rolled cut steel steelcut cracked crushed chopped diced
  sliced minced shredded grated flaked cubed julienned halved quartered whole wholegrain grain split peeled unpeeled pitted
  unpitted stoned shelled hulled dehulled dehusked husked unhulled skinless boneless bone rind trimmed cored cleaned washed
  roasted unroasted toasted baked fried parfried prefried cooked uncooked precooked parcooked parboiled boiled steamed
  blanched grilled chargrilled broiled smoked unsmoked cured uncured brined salted unsalted seasoned pickled marinated
  fermented cultured pasteurized unpasteurized pasteurised homogenized homogenised sterilized sterilised uht condensed evaporated sweetened
  unsweetened semisweet bittersweet skim skimmed semi nonfat lowfat reduced low high fat full defatted partly partially fully
  degerminated degermed enriched fortified bleached unbleached unbromated bromated malted sprouted germinated puffed popped expanded extruded
  crisped crispy crunchy soft hard tender firm stable instant instantized freeze frozen chilled refrigerated quick
  individually flash candied crystallized crystallised glazed glace preserved sulfured unsulfured unsulphured infused
  refined unrefined virgin extra expeller pressed cold mechanically deodorized deodorised winterized fractionated
  hydrogenated nonhydrogenated interesterified filtered unfiltered purified clarified distilled carbonated sparkling still
  strained squeezed sustainable sustainably certified fair trade fairtrade rspo msc kosher halal select selected
  selectively premium fancy choice finest superior prime quality grade large small medium big mini baby jumbo extra young
  old aged mature matured mild sharp medium strong hot sweet sour bitter tart spicy spiced plain original classic
  traditional homemade style type variety varietal assorted mixed blended various red green yellow white black brown
  golden gold blonde blond pink purple blue dark light bright orangey coloured colored uncolored british english scottish irish
  wild farmed free-range caged barn pasture cage outdoor reared grass fed line pole caught sea sun vine oak hickory mesquite
  applewood cherrywood beechwood barrel oven kettle fire flame pan wood slow hand long short round thick thin coarse coarsely fine
  finely superfine extrafine granulated granular crystalline crystal coated uncoated dusted treated untreated prepared unprepared processed dutched
  alkalized alkalised alkali ultrafiltered microfiltered heat modified hydrolyzed hydrolysed hydrolised isolated
  textured texturized texturised soluble insoluble resistant acid-modified waxy glutinous sticky degreased standardised standardized grassfed rehydrated
  hardened added additional minimum approximately about average total equivalent derived sourced grown including
  included consisting other flavored flavoured unflavored unflavoured vegetarian vegan vegetable plant based domestic
  local imported gmo ogm nongmo non aromatic fragrant tinned canned jarred bottled drained undrained seedless stemless pulled
  breaded battered crumbed stuffed filled fresh-pressed jumbo leaf loose ultra highly lightly slightly medium micro milled
  cooking table edible food gourmet artisan country farmhouse creamy smooth chunky soaked torn rubbed activated inactive active
  inactivated deactivated debittered autolyzed autolysed nutritional culinary blackstrap raw-milk valencia russet select
  tray hydrated water-packed packed individually iqf lowerfat half lean extralean fatty stewed braised confit poached seared
  carotenoid-free sodium-reduced undiluted diluted single strength double triple fold folded artificial artificially unmodified kibbled rendered imitation unenriched desiccated dessicated popping wholemeal pre instantised org caramelized caramelised caster anhydrous monohydrate pearled
  cultivated mashed biodynamic whipping whipped shaved creamed blended heavy live compound attached first clear sundried hulled rotisserie roast pulverized pulverised deseeded seeded deveined precut
  hot-smoked wet drained organically-grown decaffeinated caffeinated degassed malted nixtamalized bolted aerated toasted expressed cow cows bramley hass california navel bartlett kalamata montmorency tellicherry idaho yukon vidalia pdo pgi aop dop igp doc aoc non-fat wholewheat`,
  // French
  `biologique bio naturel* naturell* pur* frais fraiche fraiches cru* sec seche seches sech* deshydrat* dehydrat* rehydrat*
  reconstitu* concentr* moulu* broy* concass* pil* rap* hach* emince* eminc* tranch* coup* entier* ecremé ecreme* demi-ecreme* demi partiellement
  totalement complet* semi-complet* decortiqu* pel* epluch* denoyaut* dessosse* desosse* degraiss* torrefi* grill* rot* cuit* precuit*
  frit* prefrit* poel* saute* bouilli* blanch* blanchi* fum* sal* demi-sel doux douce douces sucr* edulcor* allege* maigre* gras grasse grasses
  fermente* ferment* malt* germ* souffl* extrud* toast* croustillant* croquant* fondant* moelleux moelleuse surgel* congel* decongel* lyophilis*
  confit* cristallis* glac* hydrogen* raffin* vierge* desodoris* inter-esterifi* fractionn* filtr* petillant* gazeifi* gazeux gazeuse
  plat* alimentaire* vegetal* vegetaux vegetale vegetales animal* animaux marin* mer iod* fluor* gros grosse petit* moyen* fin* extra extra-fin* superieur* premier premiere choix
  qualite label rouge rouges vert* jaune* blanc blanche blancs blanches noir* brun* rose* violet* dore* blond* roux rousse fonce*
  sauvage* fermier fermiere fermieres eleve* plein air france origine* provenance issu* variete* type* sorte* divers* varie* mixte* melange*
  traditionnel* artisanal* maison paysan* recolte* cueilli* peche* selectionn* certifi* equitable equitables standardis* homogeneis*
  pasteuris* steriliz* steriliz* sterilis* uht microfiltr* caille* affin* egoutt* epaissi* liquide* solide* poudre granul* granules instantane* soluble* insoluble*
  hydrolys* hydrolis* modifi* transform* texture* textur* enrichi* fortifi* lie* assaisonn* marin* mariné* farci* pane* pan* enrob* nappe* aromatis* parfum* arome
  epice* piment* fort* fortement faiblement legerement tres non traite* trait* salaison sechee* obtenu* obtenue base proportion* proportions variable* variables
  minimum moins environ teneur poids mis oeuvre separe* mecaniquement reduit* faible tendre* dur* mou molle
  croquante jeune* vieux vieille ancien* ancienne long longs rond* grain* etuve* parfume* gluant* cireux cireuse natif native
  inactif inactive active* actif vivant* desactive* autolyse* industriel* culinaire* patissier patissiere conservation fines
  cylindre* atomise* presse* premiere pression froid chaud bois hetre fumage fumee rehydrate torrefie* torrefiee decafein* ecossé ecoss*
  sans-noyau parees paré* parbouilli* fraichement pure coloree colore* demi-sels trempe* appertis* emiett* effiloch* effile* mond* mix* roti rotie rotis roties vapeur egrug* vache brebis chevre caramelis* macer* gelifi* demineralis* pregelatinis* distill* isol* cuisin* thermis* drageifi* decoquill* fourr* riche riches aromatique aromatiques piquant piquante
  elevage conserv* standard nature ferme fris* ecras* infus* anhydre fluide pays alpes savoie micellaire prepar* elabor* concass* etuv* epepin* equeut* denerv* decouenn* degermin* effiloch* saumur* cuit piec* pieces rissol* brais* mijot* bouillie evapor* sterile lactofermente
  battu* marine rouge amere amer amers ameres desalcoolis* decafein* torrefi* reduit* salaisonn* vitamin* sauvages moyenne moyennes mediterranee seche sechee grossierement finement legere leger legers legeres epaisse entiers pressees pressee raffinee visqueux fraichement ultrafiltr*`,
  // German
  `biologisch^ bio ökologisch^ natürlich^ natur naturrein^ rein^ frisch^ roh^ reif^ trocken^ getrocknet^ gefriergetrocknet^ gemahlen^ fein^ grob^
  geschnitten^ gehackt^ gerieben^ geraspelt^ gewürfelt^ gehobelt^ gestiftelt^ gebrochen^ geschrotet^ geschält^ ungeschält^ entkernt^ entsteint^ ganz^ halb^
  geröstet^ gebrannt^ gekocht^ vorgekocht^ gegart^ vorgegart^ gebraten^ frittiert^ vorfrittiert^ gebacken^ vorgebacken^ blanchiert^ gedämpft^ gegrillt^
  geräuchert^ gepökelt^ gesalzen^ ungesalzen^ gesüßt^ ungesüßt^ gezuckert^ mariniert^ eingelegt^ fermentiert^ gesäuert^ pasteurisiert^ ultrahocherhitzt^ hocherhitzt^ homogenisiert^
  sterilisiert^ entrahmt^ teilentrahmt^ fettarm^ mager^ vollfett^ fettreduziert^ entölt^ stark schwach^ teilentölt^ entfettet^ raffiniert^ unraffiniert^ nativ^ extra kaltgepresst^
  gehärtet^ ungehärtet^ teilgehärtet^ teilweise ganz vollständig^ hydriert^ desodoriert^ umgeestert^ konzentriert^ einfach^ zweifach^ doppelt^ dreifach^ kandiert^ tiefgefroren^ tiefgekühlt^ gefroren^ gekühlt^
  pflanzlich^ tierisch^ vegetarisch^ vegan^ modifiziert^ hydrolysiert^ texturiert^ angereichert^ jodiert^ iodiert^ fluoridiert^ gemälzt^ gekeimt^ gepufft^ gequollen^ extrudiert^
  rot^ grün^ gelb^ weiß^ schwarz^ braun^ dunkel^ dunkl^ hell^ rosa golden^ bunt^ süß^ sauer^ saur^ scharf^ mild^ edelsüß^ würzig^ zart^ herb^ bitter^ halbbitter^ zartbitter^ edel^ jung^ alt^ gereift^
  klein^ groß^ lang^ rund^ dick^ dünn^ mittel^ flüssig^ fest^ lose^ gemischt^ verschieden^ wechselnd^ sonstig^ anderem anderen andere traditionell^ deutsch^ kontrolliert^ ökologischem anbau anteil anteile^ art
  landwirtschaft erzeugung herkunft wild^ wildwachsend^ fangfrisch^ freilandhaltung bodenhaltung^ haltung aktiv^ inaktiv^ inaktiviert^ löslich^ unlöslich^ aromatisiert^ gewürzt^ paniert^ gefüllt^ überzogen^ umhüllt^
  reduziert^ erhöht^ enthaltend^ mindestens ca circa etwa davon stück^ gesamt^ zerkleinert^ püriert^ passiert^ entsaftet^ getoastet^ aufgeschlossen^ rehydratisiert^ rückverdünnt^ sprühgetrocknet^ demineralisiert^ entmineralisiert^
  teilentmineralisiert^ standardisiert^ geklärt^ naturtrüb^ direktgepresst^ gepresst^ verarbeitet^ behandelt^ unbehandelt^ gewaschen^ zertifiziert^ nachhaltig^ fair^ gehandelt^ hochwertig^ feinst^ ausgesucht^ erlesen^ farbend^ färbend^ hergestellt^ delikatess isoliert^ hydrolisiert^ eiweißangereichert^ vollkorn kondensiert^ laktosefrei^ alkoholfrei^ glutenfrei^ granuliert^ aufgebrüht^ versetzt schonend^ mikrofiltriert^ instantisiert^ karamellisiert^ kuh kühe
  gebrüht^ säurearm^ kaltwasserlöslich^ rundkorn langkorn entspelzt^ mittelalt^ geschmolzen^ gedünstet^ gezupft^ überbrüht^ geschnetzelt^ gefriergetrocknet^ luftgetrocknet^ sonnengetrocknet^ geräuchert^ gekühlt^ geflockt^ vermahlen^ entwässert^ ungeröstet^ biodynamisch^ demeter bioland
  kbt hydrogeniert^ küchenfertig^ feinst^ zerstoßen^ gerebelt^ gefärbt^ gepresst^ frischgepresst^ ungeschwefelt^ geschwefelt^ kaltgeschleudert^ ausgelassen^ gespritzt^ rohe`,
  // Spanish
  `ecologic~ biologic~ organic~ natural naturales pur~ fresc~ crud~ madur~ sec~ desecad~ deshidratad~ rehidratad~ reconstituid~ concentrad~ molid~ triturad~ troceado~ trocead~ picad~ rallad~ cortad~ laminad~ enter~
  desnatad~ descremad~ semidesnatad~ semidescremad~ parcialmente totalmente integral integrales pelad~ descascarad~ deshuesad~ desgrasad~ tostad~ asad~ cocid~ precocid~ frit~ prefrit~ hervid~ escaldad~ blanquead~ ahumad~
  salad~ dulce dulces azucarad~ edulcorad~ endulzad~ fermentad~ maltead~ inflad~ hinchad~ extrusionad~ congelad~ ultracongelad~ descongelad~ refrigerad~ liofilizad~ confitad~ escarchad~ hidrogenad~ interesterificad~ refinad~ virgen virgenes
  desodorizad~ fraccionad~ filtrad~ carbonatad~ carbonica vegetal vegetales animal animales marin~ yodad~ fluorad~ fin~ extra superior primera calidad roj~ verde verdes amarill~ blanc~ negr~ marron moren~ rosa dorad~ rubi~ oscur~
  silvestre silvestres campero camper~ origen procedente variad~ surtid~ mixt~ tradicional tradicionales artesan~ casero caser~ seleccionad~ certificad~ pasteurizad~ uht homogeneizad~ esterilizad~ ultrapasteurizad~ curad~ liquid~ solid~ polvo granulad~
  instantane~ soluble solubles hidrolizad~ modificad~ texturizad~ texturad~ enriquecid~ fortificad~ condensad~ evaporad~ adobad~ marinad~ condimentad~ rellen~ empanad~ rebozad~ recubiert~ aromatizad~ picante picantes fuerte suave suaves alto alta bajo baja contenido
  reducid~ minimo maximo aproximadamente separad~ mecanicamente estandarizad~ tratad~ obtenid~ partir base grado alimentici~ comestible comestibles tierno tiern~ dur~ joven larg~ redond~ precocinad~ cocinad~ escurrid~ sofrit~ trozos trozo lonchas tiras cubos dados batid~ caramelizad~ mineralizad~ semiconcentrad~ exprimid~ prensad~ granja crujiente crujientes fluid~ simple adicionad~ artificial artificiales identic~ estandar gigante pequen~ candeal morad~ destilad~ alimenticia vaca vacuna oveja cabra nixtamalizad~ pregelatinizad~ deslactosad~ descafeinad~
  desmineralizad~ clarificad~ salvaje salvajes ralla higienizad~ horneado hornead~ guisad~ cortezas colados machacad~ germinad~ partid~ extraid~ infusionad~ selecto selecta especial especiales comun`,
  // Italian
  `biologic~ naturale naturali pur~ fresc~ crud~ matur~ secc~ essiccat~ disidratat~ reidratat~ reidratata ricostituit~ concentrat~ macinat~ tritat~ spezzettat~ grattugiat~ tagliat~ affettat~ inter~ integrale integrali scremat~ parzialmente totalmente
  semi decorticat~ pelat~ sgusciat~ denocciolat~ snocciolat~ disossat~ sgrassat~ tostat~ arrostit~ arrosto cott~ precott~ fritt~ prefritt~ bollit~ lessat~ sbollentat~ grigliat~ affumicat~ salat~ dolc~ dolce dolci zuccherat~ dolcificat~ fermentat~ maltat~ soffiat~ estrus~ surgelat~ congelat~
  refrigerat~ liofilizzat~ candit~ idrogenat~ interesterificat~ raffinat~ vergine vergini deodorat~ frazionat~ filtrat~ frizzante gassat~ vegetale vegetali animale animali marin~ iodat~ fin~ extra superiore prima qualita scelta ross~ verde verdi giall~ bianc~ bianche bianchi ner~ brun~ rosa dorat~ scur~ biond~
  selvatic~ allevat~ terra aperto origine provenienza varieta tipo mist~ assortit~ tradizionale tradizionali artigianale artigianali selezionat~ certificat~ pastorizzat~ omogeneizzat~ sterilizzat~ stagionat~ liquid~ solid~ polvere granulat~ granulare istantane~ solubile solubili idrolizzat~ modificat~ testurizzat~ strutturat~ ristrutturat~
  arricchit~ fortificat~ condensat~ marinat~ condit~ ripien~ panat~ impanat~ ricopert~ aromatizzat~ piccante piccanti forte ridott~ basso alto contenuto minimo massimo circa separat~ meccanicamente standardizzat~ trattat~ ottenut~ partire base alimentare alimentari tener~ dur~ giovane lung~ tond~ precucinat~ sgocciolat~ pezzi cubetti fette scaglie puro
  coltivat~ pressat~ spremut~ freddo italian~ uht microfiltrat~ delattosat~ depurat~ reidratat~ chiarificat~ decaffeinat~ grezz~ termizzat~ capra pecora mucca vaccino vaccin~ bufala colat~ finissim~ triplo doppio triple guscio dop igp doc docg pressat~ rosolat~ stufat~ saltat~ lievitat~ pralinat~ caramellat~ centrifugat~ ultrafiltrat~ demineralizzat~ pregelatinizzat~ bio frullat~ sbucciat~
  sminuzzat~ filante filanti aromatic~ amar~ arricchit~ tipico classico fermentata artificiale artificiali nazionale montagna fior`,
  // Further words found on labels, language by language
  `spring brewed nutritional stoneground stone-ground slivered gelatinized gelatinised encapsulated lipolyzed deproteinized hydroxylated rennetless process passover kashered biodynamic heirloom ancient wholegrain multigrain freshly shelled
  unshelled hulled dehulled harvested wildcrafted foraged farmed rubbed crispy crunchy formed nibbed flaked kibbled activated fractionated rectified instantized spiced candied braised poached seared rotisserie barbecued fiery zesty vine tenderstem
  tuscan genovese chilean ghanaian madagascan balinese sicilian calabrian persian egyptian moroccan tunisian lebanese ethiopian kenyan ugandan rwandan sumatran javanese nicaraguan guatemalan honduran costarican dominican cuban jamaican pakistani nepalese burmese
  british english welsh cornish norfolk suffolk kentish`,
  `remoulu remoulus remoulue remoulues naturellement artisanalement fermierement entierement finement categorie proteique proteiques inverse inverti invertie convertie convertis converties compose* acidul* brut* tradition traditions commun* noirci* dilue* rectifi* deshuil* dessech* denatur* precuisin*
        iberique iberiques chinois* thailandais* japonais* vietnamien* vietnamienne vietnamiennes italienne italiennes bresilienne bresiliennes canadienne canadiennes indienne indiennes norvegienne norvegiennes egyptienne
  egyptiennes tunisienne tunisiennes marocain* mexicain* americain* africain* asiatique asiatiques oriental* orientales orientaux mediterraneen* britannique britanniques ecossais* irlandais* breton* normand* alsacien* basque basques provencal* provencales corse
  corses catalan* sicilien* sicilienne siciliennes napolitain* toscan* piemontais* savoyard* auvergnat* landais* gascon* vendeen* lorrain* antillais* creole creoles crepu* mouline* mouture meule meules centre intense intenses releve* toaste* surgras
  cueillette vigne botte nouveau nouveaux nouvelle nouvelles primeur primeurs bebe baby pousse jeunes calibre calibres petit* gros grosse grosses moyen moyens extra-fin extra-fins extra-fine extra-fines tres-fins mi-doux mi-dur mi-dure mi-reduit demi-ecreme
  sechees mecanique mecaniques manuelle main four poele plancha barbecue braise feu saumure gratin* farcis nature gourmand* savoureux savoureuse croustill* croustillant* fondant* moelleux moelleuse onctueu* cremeux cremeuse
    durable durables responsable bocal bocaux conserve conserves vrac kasher casher aop aoc igp stg vpf vbf msc asc bbc`,
  `hochpasteurisiert^ aufgebrochen^ dunkelgeröstet^ hellgeröstet^ eisgekühlt^ knusprig^ cremig^ saftig^ kernlos^ steinlos^ grätenfrei^ entgrätet^ hautlos^ knochenlos^ unjodiert^ naturbelassen^ handverlesen^ vollreif^ erntefrisch^ italienisch^ pazifisch^
  atlantisch^ indonesisch^ brasilianisch^ ungarisch^ dänisch^ norwegisch^ schottisch^ irisch^ argentinisch^ chilenisch^ peruanisch^ ghanaisch^ kalifornisch^ asiatisch^ mediterran^ orientalisch^ rustikal^ hausgemacht^ artgerecht^ regional^ heimisch^ aquakultur
  direkt wenig eigen^ steinvermahlen^ steingemahlen^ holzofen bergblumen waldheide mildgesäuert^ sauergebuttert^ gezogen^ gebeizt^ gewolft^ gerieben^ faschiert^ angereift^ entbeint^`,
  `desmenuzad~ termizad~ repelad~ mondad~ rizad~ añej~ anej~ sintetic~ sodic~ disodic~ activ~ propi~ iberic~ italian~ mexican~ peruan~ chilen~ argentin~ colombian~ asiatic~ mediterrane~ catalan~ andaluz andaluza valencian~ gallego gallega
  campo huerta monte rio mazorca madera haya roble leña horno brasa parrilla plancha vapor almibar salmuera escabeche cosecha temporada primavera verano calibre clase categoria granel gruesos grueso gruesa gruesas delgad~ angost~ pintas pinta baya bayo azul azules
  refinados desgrasad~ despuntad~ descortezad~ desalad~ desnaturalizad~ extracruda desvenad~ martajad~ guajillo fortificada invertid~ licuad~ germinad~ acondicionad~ agridulce agridulces cremos~ jugos~ tiernas eco bio`,
  `messican~ sicilian~ pugliese pugliesi calabrese calabresi sarda sarde sardo sardi napoletan~ ligure liguri trentin~ valtellinese ferrarese emilian~ romagnol~ lucan~ campan~ lombard~ venet~ piemontese piemontesi abruzzese umbr~ asiatic~
  mediterrane~ extravergine extravergini finit~ rimacinat~ diastasat~ attiv~ stabilizzat~ termizzat~ essiccazione trafilat~ bronzo lent~ salamoia griglia forno vapore legna mare lago fiume bosco campo orto cappuccio composto composta croccante croccanti cremos~ morbid~
  fondente fondenti amarene totale prodotto finito sgranat~ sfilettat~ spellat~ pulit~ lavat~ mondat~ privat~ taggiasche taggiasca leccino nocellara igp dop stg`,
);

/** Quality phrases of several words, including "gluten free" and the like, which name no gluten. */
export const QUALITY_PHRASES = phrases(
  'free range|cage free|grade a|grade aa|mechanically separated|mechanically deboned|rich in|lactose free|sun ripened|new crop|all natural|high oleic|mid oleic|non gmo|not gmo|gmo free|without gmo|fat free|gluten free|sugar free|dairy free|caffeine free|alcohol free|salt free|wheat free|bone in|skin on|skin off|no added sugar|no sugar added|no salt added|from concentrate|not from concentrate|made from concentrate|in its own juice|cold pressed|low fat|reduced fat|reduced sodium|low sodium|low moisture|part skim|one or more of|one or more of the following|contains one or more of|solid pack|white meat|dark meat|rib meat|in equal proportions|in varying proportions|in variable proportion|processed with alkali|dutch processed|water added|sea salt added|of which|air dried|spray dried|drum dried|kiln dried|oil roasted|dry roasted|no preservatives|rainforest alliance|free from gmo|with pulp|product of|bht free|rbst free|rbgh free|low lactose|low erucic acid|may contain bones|non dairy',
  'sans gluten|non laitier|non laitière|non laitières|non lacté|non lactée|à la vapeur|séchées au soleil|au soleil|au four|de ferme|non fait de concentré|pas à base de concentré|mi réduite|riche en matière grasse|au lait cru entier|sans lactose|sans huile de palme|sans ogm|sans noyau|sans peau|sans os|sans arêtes|sans pépins|sans sucres ajoutés|sans sucre ajouté|sans sel ajouté|sans sel|sans alcool|sans colorant|sans conservateur|sans additif|sans croute|plein air|au sol|à base de concentré|à base de|en proportion variable|en proportions variables|hors france|label rouge|premier choix|première pression à froid|pression à froid|issu de l agriculture biologique|issus de l agriculture biologique|issue de l agriculture biologique|issues de l agriculture biologique|de l agriculture biologique|agriculture biologique|commerce équitable|qualité supérieure|haute oléique|à haute teneur en acide oléique|à teneur réduite|haute valeur|mis en oeuvre|au bois de hêtre|bois de hêtre|dans leur jus|dans son jus|pêche durable|à coque|avec peau|avec os|haut de gamme|au naturel|fait maison|mer du nord',
  'ohne gentechnik|ohne zuckerzusatz|ohne zucker|ohne gluten|ohne schale|ohne haut|ohne kerne|ohne stein|ohne knochen|aus biologischem anbau|aus ökologischem anbau|aus kontrolliert biologischem anbau|aus biologischer landwirtschaft|aus ökologischer landwirtschaft|aus ökologischer erzeugung|aus kontrolliertem anbau|aus freilandhaltung|aus bodenhaltung|aus konzentrat|aus fairem handel|in veränderlichen gewichtsanteilen|in veränderlichen anteilen|in wechselnden anteilen|zum teil|i tr|fett i tr|in der trockenmasse|im fetten kakao|nach art|in stücken|in scheiben|in würfeln|unter schutzatmosphäre verpackt|naturidentisch',
  'sin gluten|sin ogm|sin azúcar|sin azúcares añadidos|sin sal|sin piel|sin hueso|sin semillas|sin alcohol|de agricultura ecológica|procedente de agricultura ecológica|agricultura ecológica|de cultivo ecológico|cultivo ecológico|agricultura biológica|comercio justo|alto oleico|bajo en grasa|bajo en sodio|en proporción variable|en proporciones variables|a base de|a partir de concentrado|primera presión en frío|en su jugo|de primera calidad|con piel|sin lactosa|de corral|virgen extra',
  'senza glutine|senza ogm|senza zucchero|senza zuccheri aggiunti|senza sale|senza semi|senza pelle|senza nocciolo|senza alcool|senza lattosio|da agricoltura biologica|di agricoltura biologica|agricoltura biologica|da coltivazione biologica|commercio equo|alto oleico|ad alto contenuto di acido oleico|in proporzione variabile|in proporzioni variabili|in percentuale variabile|a base di|da concentrato|a base di concentrato|da allevamento a terra|allevate a terra|allevate all aperto|prima scelta|di prima qualità|spremuto a freddo|in scatola|al naturale|a pezzi|a cubetti|a fette',
);
