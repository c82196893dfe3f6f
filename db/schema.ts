// The rows of each table as they are read: one interface a table, named and ordered like its columns.

/** What every row that phones pull carries. Booleans are 0 or 1, times milliseconds since 1970. */
interface SyncedRow {
  id: string;
  /** Counts the changes of this row. */
  rev: number;
  /** Its place in the order of all commits. */
  seq: number;
  /** 1 for a tombstone. */
  deleted: number;
  /** The device of the last change, and the revision of the last change by any other one. */
  changed_by: string;
  other_rev: number;
}

interface HouseholdRow extends SyncedRow {
  household_id: string;
}

interface PersonalRow extends SyncedRow {
  user_id: string;
}

export interface HouseholdsTable {
  id: string;
  tier: string;
  created_at: number;
}

export interface UsersTable {
  id: string;
  email: string;
  username: string;
  /** argon2id in PHC form, parameters included. */
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  has_onboarded: number;
  has_children: number | null;
  has_pets: number | null;
  created_at: number;
}

export interface MembershipsTable {
  household_id: string;
  user_id: string;
  role: string;
  /** Only `active` gives access. */
  status: string;
  created_at: number;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value: a copied database signs nobody in. */
  token_hash: Buffer;
  user_id: string;
  /** When the person signed in: the absolute end counts from here. */
  started_at: number;
  /** When this id was given out: the idle end and the daily renewal count from here. */
  issued_at: number;
  /** The id this one renews; null once it was used. */
  renews: Buffer | null;
  /** When a renewed id was last handed out for this one. */
  renewed_at: number | null;
  /** End of an id that was renewed. */
  ends_at: number | null;
}

export interface ProductsTable {
  pk: number;
  id: string;
  /** Null for the catalogue; else the household that entered it. */
  household_id: string | null;
  rev: number;
  seq: number;
  deleted: number;
  changed_by: string;
  other_rev: number;
  /** The product as it is sent, JSON. */
  data: string;
}

export interface ReportsTable {
  product_pk: number;
  engine: string;
  knowledge: string;
  /** Its score, for lists that show nothing else of it. */
  score: number | null;
  /** The report as it is sent, JSON. */
  data: string;
  computed_at: number;
}

export interface ScansTable extends HouseholdRow {
  gtin: string;
  product_id: string | null;
  outcome: string;
  mode: string;
  input: string;
  created_at: number;
  scanned_by: string;
  counted: number;
}

export interface InventoryTable extends HouseholdRow {
  product_id: string;
  quantity: number;
  place: string | null;
  expires_on: string | null;
  opened_on: string | null;
  period_after_opening: number | null;
  notes: string;
  added_at: number;
}

export interface MembersTable extends HouseholdRow {
  name: string;
  age_group: string;
  pregnant: number;
}

/** One allergy, allergen or condition of a member. Rows, not a list: elements are added and removed one by one. */
export interface MemberElementsTable {
  position: number;
  household_id: string;
  member_id: string;
  kind: string;
  value: string;
  /** The value without case: what makes it the same element. */
  value_key: string;
  /** Revision of the member at the last addition, its device, and the last addition by any other device. */
  added_rev: number;
  added_by: string;
  other_added_rev: number;
}

export interface PetsTable extends HouseholdRow {
  type: string;
  name: string;
}

/** A mistake somebody reported, for the people who run this instance to look at. */
export interface MistakesTable extends HouseholdRow {
  kind: string;
  text: string;
  /** What it is about, JSON. */
  about: string;
  state: string;
  reported_at: number;
  reported_by: string;
}

export interface ProfilesTable extends PersonalRow {
  display_name: string;
}

/** One preference of a person; its id is its key. */
export interface PreferencesTable extends PersonalRow {
  /** JSON. */
  value: string;
}

/** A notification that a person has read; its id is the notification's. */
export interface ReadMarksTable extends PersonalRow {
  read_at: number;
}

export interface LabelPhotosTable extends HouseholdRow {
  product_id: string;
  sha256: string;
  added_at: number;
  added_by: string;
}

/** A value of an inventory entry that another phone's edit replaced unseen. */
export interface ReplacedValuesTable extends HouseholdRow {
  item_id: string;
  product_id: string;
  field: string;
  /** JSON both. */
  lost: string;
  won: string;
  won_by: string;
  won_device: string;
  at: number;
}

/** An uploaded picture of a household, by the hash of what the phone sent. */
export interface BlobsTable {
  household_id: string;
  sha256: string;
  /** The hash of the re-encoded file: its name on the disk. */
  stored_sha256: string;
  /** Whose account it counts for. */
  user_id: string;
  bytes: number;
  created_at: number;
}

/** When a phone of an account last pushed. */
export interface DevicesTable {
  user_id: string;
  device_id: string;
  seen_at: number;
}

/** Scans used, one row per household and month. */
export interface UsageTable {
  household_id: string;
  month: string;
  used: number;
  rev: number;
  seq: number;
}

/** Every operation that took its final effect, with the answer it got. */
export interface AppliedOpsTable {
  user_id: string;
  op_id: string;
  request_hash: Buffer;
  status: string;
  response: string;
  seq: number;
  applied_at: number;
}

/** Work that outlives the request, and the process, that began it. */
export interface JobsTable {
  id: number;
  /** What the work is about: the same key is the same job. */
  key: string;
  kind: string;
  /** What its kind needs to know, JSON. */
  payload: string;
  /** `queued`, `running`, `done` or `failed`. */
  state: string;
  stage: string | null;
  /** 0 to 100. */
  progress: number;
  /** How often it was begun. */
  attempts: number;
  /** Not begun before this. */
  run_at: number;
  /** A running job whose lease has ended belongs to nobody. */
  lease_until: number | null;
  result: string | null;
  /** Why it failed, for a person. */
  message: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
}
