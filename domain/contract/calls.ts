// Longer than 300 lines: it lists every call on a line, and imports each from where it is declared.

import { deleteAccount, deletionPreview } from '../account-deletion/deletion-calls.ts';
import { accountExport, askForExport, dropExport, exportFile } from '../account-export/export-calls.ts';
import {
  account,
  askToConfirmEmail,
  changeEmail,
  changePassword,
  confirmEmail,
  devices,
  endDevice,
  endOtherDevices,
  forgotPassword,
  resetPassword,
} from '../accounts/account-calls.ts';
import { login, logout, register, user } from '../accounts/calls.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  passkeySignIn,
  passkeys,
  removePasskey,
  renamePasskey,
} from '../accounts/passkey-calls.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  secondStep,
  turnOffSecondStep,
} from '../accounts/second-step-calls.ts';
import { apiTokens, makeToken, revokeToken } from '../accounts/token-calls.ts';
import { achievements } from '../achievements/calls.ts';
import {
  adminAnswer,
  adminBlockHousehold,
  adminBlockPerson,
  adminEndSessions,
  adminGrantPlan,
  adminHouseholds,
  adminLogin,
  adminLogout,
  adminOverview,
  adminQuestions,
  adminVerify,
} from '../administration/calls.ts';
import { adminChanges } from '../administration/live-calls.ts';
import {
  adminBackUp,
  adminBackups,
  adminJobs,
  adminOpenLetter,
  adminOutbox,
  adminRetryJob,
  adminSealedBackup,
} from '../administration/operation-calls.ts';
import { adminFetchSource, adminSources, adminStopSource, adminSwitchSource } from '../administration/source-calls.ts';
import { adminAnalytics } from '../analytics/admin-calls.ts';
import { analyticsEvents } from '../analytics/calls.ts';
import { searchProducts } from '../catalogue/calls.ts';
import { catalogueCounts } from '../catalogue/counts.ts';
import {
  adminCheckImport,
  adminDropUpload,
  adminImports,
  adminPublishedFile,
  adminRefusedRows,
  adminStartImport,
  adminStopImport,
  adminUploadPart,
} from '../catalogue/import-calls.ts';
import { aislePackPart, aislePacks } from '../catalogue/packs/pack-calls.ts';
import { productPicture } from '../catalogue/picture-calls.ts';
import {
  adminAcceptProduct,
  adminProductPhoto,
  adminProductPreview,
  adminProducts,
  adminRefuseProduct,
} from '../catalogue/review/admin-calls.ts';
import { contributions, offerContributions, withdrawContribution } from '../catalogue/review/calls.ts';
import { deliverySetup, subscribePush, testPush, unsubscribePush } from '../delivery/calls.ts';
import { dropRelay, setRelay, testRelay } from '../delivery/relay-calls.ts';
import { helpNumbers } from '../emergency/calls.ts';
import {
  changeGroup,
  group,
  groupNews,
  groups,
  joinGroup,
  leaveGroup,
  makeGroup,
  previewGroup,
  setInGroup,
} from '../groups/group-calls.ts';
import {
  askIntoGroup,
  groupMembers,
  inviteToGroup,
  previewGroupLink,
  removeFromGroup,
  revokeGroupLink,
  setGroupRole,
  useGroupLink,
} from '../groups/member-calls.ts';
import {
  adminAnswerAppeal,
  adminDecide,
  adminReports,
  appealDecision,
  blockPerson,
  hideEntry,
  reportEntry,
} from '../groups/moderation-calls.ts';
import {
  deleteEntry,
  editEntry,
  entryComments,
  entryHistory,
  groupPosts,
  setHelpful,
  writeEntry,
} from '../groups/post-calls.ts';
import { featureRequest, helpQuestion } from '../help/calls.ts';
import { adminMessages, adminSettleMessage, contact } from '../help/contact-calls.ts';
import { updateProfile } from '../households/calls.ts';
import {
  acceptInvitation,
  handOver,
  household,
  invite,
  leaveHousehold,
  previewInvitation,
  removeAdult,
  revokeInvitation,
} from '../households/household-calls.ts';
import { addHousehold, households, nameHousehold, switchHousehold } from '../households/several-calls.ts';
import { healthz, instance, openapi, readyz, support } from '../instance/calls.ts';
import { addInventory, homeHealthScore, inventory, stats } from '../inventory/calls.ts';
import { extractBarcode, extractFromLabel } from '../label-photo/calls.ts';
import { joinLeaderboard, leaderboard, leaveLeaderboard, showGroupOnLeaderboard } from '../leaderboard/calls.ts';
import { notifications, readAllNotifications, readNotification } from '../notifications/calls.ts';
import {
  billing,
  billingPortal,
  buyPlan,
  endPlan,
  planPrices,
  refreshBilling,
  stripeWebhook,
} from '../plans/billing-calls.ts';
import { subscription, subscriptionUsage } from '../plans/subscription-calls.ts';
import { assessList } from '../products/assess-calls.ts';
import { createManual, product, report, reportCsv, reportPdf } from '../products/calls.ts';
import { mcp } from '../programs/mcp-call.ts';
import { heldRecalls, recallArrivals, recallNotice, recallNotices, recalls } from '../recalls/calls.ts';
import {
  adminPublishRecall,
  adminRecallPreview,
  adminRecalls,
  adminWithdrawRecall,
} from '../recalls/own/admin-calls.ts';
import { claimReferral, referral, showReferralName } from '../referral/calls.ts';
import { previewReferral } from '../referral/preview-call.ts';
import { adminDecideReview, adminReviews, adminShowReview } from '../reviews/admin-calls.ts';
import { markReview, productReviews, reportReview } from '../reviews/calls.ts';
import { scan, scanUsage } from '../scanning/calls.ts';
import { changes, pull, push } from '../sync/calls.ts';
import { adminDecideTip, adminTips, deleteTip, markTip, reportTip, sharedTips, shareTip } from '../tips/calls.ts';
import { photo, portrait, putBlob } from '../uploads/calls.ts';
import type { Call } from './call.ts';

/**
 * Every call of the server: the contract of both ends, the route table, and the source of the OpenAPI document. Each is
 * declared in the folder it belongs to. Pages import only the calls they make.
 */
export const CALLS = {
  register,
  login,
  logout,
  user,
  forgotPassword,
  resetPassword,
  confirmEmail,
  account,
  changePassword,
  changeEmail,
  askToConfirmEmail,
  devices,
  endDevice,
  endOtherDevices,
  secondStep,
  beginSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  turnOffSecondStep,
  accountExport,
  askForExport,
  dropExport,
  exportFile,
  passkeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  passkeySignIn,
  apiTokens,
  makeToken,
  revokeToken,
  deletionPreview,
  deleteAccount,
  updateProfile,
  household,
  invite,
  revokeInvitation,
  previewInvitation,
  acceptInvitation,
  leaveHousehold,
  removeAdult,
  handOver,
  households,
  addHousehold,
  switchHousehold,
  nameHousehold,
  scan,
  scanUsage,
  subscription,
  subscriptionUsage,
  billing,
  planPrices,
  buyPlan,
  billingPortal,
  endPlan,
  refreshBilling,
  stripeWebhook,
  referral,
  previewReferral,
  claimReferral,
  showReferralName,
  // Before `product`, whose path would match "search" as an id.
  searchProducts,
  catalogueCounts,
  aislePacks,
  aislePackPart,
  contributions,
  offerContributions,
  withdrawContribution,
  productPicture,
  product,
  extractBarcode,
  extractFromLabel,
  createManual,
  report,
  reportCsv,
  reportPdf,
  assessList,
  mcp,
  productReviews,
  markReview,
  reportReview,
  sharedTips,
  shareTip,
  deleteTip,
  markTip,
  reportTip,
  leaderboard,
  joinLeaderboard,
  leaveLeaderboard,
  showGroupOnLeaderboard,
  inventory,
  addInventory,
  homeHealthScore,
  stats,
  recalls,
  recallNotices,
  recallNotice,
  heldRecalls,
  recallArrivals,
  deliverySetup,
  subscribePush,
  unsubscribePush,
  testPush,
  setRelay,
  dropRelay,
  testRelay,
  push,
  pull,
  changes,
  analyticsEvents,
  achievements,
  notifications,
  readNotification,
  readAllNotifications,
  helpQuestion,
  featureRequest,
  groups,
  groupNews,
  makeGroup,
  group,
  changeGroup,
  previewGroup,
  joinGroup,
  leaveGroup,
  setInGroup,
  groupMembers,
  setGroupRole,
  removeFromGroup,
  inviteToGroup,
  askIntoGroup,
  revokeGroupLink,
  previewGroupLink,
  useGroupLink,
  groupPosts,
  entryComments,
  writeEntry,
  editEntry,
  deleteEntry,
  entryHistory,
  setHelpful,
  hideEntry,
  reportEntry,
  blockPerson,
  appealDecision,
  instance,
  support,
  helpNumbers,
  adminLogin,
  adminVerify,
  adminLogout,
  adminHouseholds,
  adminGrantPlan,
  adminEndSessions,
  adminBlockPerson,
  adminBlockHousehold,
  adminQuestions,
  adminAnswer,
  adminMessages,
  adminSettleMessage,
  contact,
  adminOverview,
  adminChanges,
  adminJobs,
  adminRetryJob,
  adminOutbox,
  adminOpenLetter,
  adminBackups,
  adminBackUp,
  adminSealedBackup,
  adminReports,
  adminDecide,
  adminAnswerAppeal,
  adminReviews,
  adminDecideReview,
  adminShowReview,
  adminTips,
  adminDecideTip,
  adminSources,
  adminFetchSource,
  adminStopSource,
  adminSwitchSource,
  adminImports,
  adminUploadPart,
  adminDropUpload,
  adminPublishedFile,
  adminCheckImport,
  adminStartImport,
  adminStopImport,
  adminRefusedRows,
  adminRecalls,
  adminRecallPreview,
  adminPublishRecall,
  adminWithdrawRecall,
  adminProducts,
  adminProductPreview,
  adminProductPhoto,
  adminAcceptProduct,
  adminRefuseProduct,
  adminAnalytics,
  putBlob,
  photo,
  portrait,
  healthz,
  readyz,
  openapi,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
