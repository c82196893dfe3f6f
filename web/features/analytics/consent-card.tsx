import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { useConsent } from './use-consent.ts';
import { useDecide } from './use-decide.ts';

/** Asks once, after the first useful report, for consent to usage events. Both answers have equal weight. */
export function ConsentCard() {
  const read = useConsent();
  const decide = useDecide();
  if (!read?.mayAsk) return null;
  return (
    <Section title="Share app usage with your server?">
      <p className="text-ink-2">
        It would see which screens are opened and how scans end, to the hour, without your name. Never what you scan,
        and nothing about health. Nothing goes to anyone else. You can change this in Settings.
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5 max-[359px]:grid-cols-1">
        <Button variant="secondary" onClick={() => decide('refused')}>
          No, thanks
        </Button>
        <Button variant="secondary" onClick={() => decide('granted')}>
          Yes, allow
        </Button>
      </div>
    </Section>
  );
}
