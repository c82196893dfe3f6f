/** Words that link a place or a line to the foods handled there, in the languages of trace statements, folded. */
const CONNECTING =
  'that|which|where|also|other|are|is|uses?|using|used|handle[sd]?|handling|process(?:es|ed|ing)?|produc(?:es|ed|ing)|stor(?:es|ed|ing)|packs|packed|packing|manufactur(?:es|ed|ing)|makes|making|contains|containing|qui|utilis(?:e|ent|ant|es?)|manipul(?:e|ent|ant|es?)|trait(?:e|ent|ant|es?)|transform(?:e|ent|ant|es?)|fabriqu(?:e|ent|ant|es?)|contenant|produisant|egalement|aussi|sont|que|donde|se|tambien|utilizan?|manipulan?|procesan?|elaboran?|manejan?|usan?|tratan?|che|dove|si|anche|utilizza(?:no)?|lavora(?:no)?|tratta(?:no)?|produc(?:e|ono)|impiega(?:no)?|usano|manipola(?:no)?|onde|tambem|utiliza[mn]?|processam?|manipulam?|usam|manuseiam?|wo|auch|ebenfalls|ausserdem|verarbeitet|verwendet|hergestellt|gelagert|verpackt|werden|wird|waarin|waar|dat|ook|eveneens|worden|wordt|verwerkt|gebruikt|som|dar|hvor|aven|ogsa|hanterar?|handterer|handteres|bruger|bruker|anvander|behandler|behandlar|bearbetar|forarbejder';
/** Words that say how much or how surely something may be there, or that it cannot be ruled out, folded. */
const HOW_MUCH =
  'as|with|cui|kan|forekomma|forekomme|bu|urun|alerjen|alerji|uyarisi|ahol|amelyen|amelyben|где|котором|используется|используются|перерабатывается|перерабатываются|также|де|використовується|використовуються|islenmektedir|kullanilmaktadir|ktorym|przetwarza|sie|uzywa|rowniez|kde|zpracovava|zpracovavaji|pouzivaji|take|trace|traces|small|minute|low|levels?|quantit(?:y|ies)|amounts?|residues?|occasional|possibly|present|may|be|spuren|moglich|moglicherweise|eventuell|evtl|gegebenenfalls|ggf|produktionsbedingt|herstellungsbedingt|technologisch|technisch|bedingt|unter|umstanden|geringe|geringste|geringfugige|kleine|mengen|anteile|ruckstande|reste|weitere|weiteren|sind|sein|konnen|nicht|auszuschlie(?:ss|ß)en|ausgeschlossen|beinhalten|aufweisen|vorhanden|enthalten|bevatten|trazas?|restos|residuos|rastros|indicios|vestigios|cantidades|pequenas|minimas|algo|posibles?|eventualmente|presencia|trabaja|con|eventuellement|eventuelles?|faibles?|quantites|residus|presence|eventuali|quantita|piccole|minime|residui|sporen|kleine|hoeveelheden|resten|mogelijk|eventueel|cok|az|urunleri|izleri|izi|kalintilari|kalintisi|turevleri|bulunabilir|ihtiva|edebilir|icermektedir|icerir|egyeb|kis|mennyisegben|nyomnyi|esetlegesen|esetleg|is|nyomokban|nyomokat|nyomait|maradvanyokat|elofordulhat|elofordulhatnak|benne|tartalmaz|tartalmazhat|feldolgoznak|felhasznalnak|dolgoznak|fel|care|utilizeaza|proceseaza|manipuleaza|που|επεξεργαζεται|επεξεργαζονται|χρησιμοποιει|χρησιμοποιειται|χρησιμοποιουνται|kojem|kojoj|prerađuju|prerađuje|preraduju|koriste|koristi|коме|којем|којој|се|прерађују|прерађује|користе|користи|kjer|katerem|kateri|predelujejo|predeluje|uporabljajo|uporablja|kurioje|naudojami|naudojamas|perdirbami|kur|tiek|izmantoti|izmantots|parstradati|kus|kaideldakse|kasutatakse|toodeldakse|sa|spracuva|spracuvaju|pouziva|pouzivaju|jossa|kasitellaan|kaytetaan|þar|sem|unnið|er|með|notadar|където|използват|използва|преработват';
const PHRASES =
  'in (?:dem|der|denen|welchem|welcher|cui|which)|en (?:el|la|los|las) (?:que|cual(?:es)?)|dans (?:lequel|laquelle)|em que|der|die|das|ou';

const START = new RegExp(`^(?:(?:${PHRASES}|${CONNECTING}|${HOW_MUCH})[.:(]{0,2} (?=\\S))+`);
const WORD = new RegExp(`^(?:${CONNECTING}|${HOW_MUCH})$`);

/**
 * The end of such words at the start of a trace ("that also handles nuts"); 0 if there are none.
 * @param folded the trace, folded
 */
export const endOfConnecting = (folded: string): number => START.exec(folded)?.[0].length ?? 0;

/** Whether a word of such a statement is not a food. @param folded the word, folded */
export const isConnecting = (folded: string): boolean => WORD.test(folded);
