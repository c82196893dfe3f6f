// Longer than 300 lines: it lists every table, and grows by one with each; its parts mean nothing apart.
// The rows of each table as they are read: one interface a table, named and ordered like its columns. Tables of synced
// entities are read by their schemas instead (api/sync/row-store.ts); where a store asks one of them for more, its
// columns that the store asks for stand here.

export interface HouseholdsTable {
  id: string;
  tier: string;
  created_at: number;
  name: string | null;
  /** The household whose plan it has; null where the plan is its own. */
  plan_of: string | null;
}

/** Somebody who looks after the instance. */
export interface AdministratorsTable {
  id: string;
  email: string;
  /** argon2id in PHC form, parameters included. */
  password_hash: string;
  /** Of their authenticator app; null before the first sign-in. */
  secret: Buffer | null;
  /** When the first code of it was given; null while it counts for nothing. */
  on_since: number | null;
  /** The step of the last code that was taken: none is taken twice. */
  last_step: number;
  created_at: number;
}

export interface AdministratorSessionsTable {
  /** SHA-256 of the bearer. */
  token_hash: Buffer;
  administrator_id: string;
  started_at: number;
  used_at: number;
}

/** Something that an administrator did. */
export interface AdministratorAuditTable {
  /** From 1, without gaps. */
  number: number;
  at: number;
  administrator: string;
  action: string;
  /** Ids and plans; never anything of health. */
  subject: string;
  /** Over this row and the hash of the row before. */
  hash: Buffer;
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
  /** What the username looks like; null until the server has filled it in. */
  name_shape: string | null;
  /** Null until the person opened the link that was sent to the address. */
  email_confirmed_at: number | null;
  /** When everything of the account goes; null where nobody asked for that. */
  deletes_at: number | null;
  /** When the people who run the server blocked the account; null where they did not. */
  blocked_at: number | null;
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
  /** The household it acts for. */
  household_id: string;
  /** The same through all renewals: what the person ends it by. */
  number: string;
  /** The browser and the system that signed in, such as "Chrome on Android". */
  name: string;
  /** To the hour. */
  used_at: number | null;
}

/** A link that was sent to an address of an account. */
export interface AccountLinksTable {
  token_hash: Buffer;
  /** `reset`, `confirm` or `email`: what it does. */
  kind: string;
  user_id: string;
  /** The address that it was sent to. */
  email: string;
  ends_at: number;
  /** Also of a link that a newer one replaced. */
  used_at: number | null;
}

/** The secret of somebody's authenticator app. */
export interface SecondStepsTable {
  user_id: string;
  secret: Buffer;
  begun_at: number;
  /** Null until a first code showed that the app has the secret. */
  confirmed_at: number | null;
  /** The step (30 s each since 1970) of the last code that was taken: none is taken twice. */
  last_step: number;
}

/** A code for whoever lost the app. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: number | null;
}

/** The public half of a passkey. */
export interface PasskeysTable {
  /** As its maker gave it, in base64url. */
  id: string;
  user_id: string;
  public_key: Buffer;
  /** How often it signed; 0 of one that does not count. */
  counter: number;
  /** How it is reached, such as "internal hybrid". */
  transports: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

/** A token by which a program acts for a person in one household. */
export interface ApiTokensTable {
  id: string;
  user_id: string;
  household_id: string;
  /** SHA-256 of the token: a copied database lets no program in. */
  token_hash: Buffer;
  name: string;
  /** Words with spaces between them. */
  scopes: string;
  per_minute: number;
  made_at: number;
  ends_at: number;
  /** To the minute; null before the first use. */
  used_at: number | null;
}

/** A letter of a server that sends no mail. */
export interface OutboxLettersTable {
  id: string;
  kind: string;
  /** JSON, without a secret. */
  data: string;
  written_at: number;
  handed_at: number | null;
}

/** An adult who is invited to a household. */
export interface InvitationsTable {
  id: string;
  household_id: string;
  token_hash: Buffer;
  made_by: string;
  made_at: number;
  ends_at: number;
  used_at: number | null;
  used_by: string | null;
  revoked_at: number | null;
}

/** What happened to the safety of an account, without a name or an address. */
export interface AuditEventsTable {
  id: number;
  at: number;
  kind: string;
  user_id: string;
  household_id: string | null;
  /** The number of the session that it happened in. */
  session: string | null;
}

/** The code by which a household brings others. */
export interface ReferralCodesTable {
  household_id: string;
  code: string;
  made_at: number;
}

/** An account that came with the code of a household. */
export interface ReferralsTable {
  user_id: string;
  /** The household that brought it. */
  household_id: string;
  joined_at: number;
  /** Whether the household sees the first name. */
  shows_name: number;
  /** When its first scan was counted. */
  counted_at: number | null;
  /** Why it counts for nothing; null where it counts or nothing was decided. */
  refused: string | null;
}

export interface LoginFailuresTable {
  /** SHA-256 of the account, browser or address that failed. */
  name_hash: Buffer;
  failures: number;
  wait_until: number;
  last_at: number;
}

/** What was used up of limits of an hour and more. */
export interface SpentLimitsTable {
  /** SHA-256 of the limit and of whom it counts for. */
  name_hash: Buffer;
  used: number;
  ends_at: number;
}

export interface RecallNoticesTable {
  id: string;
  source: string;
  /** ISO days. */
  published_on: string;
  changed_on: string;
  withdrawn: number;
  version: number;
  received_at: number;
  /** The notice, JSON. */
  data: string;
  /** The record as its source published it, JSON. */
  published: string;
}

export interface RecallVersionsTable {
  notice_id: string;
  version: number;
  received_at: number;
  data: string;
}

export interface RecallKeysTable {
  key: string;
  notice_id: string;
}

/** How many notices of a source there are, kept by triggers. */
export interface RecallSourceCountsTable {
  source: string;
  notices: number;
}

/** In how many notices a word stands, kept by triggers. */
export interface RecallWordCountsTable {
  key: string;
  notices: number;
}

export interface RecallRunsTable {
  feed: string;
  last_at: number | null;
  next_at: number;
  etag: string | null;
  last_modified: string | null;
  /** In a row. */
  failures: number;
  /** Of the last run, where it failed. */
  error: string | null;
  /** Notices of the last run that was answered: read, new or changed among them, and refused. */
  read: number;
  fresh: number;
  refused: number;
  /** Why most of the refused were. */
  reason: string | null;
}

/** By which a notice finds a product that is at home somewhere. */
export interface HeldKeysTable {
  key: string;
  product_id: string;
  /** Empty for a product of the catalogue; else the household that entered it. */
  owner: string;
}

/** A notice that came or changed and has not been compared with what is at home. */
export interface UnmatchedNoticesTable {
  notice_id: string;
  /** How often it changed since: what changed while it was compared is compared again. */
  changes: number;
}

/** A product that came home, or whose label changed, and has not been compared with the notices. */
export interface UnmatchedProductsTable {
  household_id: string;
  product_id: string;
  changes: number;
}

/** A notice that concerns a product of a household. */
export interface RecallAlertsTable {
  household_id: string;
  notice_id: string;
  product_id: string;
  verdict: string;
  made_at: number;
}

/** Something that a person is told once. */
export interface DeliveriesTable {
  user_id: string;
  /** The id of the notification. */
  id: string;
  /** What a message says of it, JSON. */
  part: string;
  critical: number;
  made_at: number;
  /** Not told before this. */
  due_at: number;
  told_at: number | null;
}

/** A phone that messages are pushed to. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  /** The number of the session that it belongs to. */
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  ends_at: number | null;
  made_at: number;
}

/** A topic or token by which a person is told through a relay of the server. */
export interface RelayPlacesTable {
  user_id: string;
  relay: string;
  token: string;
  made_at: number;
}

/** A message that a phone has not been sent. */
export interface PushOutboxTable {
  subscription_id: string;
  message_id: string;
  /** JSON. */
  message: string;
  urgent: number;
  made_at: number;
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

/** What one source, or a person who corrected it, says of a product of the catalogue. */
export interface CatalogueFactsTable {
  product_pk: number;
  source: string;
  /** JSON. */
  data: string;
}

/** Something of a product that a household offers to the catalogue. */
export interface ContributionsTable {
  id: string;
  /** Its GTIN-14. */
  product_id: string;
  user_id: string;
  household_id: string;
  /** `entered` by hand or `photo` of a label. */
  kind: string;
  /** What it says, JSON. */
  data: string;
  /** The same for the same list, however it was typed. */
  list_key: string;
  /** `waiting`, `taken`, `refused`, `withdrawn` or `reverted`. */
  state: string;
  /** Why it was refused or reverted, for the person. */
  reason: string | null;
  offered_at: number;
  settled_at: number | null;
  /** `correction` or `gap` where a person took it; null else. */
  helped: string | null;
}

/** Somebody whose entries are offered to nobody. */
export interface ContributionRefusalsTable {
  user_id: string;
}

/** How a review, an agreement or a revert changed what is said of a product of the catalogue. */
export interface CatalogueVersionsTable {
  product_pk: number;
  /** From 1. */
  number: number;
  at: number;
  /** `review`, `agreement` or `revert`. */
  by: string;
  /** Under which source what was said stands. */
  source: string;
  /** JSON; null where nothing stood there. */
  before: string | null;
  /** JSON; null where it was taken away. */
  data: string | null;
  contribution: string | null;
}

/** How far the import of a file came. */
export interface CatalogueImportsTable {
  source: string;
  /** What tells the file from others. */
  file: string;
  /** Records that are done. */
  position: number;
  added: number;
  changed: number;
  same: number;
  refused: number;
  /** Length of the file of rejects at that position. */
  rejects_bytes: number;
  began_at: number;
  ended_at: number | null;
}

export interface ReportsTable {
  product_pk: number;
  engine: string;
  knowledge: string;
  /** The score that may be shown of it (`shownRisk`), for lists that show nothing else. */
  score: number | null;
  /** The report as it is sent, JSON. */
  data: string;
  computed_at: number;
}

/** One allergy, allergen or condition of a member. Rows, not a list: elements are added and removed one by one. */
export interface MemberElementsTable {
  /** Those of one member are told in the order of these. */
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

/** The file that is kept of the picture a person chose. */
export interface PortraitsTable {
  user_id: string;
  /** The hash of what their phone sent. */
  sha256: string;
  /** The hash of the re-encoded file: its name on the disk. */
  stored_sha256: string;
  bytes: number;
}

/** What others of the household see of a person: the columns that are asked for apart from the row. */
export interface ProfilesTable {
  user_id: string;
  display_name: string;
  picture: string | null;
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
  /** Whose order `seq` is a place in: the owner of the row that the operation named. */
  owner_kind: string;
  owner_id: string;
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
  /** `queued`, `running`, `done`, `cancelled`, or `failed`: out of tries, kept for whoever looks after the instance. */
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
  /** What went wrong last, for whoever looks after the instance. */
  error: string | null;
}

/** A browser in which somebody has signed in to an account before. */
export interface KnownBrowsersTable {
  user_id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: Buffer;
  last_at: number;
}

/** An event of use, of nobody in particular. */
export interface AnalyticsEventsTable {
  id: string;
  name: string;
  /** JSON. */
  properties: string;
  session_id: string;
  hour: number;
  received_hour: number;
}

/** One row: what phones tell a restored database by. */
export interface SyncStateTable {
  id: number;
  epoch: string;
}

/** The number of the last commit of each owner. */
export interface OwnerOrdersTable {
  kind: string;
  id: string;
  seq: number;
}

/** How many operations of an account are remembered, by the day they came. */
export interface OperationDaysTable {
  user_id: string;
  day: number;
  operations: number;
}

/** How a source was asked last, and whether it is. */
export interface SourceStatesTable {
  /** Its kind and name, such as `recalls cpsc`. */
  source: string;
  /** Since when an administrator has it switched off; null where it is asked. */
  off_since: number | null;
  asked_at: number | null;
  /** When it was last asked without a failure. */
  answered_at: number | null;
  /** Of the last time, where it failed. */
  error: string | null;
  /** Records of the last time it answered: read, new or changed among them, and refused. */
  read: number;
  fresh: number;
  refused: number;
}

/** What the instance knows of itself, by name. */
export interface InstanceTable {
  key: string;
  value: string;
}

/** What a person set (in part). */
export interface PreferencesTable {
  user_id: string;
  id: string;
  deleted: number;
  /** JSON. */
  value: string;
  /** Since when the person agrees without a break; null where they do not, or agreed before this was written down. */
  agreed_at: number | null;
}

/** Photos of labels (in part). */
export interface LabelPhotosTable {
  household_id: string;
  id: string;
  deleted: number;
  product_id: string;
  sha256: string;
  added_at: number;
}

/** What a household keeps (in part). */
export interface InventoryTable {
  household_id: string;
  id: string;
  deleted: number;
  added_at: number;
  product_id: string;
  quantity: number;
  expires_on: string | null;
  notes: string;
}

/** What people asked those who run the server (in part). */
export interface HelpRequestsTable {
  user_id: string;
  id: string;
  deleted: number;
  answer: string | null;
  asked_at: number;
}

export interface GroupsTable {
  id: string;
  name: string;
  about: string;
  kind: string;
  symbol: string;
  made_at: number;
  archived_at: number | null;
  /** Raised by whatever changes in the group. */
  changes: number;
  /** 1 where its owner shows it on the leaderboard. */
  on_leaderboard: number;
}

export interface GroupMembersTable {
  group_id: string;
  user_id: string;
  role: string;
  /** Only `active` gives access. */
  state: string;
  /** What they go by in this group. */
  name: string;
  since: number;
  read_at: number;
  muted: number;
  /** Who asked them in by name. */
  invited_by: string | null;
  /** What the name looks like; null of names from before they were compared. */
  shape: string | null;
}

/** A link that lets people into a group. */
export interface GroupLinksTable {
  id: string;
  group_id: string;
  /** SHA-256 of the token. */
  token_hash: Buffer;
  made_by: string;
  made_at: number;
  ends_at: number;
  most: number;
  used: number;
  revoked_at: number | null;
}

/** A post, or a comment on one. */
export interface GroupEntriesTable {
  id: string;
  group_id: string;
  /** The post; null for a post. */
  on_id: string | null;
  /** Null where the account is gone. */
  author_id: string | null;
  text: string;
  product_id: string | null;
  written_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  hidden_at: number | null;
  /** `moderator`, `server`, or `held` for what waits to be looked at. */
  hidden_by: string | null;
  hidden_why: string | null;
}

/** What an entry said before. */
export interface GroupVersionsTable {
  entry_id: string;
  until: number;
  text: string;
}

export interface GroupHelpfulTable {
  entry_id: string;
  user_id: string;
  at: number;
}

export interface GroupReportsTable {
  id: string;
  entry_id: string;
  reporter_id: string | null;
  reason: string;
  words: string;
  at: number;
  decided_at: number | null;
  decision: string | null;
}

/** What the people who run the server decided about somebody, last of all. */
export interface CommunityStandingTable {
  user_id: string;
  /** `hide`, `warn`, `suspend` or `ban`. */
  decision: string;
  /** What it was about. */
  entry_id: string;
  /** Null where they were never sent away. */
  suspended_until: number | null;
  why: string;
  decided_at: number;
  appeal: string | null;
  appealed_at: number | null;
  answer: string | null;
  answered_at: number | null;
}

export interface PersonBlocksTable {
  user_id: string;
  blocked_id: string;
  at: number;
}

export interface ContactMessagesTable {
  id: string;
  name: string;
  email: string;
  text: string;
  sent_at: number;
  /** Null while nobody has dealt with it. */
  settled_at: number | null;
}

/** What people say of products (in part). `about` and `earlier` are JSON. */
export interface ReviewsTable {
  user_id: string;
  id: string;
  deleted: number;
  stars: number;
  text: string;
  about: string | null;
  written_at: number;
  edited_at: number | null;
  earlier: string;
}

/** Who found a review helpful. */
export interface HelpfulReviewsTable {
  author_id: string;
  product_id: string;
  user_id: string;
  at: number;
}

/** Reviews that the people who run the server hid. */
export interface HiddenReviewsTable {
  author_id: string;
  product_id: string;
  at: number;
  why: string;
}

/** Reviews that somebody reported. */
export interface ReviewReportsTable {
  id: string;
  author_id: string;
  product_id: string;
  /** Null once the account of whoever reported it is gone. */
  reporter_id: string | null;
  reason: string;
  words: string;
  at: number;
  decided_at: number | null;
  decision: string | null;
}

/** A tip that somebody shares. */
export interface TipsTable {
  user_id: string;
  id: string;
  area: string;
  audience: string;
  title: string;
  text: string;
  source: string;
  written_at: number;
  /** Null for what everybody sees. */
  hidden_at: number | null;
  /** `held` until somebody looked at it, or `server`. */
  hidden_by: string | null;
  hidden_why: string | null;
}

/** That somebody found a tip helpful. */
export interface HelpfulTipsTable {
  author_id: string;
  tip_id: string;
  user_id: string;
  at: number;
}

/** A tip that was reported. */
export interface TipReportsTable {
  id: string;
  author_id: string;
  tip_id: string;
  /** Null once the account of whoever reported it is gone. */
  reporter_id: string | null;
  reason: string;
  words: string;
  at: number;
  decided_at: number | null;
  decision: string | null;
}

/** That a household reported a product before an official notice named it. */
export interface FirstReportsTable {
  household_id: string;
  product_id: string;
  notice_id: string;
  at: number;
}

/** The name under which a household is on the leaderboard. */
export interface LeaderboardNamesTable {
  household_id: string;
  name: string;
  /** What the name looks like. */
  shape: string;
  joined_at: number;
}

/** A mistake that a household reported. */
export interface MistakesTable {
  household_id: string;
  id: string;
  deleted: number;
  kind: string;
  /** What it is about, JSON. */
  about: string;
  reported_at: number;
}

/** Who a household is to the payment service. */
export interface PlanCustomersTable {
  household_id: string;
  customer_id: string;
  /** The plan that it has without paying. */
  granted: string;
  /** Who bought last; null once their account is gone. */
  bought_by: string | null;
}

/** A plan that a household bought. */
export interface PlanPurchasesTable {
  household_id: string;
  id: string;
  tier: string | null;
  state: string;
  period_ends_at: number | null;
  ends_with_period: number;
  failing_since: number | null;
  changed_at: number;
}

/** An invoice that was paid, or was to be. */
export interface PlanPaymentsTable {
  household_id: string;
  id: string;
  at: number;
  amount: number;
  currency: string;
  state: string;
  tier: string | null;
  url: string | null;
}

/** What the payment service told, so that what it repeats has no effect. */
export interface PlanEventsTable {
  household_id: string;
  id: string;
  at: number;
}

/** A call that was made with an Idempotency-Key. */
export interface KeyedCallsTable {
  user_id: string;
  key: string;
  /** SHA-256 of what was asked for. */
  digest: Buffer;
  at: number;
  /** What was answered; null where it is not known, or while the call is under way. */
  status: number | null;
  /** The words of the answer as JSON; null where there were none, or none are kept. */
  answer: string | null;
}

/** A key of another server whose files are taken in. */
export interface SharedKeysTable {
  key: string;
  name: string;
  accepted_at: number;
  /** When the newest file of it was made; null before the first. */
  latest_at: number | null;
}

/** What came in a file of another server. */
export interface ReceivedTable {
  id: string;
  key: string;
  kind: string;
  product_id: string | null;
  data: string;
  state: string;
  reason: string | null;
  received_at: number;
  settled_at: number | null;
}
