import type { Writer } from '../handles.ts';
import type { SendQuery } from './reader.ts';

/** Ordered by name, the order in which everybody locks these rows, so that two who need both never deadlock. */
const HOLD = `SELECT 1 FROM owner_orders WHERE (kind = 'household' AND id = $1) OR (kind = 'person' AND id = $2)
  ORDER BY kind, id FOR UPDATE`;
/** For owners that never wrote. An owner that has been deleted meanwhile gets no row. */
const BEGIN_AT_ZERO = `INSERT INTO owner_orders (kind, id, seq)
  SELECT 'household', id, 0 FROM households WHERE id = $1 UNION ALL SELECT 'person', id, 0 FROM users WHERE id = $2
  ON CONFLICT DO NOTHING`;

/** Locks the numbers of a household and a person until the transaction ends. */
export async function lockOwners(send: SendQuery, { owner, account }: Writer): Promise<void> {
  const values = [owner, account];
  const hold = () => send({ name: 'hold owners', text: HOLD, values });
  if ((await hold()).rowCount === 2) return;
  await send({ name: 'begin at zero', text: BEGIN_AT_ZERO, values });
  await hold();
}
