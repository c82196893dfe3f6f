import type { ConditionKind, ListEntry } from '../list-schema.ts';

/** What all substances of one row have in common. */
export interface DraftEntry {
  readonly entry: string;
  readonly facts: readonly string[];
  readonly says?: string;
  readonly conditional?: ConditionKind;
  readonly unless?: string;
}

/** Names and numbers of one substance. */
export interface Identity {
  readonly names?: readonly string[];
  readonly cas?: readonly string[];
  readonly ec?: readonly string[];
  readonly ci?: readonly string[];
}

const once = (texts: readonly string[] | undefined): string[] => [...new Set(texts ?? [])];

/** One substance of a row. */
export const listEntryOf = (draft: DraftEntry, identity: Identity): ListEntry => ({
  entry: draft.entry.trim(),
  names: once(identity.names),
  cas: once(identity.cas),
  ec: once(identity.ec),
  ci: once(identity.ci),
  facts: once(draft.facts),
  says: draft.says ?? '',
  ...(draft.conditional === undefined ? {} : { conditional: draft.conditional }),
  unless: draft.unless ?? '',
});
