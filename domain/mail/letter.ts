/** What a letter says, before it is drawn as text or as HTML: one source for both (product P13.2). */
export interface LetterContent {
  readonly subject: string;
  readonly greeting: string;
  /** Whole sentences, each paragraph a text without markup. */
  readonly paragraphs: readonly string[];
  /** The one thing to do; null where there is nothing to do. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** What stands below the action: what to do if it was somebody else. */
  readonly afterwards: readonly string[];
  /** Why the person gets it. */
  readonly reason: string;
}

/** A letter that waits to be sent: what it is about, by small texts. It holds no secret, since a link is made when it is drawn. */
export interface Letter {
  readonly kind: string;
  readonly data: Readonly<Record<string, string>>;
}

/** A letter with whom it goes to, ready to be drawn. */
export interface AddressedLetter {
  readonly to: string;
  readonly content: LetterContent;
}
