import { BookOpenText, type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { StartButton } from './top-nav.tsx';

const Assurance = ({ Icon, text }: { Icon: LucideIcon; text: string }) => (
  <li className="flex items-center gap-1.5">
    <Icon size={16} strokeWidth={1.9} aria-hidden="true" />
    {text}
  </li>
);

/** The first screen: what the app does, how to try it, and a sample report. */
export function Hero({ reading, sells }: { reading: ReactNode; sells: boolean }) {
  return (
    <div className="landing-hero">
      <div>
        <h1 className="display">Know what’s in it before it’s on your shelf.</h1>
        <p className="landing-lead">
          Scan a barcode or photograph a label. You get a score out of 100, with the source behind every point, and
          warnings for the people and pets who live with you.
        </p>
        <div className="landing-actions">
          <StartButton sells={sells} />
          <LinkButton
            to={paths.demoScan}
            variant="secondary"
            icon={<ScanMark className="size-5" />}
            className="landing-second"
          >
            See It In Action
          </LinkButton>
        </div>
        <ul className="caption mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-ink-2">
          <Assurance Icon={WifiOff} text="Works without a signal" />
          <Assurance Icon={BookOpenText} text="Every point has a source" />
        </ul>
      </div>
      {reading}
    </div>
  );
}
