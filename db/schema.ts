// Longer than 300 lines: it is the one list of all tables. Each table has one interface for its rows as they
// are read, named and ordered like its columns. Tables of synced entities are read by their schemas instead
// (api/sync/row-store.ts). If a store reads such a table itself, the columns it reads are listed here.

export interface HouseholdsTable {
  id: string;
  tier: string;
  created_at: number;
  name: string | null;
  /** The household whose plan it shares; null if the plan is its own. */
  plan_of: string | null;
}

/** An administrator of the instance. */
export interface AdministratorsTable {
  id: string;
  email: string;
  /** argon2id in PHC form, parameters included. */
  password_hash: string;
  /** Secret of their authenticator app; null before the first sign-in. */
  secret: Buffer | null;
  /** When its first code was given; null until then, while the secret has no effect. */
  on_since: number | null;
  /** The time step of the last accepted code: none is accepted twice. */
  last_step: number;
  created_at: number;
}

export interface AdministratorSessionsTable {
  /** SHA-256 of the bearer token. */
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
  /** Ids and plans, never health data. */
  subject: string;
  /** Over this row and the hash of the previous row. */
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
  /** The visual shape of the username; null until the server has filled it in. */
  name_shape: string | null;
  /** Null until the person opened the link sent to the address. */
  email_confirmed_at: number | null;
  /** When the account is to be deleted; null if nobody asked for that. */
  deletes_at: number | null;
  /** When the people who run the server blocked the account; null if they did not. */
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
  /** SHA-256 of the cookie's value, so that a copied database signs nobody in. */
  token_hash: Buffer;
  user_id: string;
  /** When the person signed in. The absolute expiry counts from here. */
  started_at: number;
  /** When this id was issued. The idle expiry and the daily renewal count from here. */
  issued_at: number;
  /** The id that this one renews; null once this one was used. */
  renews: Buffer | null;
  /** When a renewed id was last handed out for this one. */
  renewed_at: number | null;
  /** When an id that was renewed expires. */
  ends_at: number | null;
  /** The household that the session acts for. */
  household_id: string;
  /** The same through all renewals. The person ends a session by it. */
  number: string;
  /** The browser and the system that signed in, such as "Chrome on Android". */
  name: string;
  /** Accurate to the hour. */
  used_at: number | null;
}

/** A link sent to the address of an account. */
export interface AccountLinksTable {
  token_hash: Buffer;
  /** What the link does: `reset`, `confirm` or `email`. */
  kind: string;
  user_id: string;
  /** The address it was sent to. */
  email: string;
  ends_at: number;
  /** Also set if a newer link replaced this one. */
  used_at: number | null;
}

/** The secret of a person's authenticator app. */
export interface SecondStepsTable {
  user_id: string;
  secret: Buffer;
  begun_at: number;
  /** Null until a first code showed that the app has the secret. */
  confirmed_at: number | null;
  /** The time step (30 s each since 1970) of the last accepted code: none is accepted twice. */
  last_step: number;
}

/** A recovery code for a person who lost the app. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: number | null;
}

/** The public half of a passkey. */
export interface PasskeysTable {
  /** As the authenticator gave it, in base64url. */
  id: string;
  user_id: string;
  public_key: Buffer;
  /** How often it has signed; 0 for a passkey that does not count. */
  counter: number;
  /** Its transports, such as "internal hybrid". */
  transports: string;
  name: string;
  made_at: number;
  used_at: number | null;
}

/** A token that lets a program act for a person in one household. */
export interface ApiTokensTable {
  id: string;
  user_id: string;
  household_id: string;
  /** SHA-256 of the token, so that a copied database lets no program in. */
  token_hash: Buffer;
  name: string;
  /** Names of scopes, separated by spaces. */
  scopes: string;
  per_minute: number;
  made_at: number;
  ends_at: number;
  /** Accurate to the minute; null before the first use. */
  used_at: number | null;
}

/** An e-mail that a server without mail leaves to its operator. */
export interface OutboxLettersTable {
  id: string;
  kind: string;
  /** JSON, without secrets. */
  data: string;
  written_at: number;
  handed_at: number | null;
}

/** An invitation of an adult to a household. */
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

/** An event that concerns the security of an account, without a name or an address. */
export interface AuditEventsTable {
  id: number;
  at: number;
  kind: string;
  user_id: string;
  household_id: string | null;
  /** The number of the session in which it happened. */
  session: string | null;
}

/** The code by which a household refers others. */
export interface ReferralCodesTable {
  household_id: string;
  code: string;
  made_at: number;
}

/** An account that joined with the referral code of a household. */
export interface ReferralsTable {
  user_id: string;
  /** The household that referred it. */
  household_id: string;
  joined_at: number;
  /** Whether the household sees the first name. */
  shows_name: number;
  /** When its first scan was counted. */
  counted_at: number | null;
  /** Why it does not count; null if it counts or nothing was decided. */
  refused: string | null;
}

export interface LoginFailuresTable {
  /** SHA-256 of the account, browser or address that failed. */
  name_hash: Buffer;
  failures: number;
  wait_until: number;
  last_at: number;
}

/** What has been used up of limits of an hour or more. */
export interface SpentLimitsTable {
  /** SHA-256 of the limit and of whom it applies to. */
  name_hash: Buffer;
  used: number;
  ends_at: number;
}

export interface RecallNoticesTable {
  id: string;
  source: string;
  /** ISO dates. */
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

/** The number of notices from each source, kept by triggers. */
export interface RecallSourceCountsTable {
  source: string;
  notices: number;
}

/** The number of notices that contain each word, kept by triggers. */
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
  /** Consecutive failures. */
  failures: number;
  /** Error of the last run, if it failed. */
  error: string | null;
  /** Notices of the last run that got an answer: read, new or changed among them, and refused. */
  read: number;
  fresh: number;
  refused: number;
  /** The reason for most of the refusals. */
  reason: string | null;
}

/** A key by which notices find a product that is in somebody's home. */
export interface HeldKeysTable {
  key: string;
  product_id: string;
  /** Empty for a product of the catalogue, else the household that entered it. */
  owner: string;
}

/** A new or changed notice that has not been compared with the products at home. */
export interface UnmatchedNoticesTable {
  notice_id: string;
  /** How often it has changed since. If it changes during the comparison, it is compared again. */
  changes: number;
}

/** A product that came home, or whose label changed, and that has not been compared with the notices. */
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

/** A notification that a person gets once. */
export interface DeliveriesTable {
  user_id: string;
  /** The id of the notification. */
  id: string;
  /** What a message says about it, JSON. */
  part: string;
  critical: number;
  made_at: number;
  /** Not sent before this. */
  due_at: number;
  told_at: number | null;
}

/** A phone that gets push messages. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  /** The number of its session. */
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  ends_at: number | null;
  made_at: number;
}

/** A topic or token by which a person is notified through a relay of the server. */
export interface RelayPlacesTable {
  user_id: string;
  relay: string;
  token: string;
  made_at: number;
}

/** A message that has not been sent to a phone yet. */
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
  /** Null for the catalogue, else the household that entered it. */
  household_id: string | null;
  rev: number;
  seq: number;
  deleted: number;
  changed_by: string;
  other_rev: number;
  /** The product as it is sent, JSON. */
  data: string;
}

/** What one source, or a person's correction, says about a product of the catalogue. */
export interface CatalogueFactsTable {
  product_pk: number;
  source: string;
  /** JSON. */
  data: string;
}

/** Product data that a household offers to the catalogue. */
export interface ContributionsTable {
  id: string;
  /** Its GTIN-14. */
  product_id: string;
  user_id: string;
  household_id: string;
  /** `entered` by hand or `photo` of a label. */
  kind: string;
  /** The data offered, JSON. */
  data: string;
  /** Equal for equal lists, however they were typed. */
  list_key: string;
  /** `waiting`, `taken`, `refused`, `withdrawn` or `reverted`. */
  state: string;
  /** Why it was refused or reverted, as the person is told. */
  reason: string | null;
  offered_at: number;
  settled_at: number | null;
  /** `correction` or `gap` if a reviewer accepted it; else null. */
  helped: string | null;
}

/** A person whose entries are offered to nobody. */
export interface ContributionRefusalsTable {
  user_id: string;
}

/** A change by a review, an agreement or a revert of what is said about a product of the catalogue. */
export interface CatalogueVersionsTable {
  product_pk: number;
  /** From 1. */
  number: number;
  at: number;
  /** `review`, `agreement` or `revert`. */
  by: string;
  /** The source under which the statement is stored. */
  source: string;
  /** JSON; null if there was nothing. */
  before: string | null;
  /** JSON; null if it was removed. */
  data: string | null;
  contribution: string | null;
}

/** How far the import of a file got. */
export interface CatalogueImportsTable {
  source: string;
  /** Distinguishes the file from others. */
  file: string;
  /** Records done. */
  position: number;
  added: number;
  changed: number;
  same: number;
  refused: number;
  /** Length of the rejects file at that position. */
  rejects_bytes: number;
  began_at: number;
  ended_at: number | null;
}

export interface ReportsTable {
  product_pk: number;
  engine: string;
  knowledge: string;
  /** The score that may be shown for it (`shownRisk`), for lists that show nothing else. */
  score: number | null;
  /** The report as it is sent, JSON. */
  data: string;
  computed_at: number;
}

/** One allergy, allergen or condition of a member. Rows, because they are added and removed one by one. */
export interface MemberElementsTable {
  /** Sorts the elements of one member. */
  position: number;
  household_id: string;
  member_id: string;
  kind: string;
  value: string;
  /** The value without case, which identifies the element. */
  value_key: string;
  /** The member's revision at the last addition, the device that made it, and the last addition by any other device. */
  added_rev: number;
  added_by: string;
  other_added_rev: number;
}

/** An uploaded picture of a household, by the hash of what the phone sent. */
export interface BlobsTable {
  household_id: string;
  sha256: string;
  /** The hash of the re-encoded file, which is its name on disk. */
  stored_sha256: string;
  /** The account that its size counts for. */
  user_id: string;
  bytes: number;
  created_at: number;
}

/** The stored file of the picture that a person chose. */
export interface PortraitsTable {
  user_id: string;
  /** The hash of what their phone sent. */
  sha256: string;
  /** The hash of the re-encoded file, which is its name on disk. */
  stored_sha256: string;
  bytes: number;
}

/** What others in the household see of a person: only the columns that are read separately from the row. */
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

/** Every operation that took its final effect, with its answer. */
export interface AppliedOpsTable {
  user_id: string;
  op_id: string;
  request_hash: Buffer;
  status: string;
  response: string;
  /** The owner in whose order `seq` is a place: that of the row that the operation named. */
  owner_kind: string;
  owner_id: string;
  seq: number;
  applied_at: number;
}

/** Work that outlives the request, and the process, that started it. */
export interface JobsTable {
  id: number;
  /** Identifies the work: the same key is the same job. */
  key: string;
  kind: string;
  /** What this kind of job needs to know, JSON. */
  payload: string;
  /** `queued`, `running`, `done`, `cancelled`, or `failed`: out of attempts, kept for whoever runs the instance. */
  state: string;
  stage: string | null;
  /** 0 to 100. */
  progress: number;
  /** How often it was started. */
  attempts: number;
  /** Not started before this. */
  run_at: number;
  /** A running job whose lease has expired belongs to nobody. */
  lease_until: number | null;
  result: string | null;
  /** Why it failed, in words for a person. */
  message: string | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  /** The last error, for whoever runs the instance. */
  error: string | null;
}

/** A browser that has signed in to an account before. */
export interface KnownBrowsersTable {
  user_id: string;
  /** SHA-256 of the cookie's value. */
  token_hash: Buffer;
  last_at: number;
}

/** A usage event, linked to no person. */
export interface AnalyticsEventsTable {
  id: string;
  name: string;
  /** JSON. */
  properties: string;
  session_id: string;
  hour: number;
  received_hour: number;
}

/** One row, by which phones recognise a restored database. */
export interface SyncStateTable {
  id: number;
  epoch: string;
}

/** The number of each owner's last commit. */
export interface OwnerOrdersTable {
  kind: string;
  id: string;
  seq: number;
}

/** How many operations of an account are remembered, by the day they arrived. */
export interface OperationDaysTable {
  user_id: string;
  day: number;
  operations: number;
}

/** When a source was last queried, and whether it is switched off. */
export interface SourceStatesTable {
  /** Its kind and name, such as `recalls cpsc`. */
  source: string;
  /** Since when an administrator has had it switched off; null if it is on. */
  off_since: number | null;
  asked_at: number | null;
  /** When it was last queried without a failure. */
  answered_at: number | null;
  /** Error of the last query, if it failed. */
  error: string | null;
  /** Records of the last query that was answered: read, new or changed among them, and refused. */
  read: number;
  fresh: number;
  refused: number;
}

/** What the instance stores about itself, by name. */
export interface InstanceTable {
  key: string;
  value: string;
}

/** A person's settings (in part). */
export interface PreferencesTable {
  user_id: string;
  id: string;
  deleted: number;
  /** JSON. */
  value: string;
  /** Since when the person has agreed without a break; null if they do not, or agreed before this was recorded. */
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

/** What a household has at home (in part). */
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

/** Questions to the people who run the server (in part). */
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
  /** Increased by every change in the group. */
  changes: number;
  /** 1 if its owner shows it on the leaderboard. */
  on_leaderboard: number;
}

export interface GroupMembersTable {
  group_id: string;
  user_id: string;
  role: string;
  /** Only `active` gives access. */
  state: string;
  /** The name they use in this group. */
  name: string;
  since: number;
  read_at: number;
  muted: number;
  /** Who invited them by name. */
  invited_by: string | null;
  /** The visual shape of the name; null for names from before shapes were compared. */
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
  /** The post that a comment is on; null for a post. */
  on_id: string | null;
  /** Null if the account is gone. */
  author_id: string | null;
  text: string;
  product_id: string | null;
  written_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  hidden_at: number | null;
  /** `moderator`, `server`, or `held` while it awaits review. */
  hidden_by: string | null;
  hidden_why: string | null;
}

/** What an entry said before an edit. */
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

/** The latest decision about a person by the people who run the server. */
export interface CommunityStandingTable {
  user_id: string;
  /** `hide`, `warn`, `suspend` or `ban`. */
  decision: string;
  /** The entry that it was about. */
  entry_id: string;
  /** Null if they were never suspended. */
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

/** Reviews of products (in part). `about` and `earlier` are JSON. */
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
  /** Null once the reporter's account is gone. */
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
  /** Null if everybody can see it. */
  hidden_at: number | null;
  /** `held` until somebody has reviewed it, `server`, or `author` if taken back. */
  hidden_by: string | null;
  hidden_why: string | null;
}

/** A mark that somebody found a tip helpful. */
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
  /** Null once the reporter's account is gone. */
  reporter_id: string | null;
  reason: string;
  words: string;
  at: number;
  decided_at: number | null;
  decision: string | null;
}

/** A household reported a product before an official notice named it. */
export interface FirstReportsTable {
  household_id: string;
  product_id: string;
  notice_id: string;
  at: number;
}

/** The name of a household on the leaderboard. */
export interface LeaderboardNamesTable {
  household_id: string;
  name: string;
  /** The visual shape of the name. */
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

/** The customer that a household is at the payment service. */
export interface PlanCustomersTable {
  household_id: string;
  customer_id: string;
  /** The plan it has without paying. */
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

/** An invoice, paid or not. */
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

/** An event from the payment service, kept so that a repeated one has no effect. */
export interface PlanEventsTable {
  household_id: string;
  id: string;
  at: number;
}

/** A call made with an Idempotency-Key. */
export interface KeyedCallsTable {
  user_id: string;
  key: string;
  /** SHA-256 of the request. */
  digest: Buffer;
  at: number;
  /** Status of the answer; null if unknown, or while the call is in progress. */
  status: number | null;
  /** Body of the answer as JSON; null if there was none, or none is kept. */
  answer: string | null;
}

/** A key of another server whose files are accepted. */
export interface SharedKeysTable {
  key: string;
  name: string;
  accepted_at: number;
  /** When its newest file was made; null before the first. */
  latest_at: number | null;
}

/** An item from a file of another server. */
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
