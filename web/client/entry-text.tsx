import { textParts } from '#domain/groups/group-text.ts';

/** Text a user wrote, with its links clickable. Links send no referrer (product P22.6). */
export const EntryText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
    {textParts(text).map(({ at, text: part, href }) =>
      href === null ? (
        part
      ) : (
        <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link inline">
          {part}
        </a>
      ),
    )}
  </p>
);
