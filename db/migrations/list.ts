import type { Migration } from 'kysely';
import * as firstTables from './2026-11-21-first-tables.ts';
import * as planChanges from './2026-11-21-plan-changes.ts';
import * as reportedMistakes from './2026-11-21-reported-mistakes.ts';
import * as usageEvents from './2026-11-21-usage-events.ts';
import * as userSettings from './2026-11-21-user-settings.ts';
import * as workQueue from './2026-11-21-work-queue.ts';
import * as jobEnds from './2026-11-22-job-ends.ts';
import * as ownerOrders from './2026-11-23-owner-orders.ts';
import * as ownerProducts from './2026-11-23-owner-products.ts';
import * as signInGuesses from './2026-11-23-sign-in-guesses.ts';
import * as keptAnswers from './2026-11-24-kept-answers.ts';
import * as householdSessions from './2026-11-26-household-sessions.ts';
import * as answers from './2026-11-27-answers.ts';
import * as home from './2026-11-27-home.ts';
import * as help from './2026-11-28-help.ts';
import * as recalls from './2026-11-28-recalls.ts';
import * as badges from './2026-11-29-badges.ts';
import * as catalogue from './2026-12-02-catalogue.ts';
import * as shopping from './2026-12-03-shopping.ts';
import * as mail from './2026-12-04-mail.ts';
import * as recallMarks from './2026-12-05-recall-marks.ts';
import * as secondStep from './2026-12-06-second-step.ts';
import * as portraits from './2026-12-09-portraits.ts';
import * as passkeys from './2026-12-10-passkeys.ts';
import * as delivery from './2026-12-11-delivery.ts';
import * as dueDate from './2026-12-12-due-date.ts';
import * as severalHouseholds from './2026-12-13-several-households.ts';
import * as relayPlaces from './2026-12-14-relay-places.ts';
import * as administrators from './2026-12-15-administrators.ts';
import * as recallCounts from './2026-12-16-recall-counts.ts';
import * as blocks from './2026-12-17-blocks.ts';
import * as contributions from './2026-12-18-contributions.ts';
import * as followedBrands from './2026-12-18-followed-brands.ts';
import * as referrals from './2026-12-19-referrals.ts';
import * as groups from './2026-12-21-groups.ts';
import * as apiTokens from './2026-12-22-api-tokens.ts';
import * as contactMessages from './2026-12-26-contact-messages.ts';
import * as reviews from './2026-12-27-reviews.ts';
import * as tipsAndPoints from './2026-12-28-tips-and-points.ts';
import * as planPurchases from './2026-12-29-plan-purchases.ts';
import * as ownerKeys from './2026-12-30-owner-keys.ts';
import * as settledContributions from './2026-12-30-settled-contributions.ts';
import * as sharedFiles from './2026-12-30-shared-files.ts';
import * as keyedCalls from './2026-12-31-keyed-calls.ts';
import * as reviewsCounted from './2026-12-31-reviews-counted.ts';
import * as sourceStates from './2027-01-01-source-states.ts';
import * as agreedSince from './2027-01-02-agreed-since.ts';

/** Every migration by name, sorted by name. They are dated and frozen: a released migration is never edited. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-21-first-tables': firstTables,
  '2026-11-21-plan-changes': planChanges,
  '2026-11-21-reported-mistakes': reportedMistakes,
  '2026-11-21-usage-events': usageEvents,
  '2026-11-21-user-settings': userSettings,
  '2026-11-21-work-queue': workQueue,
  '2026-11-22-job-ends': jobEnds,
  '2026-11-23-owner-orders': ownerOrders,
  '2026-11-23-owner-products': ownerProducts,
  '2026-11-23-sign-in-guesses': signInGuesses,
  '2026-11-24-kept-answers': keptAnswers,
  '2026-11-26-household-sessions': householdSessions,
  '2026-11-27-answers': answers,
  '2026-11-27-home': home,
  '2026-11-28-help': help,
  '2026-11-28-recalls': recalls,
  '2026-11-29-badges': badges,
  '2026-12-02-catalogue': catalogue,
  '2026-12-03-shopping': shopping,
  '2026-12-04-mail': mail,
  '2026-12-05-recall-marks': recallMarks,
  '2026-12-06-second-step': secondStep,
  '2026-12-09-portraits': portraits,
  '2026-12-10-passkeys': passkeys,
  '2026-12-11-delivery': delivery,
  '2026-12-12-due-date': dueDate,
  '2026-12-13-several-households': severalHouseholds,
  '2026-12-14-relay-places': relayPlaces,
  '2026-12-15-administrators': administrators,
  '2026-12-16-recall-counts': recallCounts,
  '2026-12-17-blocks': blocks,
  '2026-12-18-contributions': contributions,
  '2026-12-18-followed-brands': followedBrands,
  '2026-12-19-referrals': referrals,
  '2026-12-21-groups': groups,
  '2026-12-22-api-tokens': apiTokens,
  '2026-12-26-contact-messages': contactMessages,
  '2026-12-27-reviews': reviews,
  '2026-12-28-tips-and-points': tipsAndPoints,
  '2026-12-29-plan-purchases': planPurchases,
  '2026-12-30-owner-keys': ownerKeys,
  '2026-12-30-settled-contributions': settledContributions,
  '2026-12-30-shared-files': sharedFiles,
  '2026-12-31-keyed-calls': keyedCalls,
  '2026-12-31-reviews-counted': reviewsCounted,
  '2027-01-01-source-states': sourceStates,
  '2027-01-02-agreed-since': agreedSince,
};
