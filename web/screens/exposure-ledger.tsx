export { LedgerPage as Component } from '#web/features/exposure-ledger/ledger-page.tsx';
