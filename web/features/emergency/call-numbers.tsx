import { Check, CircleHelp, Phone } from 'lucide-react';
import { dialled, EMERGENCY_PHONE, type HelpNumber } from '#domain/emergency/help-number.ts';
import { useHelpNumbers } from '#web/client/help-numbers.ts';
import { dateWords, localToday } from '#web/words/expiry-words.ts';

const WORDS: Readonly<Record<HelpNumber['kind'], string>> = {
  human: 'Call the poison centre',
  vet: 'For an animal',
  emergency: 'Call the emergency number',
};

function Call({ phone, words, second = false }: { phone: string; words: string; second?: boolean }) {
  return (
    <a className="call-button" data-second={second} href={dialled(phone)}>
      <span className="call-sign">
        <Phone aria-hidden="true" strokeWidth={1.9} />
      </span>
      <span className="min-w-0">
        <span className="block">{words}</span>
        <span className="call-number num">{phone}</span>
      </span>
    </a>
  );
}

function Confirmed({ number, second }: { number: HelpNumber; second: boolean }) {
  const { kind, phone, name, hours, confirmedOn } = number;
  return (
    <li>
      <Call phone={phone} words={WORDS[kind]} second={second} />
      <p className="emergency-note">
        <Check aria-hidden="true" size={20} strokeWidth={1.9} />
        <span>
          {[name, hours].filter(Boolean).join(', ')}.
          <span className="block">Confirmed {dateWords(confirmedOn)}, asked again each year.</span>
        </span>
      </p>
    </li>
  );
}

/** Shown until the people who run the server have confirmed a poison centre. */
const NotConfirmed = () => (
  <div className="emergency-box">
    <CircleHelp aria-hidden="true" size={32} strokeWidth={1.9} />
    <div className="min-w-0">
      <h2 className="emergency-strong">Poison centre not confirmed</h2>
      <p className="text-ink-2">Look on the pack, or in the safety data sheet under 1.4.</p>
      <p className="emergency-small text-ink-2">The people who run your server haven’t confirmed a number yet.</p>
    </div>
  </div>
);

/** Who to call, first and largest on the page: a confirmed poison centre, otherwise the emergency number. */
export function CallNumbers() {
  const numbers = useHelpNumbers(localToday(new Date()));
  const of = (kind: HelpNumber['kind']) => numbers.filter((one) => one.kind === kind);
  const human = of('human');
  const [emergency] = of('emergency');
  return (
    <section aria-label="Who to call">
      <ul className="grid gap-3">
        {human.map((number, at) => (
          <Confirmed key={`${number.country} ${number.name}`} number={number} second={at > 0} />
        ))}
        {of('vet').map((number) => (
          <Confirmed key={`${number.country} ${number.name}`} number={number} second />
        ))}
        {emergency ? (
          <Confirmed number={emergency} second={human.length > 0} />
        ) : (
          <li>
            <Call phone={EMERGENCY_PHONE} words={WORDS.emergency} second={human.length > 0} />
            <p className="emergency-note">
              <span>Works in every European Union country. Elsewhere, dial your country’s own number.</span>
            </p>
          </li>
        )}
      </ul>
      {human.length === 0 && <NotConfirmed />}
    </section>
  );
}
