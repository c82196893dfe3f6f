/**
 * Precautionary statements found on nearly every household label, by their sentences in English, French, German,
 * Spanish and Italian (Annex IV of Regulation (EC) 1272/2008). Others are recognised by code alone.
 */
const PRECAUTIONS: Readonly<Record<string, readonly string[]>> = {
  P101: [
    'If medical advice is needed, have product container or label at hand',
    'En cas de consultation d’un médecin, garder à disposition le récipient ou l’étiquette',
    'Ist ärztlicher Rat erforderlich, Verpackung oder Kennzeichnungsetikett bereithalten',
    'Si se necesita consejo médico, tener a mano el envase o la etiqueta',
    'In caso di consultazione di un medico, tenere a disposizione il contenitore o l’etichetta del prodotto',
  ],
  P102: [
    'Keep out of reach of children',
    'Tenir hors de portée des enfants',
    'Darf nicht in die Hände von Kindern gelangen',
    'Mantener fuera del alcance de los niños',
    'Tenere fuori dalla portata dei bambini',
  ],
  P103: [
    'Read carefully and follow all instructions',
    'Read label before use',
    'Lire attentivement et bien respecter toutes les instructions',
    'Lire l’étiquette avant utilisation',
    'Lesen Sie sämtliche Anweisungen aufmerksam und befolgen Sie diese',
    'Vor Gebrauch Kennzeichnungsetikett lesen',
    'Leer atentamente y seguir todas las instrucciones',
    'Leer la etiqueta antes del uso',
    'Leggere attentamente e seguire tutte le istruzioni',
    'Leggere l’etichetta prima dell’uso',
  ],
  P260: [
    'Do not breathe dust/fume/gas/mist/vapours/spray',
    'Ne pas respirer les vapeurs',
    'Dampf nicht einatmen',
    'No respirar los vapores',
    'Non respirare i vapori',
  ],
  P271: [
    'Use only outdoors or in a well-ventilated area',
    'Utiliser seulement en plein air ou dans un endroit bien ventilé',
    'Nur im Freien oder in gut belüfteten Räumen verwenden',
    'Utilizar únicamente en exteriores o en un lugar bien ventilado',
    'Utilizzare soltanto all’aperto o in luogo ben ventilato',
  ],
  P273: [
    'Avoid release to the environment',
    'Éviter le rejet dans l’environnement',
    'Freisetzung in die Umwelt vermeiden',
    'Evitar su liberación al medio ambiente',
    'Non disperdere nell’ambiente',
  ],
  P280: [
    'Wear protective gloves/eye protection',
    'Wear protective gloves',
    'Wear gloves',
    'Porter des gants de protection',
    'Porter des gants',
    'Schutzhandschuhe tragen',
    'Handschuhe tragen',
    'Llevar guantes de protección',
    'Llevar guantes',
    'Indossare guanti protettivi',
    'Indossare guanti',
  ],
  'P301+P330+P331': [
    'If swallowed: rinse mouth. Do not induce vomiting',
    'En cas d’ingestion: rincer la bouche. Ne pas faire vomir',
    'Bei Verschlucken: Mund ausspülen. Kein Erbrechen herbeiführen',
    'En caso de ingestión: enjuagar la boca. No provocar el vómito',
    'In caso di ingestione: sciacquare la bocca. Non provocare il vomito',
  ],
  'P305+P351+P338': [
    'If in eyes: rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing',
    'En cas de contact avec les yeux: rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer',
    'Bei Kontakt mit den Augen: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen',
    'En caso de contacto con los ojos: enjuagar con agua cuidadosamente durante varios minutos. Quitar las lentes de contacto cuando estén presentes y pueda hacerse con facilidad. Proseguir con el lavado',
    'In caso di contatto con gli occhi: sciacquare accuratamente per parecchi minuti. Togliere le eventuali lenti a contatto se è agevole farlo. Continuare a sciacquare',
  ],
  P405: [
    'Store locked up',
    'Garder sous clef',
    'Unter Verschluss aufbewahren',
    'Guardar bajo llave',
    'Conservare sotto chiave',
  ],
};

/** Every precautionary sentence with its code. */
export const precautionSentences = (): readonly (readonly [sentence: string, code: string])[] =>
  Object.entries(PRECAUTIONS).flatMap(([code, sentences]) => sentences.map((sentence) => [sentence, code] as const));
