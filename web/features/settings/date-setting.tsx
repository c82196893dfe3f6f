import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { chooseDateOrder } from '#web/ui/choose-date-order.ts';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { chosenDateOrder, type DateOrder, formatDay } from '#web/ui/formats.ts';

const OPTIONS: readonly { readonly value: DateOrder; readonly label: string }[] = [
  { value: 'system', label: 'Same as this phone' },
  { value: 'day_first', label: 'Day first' },
  { value: 'month_first', label: 'Month first' },
  { value: 'year_first', label: 'Year first' },
];

/** The date format, with today as the example. Stored on this device. */
export function DateSetting() {
  const [order, setOrder] = useState(chosenDateOrder);
  const today = formatDay(new Date());
  return (
    <FoldedRow Icon={CalendarDays} title="Dates" value={today}>
      <fieldset>
        <legend className="small mb-3 text-ink-2">
          Today reads <strong className="small-strong">{today}</strong>.
        </legend>
        <div className="picks">
          {OPTIONS.map(({ value, label }) => (
            <Pick
              key={value}
              group="date-order"
              label={label}
              checked={value === order}
              onChange={() => {
                chooseDateOrder(value);
                setOrder(value);
              }}
            />
          ))}
        </div>
      </fieldset>
    </FoldedRow>
  );
}
