import type { PublishedList } from '#domain/knowledge/knowledge.ts';
import { formatCount } from '#web/ui/formats.ts';

/** One published list: name, publisher, edition read, licence and number of entries. */
export const ListRow = ({ list }: { list: PublishedList }) => (
  <li className="px-4 py-3.5">
    <h3 className="font-[580] [overflow-wrap:anywhere]">{list.name}</h3>
    <p className="small text-ink-2">{list.publisher}</p>
    <dl className="caption mt-1.5 grid grid-cols-[76px_1fr] gap-x-3 gap-y-0.5">
      <dt className="text-ink-2">Edition</dt>
      <dd>{list.edition}</dd>
      <dt className="text-ink-2">Licence</dt>
      <dd>{list.licence}</dd>
      {list.entries > 0 && (
        <>
          <dt className="text-ink-2">Entries</dt>
          <dd className="num">{formatCount(list.entries)}</dd>
        </>
      )}
    </dl>
  </li>
);
