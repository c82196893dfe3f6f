import type { Generated } from 'kysely';
import type * as rows from './schema.ts';

/** A table whose key the database gives out. */
type Keyed<Row, Key extends keyof Row> = Omit<Row, Key> & { readonly [K in Key]: Generated<Row[K]> };

/** Every table that queries name, with the columns of its rows. */
export interface Tables {
  readonly account_links: rows.AccountLinksTable;
  readonly administrator_audit: rows.AdministratorAuditTable;
  readonly administrator_sessions: rows.AdministratorSessionsTable;
  readonly administrators: Keyed<rows.AdministratorsTable, 'last_step'>;
  readonly analytics_events: rows.AnalyticsEventsTable;
  readonly applied_ops: rows.AppliedOpsTable;
  readonly audit_events: Keyed<rows.AuditEventsTable, 'id'>;
  readonly blobs: rows.BlobsTable;
  readonly catalogue_facts: rows.CatalogueFactsTable;
  readonly catalogue_imports: rows.CatalogueImportsTable;
  readonly catalogue_versions: rows.CatalogueVersionsTable;
  readonly contribution_refusals: rows.ContributionRefusalsTable;
  readonly contributions: rows.ContributionsTable;
  readonly deliveries: rows.DeliveriesTable;
  readonly devices: rows.DevicesTable;
  readonly held_keys: rows.HeldKeysTable;
  readonly help_requests: rows.HelpRequestsTable;
  readonly households: rows.HouseholdsTable;
  readonly instance: rows.InstanceTable;
  readonly invitations: rows.InvitationsTable;
  readonly inventory: rows.InventoryTable;
  readonly jobs: Keyed<rows.JobsTable, 'id' | 'progress' | 'attempts'>;
  readonly known_browsers: rows.KnownBrowsersTable;
  readonly label_photos: rows.LabelPhotosTable;
  readonly login_failures: rows.LoginFailuresTable;
  readonly member_elements: Keyed<rows.MemberElementsTable, 'position' | 'other_added_rev'>;
  readonly memberships: rows.MembershipsTable;
  readonly operation_days: rows.OperationDaysTable;
  readonly outbox_letters: rows.OutboxLettersTable;
  readonly owner_orders: rows.OwnerOrdersTable;
  readonly passkeys: rows.PasskeysTable;
  readonly portraits: rows.PortraitsTable;
  readonly preferences: rows.PreferencesTable;
  readonly products: Keyed<rows.ProductsTable, 'pk' | 'deleted' | 'other_rev'>;
  readonly profiles: rows.ProfilesTable;
  readonly push_outbox: rows.PushOutboxTable;
  readonly push_subscriptions: rows.PushSubscriptionsTable;
  readonly recall_alerts: rows.RecallAlertsTable;
  readonly recall_keys: rows.RecallKeysTable;
  readonly recall_notices: rows.RecallNoticesTable;
  readonly recall_runs: rows.RecallRunsTable;
  readonly recall_source_counts: rows.RecallSourceCountsTable;
  readonly recall_versions: rows.RecallVersionsTable;
  readonly recall_word_counts: rows.RecallWordCountsTable;
  readonly recovery_codes: rows.RecoveryCodesTable;
  readonly relay_places: rows.RelayPlacesTable;
  readonly referral_codes: rows.ReferralCodesTable;
  readonly referrals: Keyed<rows.ReferralsTable, 'counted_at' | 'refused'>;
  readonly reports: rows.ReportsTable;
  readonly second_steps: rows.SecondStepsTable;
  readonly sessions: rows.SessionsTable;
  readonly spent_limits: rows.SpentLimitsTable;
  readonly sync_state: rows.SyncStateTable;
  readonly unmatched_notices: Keyed<rows.UnmatchedNoticesTable, 'changes'>;
  readonly unmatched_products: Keyed<rows.UnmatchedProductsTable, 'changes'>;
  readonly usage: rows.UsageTable;
  readonly users: Keyed<rows.UsersTable, 'has_onboarded'>;
}
