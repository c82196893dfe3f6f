import { type EntityData, type EntityName, SCHEMAS } from '../sync/entities.ts';
import { type Cell, moment, type Section } from './section.ts';

/** A row of an entity, with the name of its product. */
export interface ExportedRow<N extends EntityName> {
  readonly data: EntityData<N>;
  /** The name of the product the row is about; null if it is about none, or about one that no longer exists. */
  readonly product: string | null;
}

type EntitySections = { readonly [N in EntityName]?: Section<ExportedRow<N>> };

const PRODUCT = 'Product';

const SECTIONS: EntitySections = {
  member: {
    name: 'people',
    title: 'People',
    about: 'The people of the household. Allergies, conditions and pregnancy are health data.',
    columns: [
      ['Name', ({ data }) => data.name],
      ['Age group', ({ data }) => data.ageGroup],
      ['Pregnant', ({ data }) => data.pregnant],
      ['Due date', ({ data }) => data.dueOn ?? null],
      ['Kinds of allergy', ({ data }) => data.allergyTypes],
      ['Allergens', ({ data }) => data.allergens],
      ['Conditions', ({ data }) => data.conditions],
    ],
  },
  pet: {
    name: 'pets',
    title: 'Pets',
    about: 'The pets of the household.',
    columns: [
      ['Name', ({ data }) => data.name],
      ['Kind', ({ data }) => data.type],
    ],
  },
  inventory: {
    name: 'inventory',
    title: 'Inventory',
    about: 'What is at home.',
    columns: [
      [PRODUCT, ({ product }) => product],
      ['Code', ({ data }) => data.productId],
      ['Quantity', ({ data }) => data.quantity],
      ['Place', ({ data }) => data.place],
      ['Use by', ({ data }) => data.expiresOn],
      ['Opened on', ({ data }) => data.openedOn],
      ['Months after opening', ({ data }) => data.periodAfterOpening],
      ['Notes', ({ data }) => data.notes],
      ['Added (UTC)', ({ data }) => moment(data.addedAt)],
    ],
  },
  itemEnd: {
    name: 'left-the-home',
    title: 'What left the home',
    about: 'What was used up, thrown away or given away.',
    columns: [
      [PRODUCT, ({ product }) => product],
      ['Code', ({ data }) => data.productId],
      ['How', ({ data }) => data.how],
      ['Quantity', ({ data }) => data.quantity],
      ['On', ({ data }) => data.endedOn],
      ['Opened on', ({ data }) => data.openedOn],
      ['Use by', ({ data }) => data.expiresOn],
    ],
  },
  scan: {
    name: 'scans',
    title: 'Scans',
    about: 'Every code that was scanned or typed.',
    columns: [
      ['When (UTC)', ({ data }) => moment(data.createdAt)],
      ['Code', ({ data }) => data.gtin],
      [PRODUCT, ({ product }) => product],
      ['Outcome', ({ data }) => data.outcome],
      ['Mode', ({ data }) => data.mode],
      ['Input', ({ data }) => data.input],
      ['Counted', ({ data }) => data.counted],
      ['By', ({ data }) => data.scannedBy],
    ],
  },
  shopping: {
    name: 'shopping-list',
    title: 'Shopping list',
    about: 'What the household plans to buy.',
    columns: [
      ['What', ({ data, product }) => data.name || product],
      ['Code', ({ data }) => data.productId],
      ['Quantity', ({ data }) => data.quantity],
      ['Ticked by', ({ data }) => data.tickedBy],
      ['Ticked (UTC)', ({ data }) => moment(data.tickedAt)],
      ['Added (UTC)', ({ data }) => moment(data.addedAt)],
    ],
  },
  recallMark: {
    name: 'recall-marks',
    title: 'Recalls you dealt with',
    about: 'What the household decided about recall notices.',
    columns: [
      ['Notice', ({ data }) => data.noticeId],
      [PRODUCT, ({ product }) => product],
      ['Code', ({ data }) => data.productId],
      ['Decided', ({ data }) => data.state],
      ['When (UTC)', ({ data }) => moment(data.markedAt)],
    ],
  },
  hazardMark: {
    name: 'hazard-marks',
    title: 'Findings you dealt with',
    about: 'What the household decided about the detector’s findings.',
    columns: [
      ['Finding', ({ data }) => data.id],
      ['State', ({ data }) => data.state],
      ['Until', ({ data }) => data.until],
      ['When (UTC)', ({ data }) => moment(data.markedAt)],
    ],
  },
  productArea: {
    name: 'areas',
    title: 'Areas you chose',
    about: 'Areas of the home that the household chose for individual products.',
    columns: [
      ['Product', ({ data }) => data.id],
      ['Area', ({ data }) => data.area],
    ],
  },
  labelPhoto: {
    name: 'label-photos',
    title: 'Label photos',
    about: 'Photos of labels, and of what was done with recalled products. The files are in the photos folder.',
    columns: [
      [PRODUCT, ({ product }) => product],
      ['Code', ({ data }) => data.productId],
      ['File', ({ data }) => `photos/${data.sha256}.jpg`],
      ['Added (UTC)', ({ data }) => moment(data.addedAt)],
      ['By', ({ data }) => data.addedBy],
    ],
  },
  mistake: {
    name: 'reported-mistakes',
    title: 'Mistakes you reported',
    about: 'Wrong data that the household reported to the people who run this server.',
    columns: [
      ['When (UTC)', ({ data }) => moment(data.reportedAt)],
      ['Kind', ({ data }) => data.kind],
      ['Text', ({ data }) => data.text],
      ['About', ({ data }) => data.about.product?.name],
      ['State', ({ data }) => data.state],
    ],
  },
  history: {
    name: 'replaced-values',
    title: 'Values that were replaced',
    about: 'Inventory edits that were replaced by another phone’s edit.',
    columns: [
      [PRODUCT, ({ product }) => product],
      ['Field', ({ data }) => data.field],
      ['Before', ({ data }) => data.lost],
      ['After', ({ data }) => data.won],
      ['When (UTC)', ({ data }) => moment(data.at)],
    ],
  },
  badge: {
    name: 'achievements',
    title: 'Achievements',
    about: 'What the household has earned.',
    columns: [
      ['Achievement', ({ data }) => data.badgeType],
      ['When (UTC)', ({ data }) => moment(data.awardedAt)],
    ],
  },
  profile: {
    name: 'profile',
    title: 'Profile and answers',
    about: 'Your name, and your answers when the app asked who lives with you.',
    columns: [
      ['Display name', ({ data }) => data.displayName],
      ['Young children', ({ data }) => data.answers?.hasYoungChildren],
      ['Pets', ({ data }) => data.answers?.hasPets],
      ['Answered (UTC)', ({ data }) => moment(data.answers?.answeredAt ?? null)],
    ],
  },
  preference: {
    name: 'settings',
    title: 'Settings and consents',
    about: 'Your settings. What you agreed to is under analyticsConsent and marketingConsent.',
    columns: [
      ['Setting', ({ data }) => data.key],
      [
        'Value',
        ({ data: { value } }) => {
          if (typeof value !== 'object' || value === null) return value;
          return 'from' in value
            ? `${value.from} to ${value.to}, ${value.zone}`
            : value.map(({ name, since }) => `${name} since ${since}`).join(', ');
        },
      ],
    ],
  },
  readMark: {
    name: 'read-notifications',
    title: 'Notifications you read',
    about: 'Notifications are worked out from what is at home. Only which ones you read is stored.',
    columns: [
      ['Notification', ({ data }) => data.id],
      ['Read (UTC)', ({ data }) => moment(data.readAt)],
    ],
  },
  helpRequest: {
    name: 'questions',
    title: 'What you asked',
    about: 'Questions and requests to the people who run this server, and their answers.',
    columns: [
      ['When (UTC)', ({ data }) => moment(data.askedAt)],
      ['Kind', ({ data }) => data.kind],
      ['Title', ({ data }) => data.title],
      ['Text', ({ data }) => data.text],
      ['Name', ({ data }) => data.name],
      ['E-mail address', ({ data }) => data.email],
      ['Answer', ({ data }) => data.answer],
      ['Answered (UTC)', ({ data }) => moment(data.answeredAt)],
    ],
  },
};

/**
 * Splits a camel-case entity name into words: "recallMark" becomes "recall mark" for a title, "recall-mark" for a file.
 */
const wordsOf = (name: string, between: string): string =>
  name.replace(/[A-Z]/g, (letter) => between + letter.toLowerCase());

const cellOf = (value: unknown): Cell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value) ? (value as Cell) : JSON.stringify(value);

/**
 * The fallback section of an entity that has none in the table above: every field of its schema, under its own name.
 */
function plainSection(entity: EntityName): Section<ExportedRow<EntityName>> {
  const { data: schema } = SCHEMAS[entity];
  const fields = 'shape' in schema ? Object.keys(schema.shape) : [];
  const title = wordsOf(entity, ' ');
  return {
    name: wordsOf(entity, '-'),
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    about: 'Rows that your phones also hold.',
    columns: fields.map((field) => [field, ({ data }) => cellOf(Reflect.get(data, field))] as const),
  };
}

/** The table layout for the rows of an entity. Every entity that syncs to phones has one, by name or by fallback. */
export const sectionOf = (entity: EntityName): Section<ExportedRow<EntityName>> =>
  // Safe cast: the caller passes only rows of this entity.
  (SECTIONS[entity] as Section<ExportedRow<EntityName>> | undefined) ?? plainSection(entity);
