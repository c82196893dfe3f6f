import type { ReferralAnswer } from '#domain/referral/calls.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/frame/page.tsx';

/** The text below the bar. */
function wordsOf({ counted, scansEach, extraScans, mostExtraScans, unlimited }: ReferralAnswer): string {
  const families = counted === 1 ? '1 family has scanned.' : `${counted} families have scanned.`;
  if (unlimited) return `${counted === 0 ? '' : `${families} `}Your plan has no limit, so there’s nothing to add.`;
  const missing = (mostExtraScans - extraScans) / scansEach;
  if (missing === 0) return `${families} ${mostExtraScans} is the most.`;
  const more = `${missing} ${counted === 0 ? '' : 'more '}${missing === 1 ? 'brings' : 'bring'} you to ${mostExtraScans}`;
  return `${counted === 0 ? 'Nobody has scanned yet.' : families} ${more}, which is the most.`;
}

/** The extra scans per month, one segment for each family: filled once it has scanned, hatched until then. */
export function ExtraScans({ shown }: { shown: ReferralAnswer }) {
  const { scansEach, extraScans, mostExtraScans, joined } = shown;
  const full = extraScans / scansEach;
  const waiting = joined.filter(({ countedAt, refused }) => countedAt === null && !refused).length;
  const parts = Array.from({ length: mostExtraScans / scansEach }, (_, at) => at);
  return (
    <Section title={`${extraScans} of ${mostExtraScans} extra scans`} aside="every month">
      <div className="referral-parts" aria-hidden="true">
        {parts.map((at) => (
          <span key={at} className={classNames(at < full ? 'is-full' : at < full + waiting && 'is-waiting')} />
        ))}
      </div>
      <p className="small mt-2 text-ink-2">{wordsOf(shown)}</p>
    </Section>
  );
}
