import { z } from 'zod';
import { AgeGroup, MemberElement, PetType } from '../households/household.ts';
import { ItemFields, Quantity } from '../inventory/item.ts';
import { MistakeReport } from '../mistakes/mistake.ts';
import { NOTIFICATION_ID_MAX } from '../notifications/read-mark.ts';
import { TopCategory } from '../products/product.ts';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { ScanInput, ScanMode } from '../scanning/scan.ts';
import { PreferenceSetting } from '../settings/preference.ts';
import { typedText, Uuid } from '../text-limits.ts';
import { Sha256 } from '../uploads/label-photo.ts';
import { payloadVersion } from './upcast.ts';

const Digits = z.string().min(8).max(32);

/** A product typed in by hand. `barcode` is null for a product without a code. */
export const ManualProduct = z.strictObject({
  barcode: Digits.nullable(),
  name: typedText(200, 1),
  brand: typedText(120).default(''),
  ingredients: z.array(typedText(200, 1)).min(1).max(500),
  category: TopCategory.default('General'),
  productType: ProductType.nullable().default(null),
  forms: z.array(ProductForm).max(8).default([]),
  baby: z.boolean().default(false),
});
export type ManualProduct = z.infer<typeof ManualProduct>;

/** A label as long as one may be that is read at all (security rules, 3.8), and the longest that is stored. */
const LabelText = typedText(20_000, 1);
const LONGEST_STORED = 110_000;

const changed = <T extends z.ZodType>(value: T) => z.strictObject({ from: value, to: value });
const fields = ItemFields.shape;

/** The payload of every operation a person can do, by type. Payloads are frozen: an edit is a new operation. */
export const OPERATION_PAYLOAD = {
  'scan.create': z.strictObject({ barcode: Digits, mode: ScanMode, input: ScanInput }),
  'product.create': ManualProduct,
  /** Another list for a product that has one: `from` is what the person saw, `to` what they decided is right. */
  'product.relabel': z.strictObject({
    from: z.string().max(LONGEST_STORED),
    to: LabelText,
    origin: z.enum(['photo', 'earlier']),
  }),
  'inventory.add': z.strictObject({
    productId: z.string().min(8).max(64),
    quantity: Quantity.default(1),
    fields: ItemFields.partial().default({}),
  }),
  'inventory.adjust': z.strictObject({ delta: z.number().int().min(-999).max(999) }),
  'inventory.setCount': z.strictObject({ quantity: Quantity }),
  'inventory.edit': z.strictObject({
    place: changed(fields.place).optional(),
    expiresOn: changed(fields.expiresOn).optional(),
    openedOn: changed(fields.openedOn).optional(),
    periodAfterOpening: changed(fields.periodAfterOpening).optional(),
    notes: changed(fields.notes).optional(),
  }),
  'inventory.delete': z.strictObject({}),
  'inventory.restore': z.strictObject({}),
  'member.create': z.strictObject({ name: typedText(80, 1), ageGroup: AgeGroup, pregnant: z.boolean().default(false) }),
  'member.edit': z.strictObject({
    name: changed(typedText(80, 1)).optional(),
    ageGroup: changed(AgeGroup).optional(),
    pregnant: changed(z.boolean()).optional(),
  }),
  'member.addElement': MemberElement,
  'member.removeElement': MemberElement,
  'member.delete': z.strictObject({}),
  'member.restore': z.strictObject({}),
  'pet.create': z.strictObject({ type: PetType, name: typedText(80, 1) }),
  'pet.edit': z.strictObject({
    type: changed(PetType).optional(),
    name: changed(typedText(80, 1)).optional(),
  }),
  'pet.delete': z.strictObject({}),
  'pet.restore': z.strictObject({}),
  'mistake.report': MistakeReport,
  'labelPhoto.add': z.strictObject({ productId: z.string().min(8).max(64), sha256: Sha256 }),
  'labelPhoto.delete': z.strictObject({}),
  'profile.edit': z.strictObject({ displayName: changed(typedText(80)).optional() }),
  'preferences.set': PreferenceSetting,
  'notification.read': z.strictObject({}),
} as const;

export type OperationType = keyof typeof OPERATION_PAYLOAD;

const envelope = <T extends OperationType>(type: T) =>
  z.strictObject({
    /** UUIDv7 made at the tap: the idempotency key. */
    opId: Uuid,
    /** Who did it. The server refuses an operation of somebody else's. */
    userId: z.string().max(64),
    type: z.literal(type),
    /** The version of the payload; older ones are brought up to this before they are read. */
    v: z.literal(payloadVersion(type)),
    /** Chosen by the phone: what is made offline has its final id at once. A product's is its GTIN-14 or a UUIDv7. */
    entityId: z.string().min(1).max(NOTIFICATION_ID_MAX),
    payload: OPERATION_PAYLOAD[type],
    /** The server revision the person was looking at. */
    baseRev: z.number().int().min(0).nullable(),
    /** Device clock, for display only. */
    createdAt: z.number().int(),
  });

export const Operation = z.discriminatedUnion('type', [
  envelope('scan.create'),
  envelope('product.create'),
  envelope('product.relabel'),
  envelope('inventory.add'),
  envelope('inventory.adjust'),
  envelope('inventory.setCount'),
  envelope('inventory.edit'),
  envelope('inventory.delete'),
  envelope('inventory.restore'),
  envelope('member.create'),
  envelope('member.edit'),
  envelope('member.addElement'),
  envelope('member.removeElement'),
  envelope('member.delete'),
  envelope('member.restore'),
  envelope('pet.create'),
  envelope('pet.edit'),
  envelope('pet.delete'),
  envelope('pet.restore'),
  envelope('mistake.report'),
  envelope('labelPhoto.add'),
  envelope('labelPhoto.delete'),
  envelope('profile.edit'),
  envelope('preferences.set'),
  envelope('notification.read'),
]);
export type Operation = z.infer<typeof Operation>;
export type OperationOf<T extends OperationType> = Extract<Operation, { type: T }>;
