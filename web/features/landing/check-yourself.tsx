import { HardDrive, type LucideIcon, ReceiptText, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton, TextLink } from '#web/ui/link-button.tsx';

interface CheckProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

const Check = ({ Icon, title, text, children }: CheckProps) => (
  <li>
    <Icon size={24} strokeWidth={1.9} aria-hidden="true" className="text-accent-text" />
    <h3 className="title-3">{title}</h3>
    <p className="text-ink-2">{text}</p>
    {children}
  </li>
);

interface CheckYourselfProps {
  receipt: ReactNode;
  known: string | null;
}

/** Instead of praise by others: three claims that any visitor can check here and now. */
export const CheckYourself = ({ receipt, known }: CheckYourselfProps) => (
  <section className="landing-section landing-proof">
    <div>
      <h2 className="landing-title">A score you can check</h2>
      <p className="landing-lead">
        Every point taken off is a line: the ingredient, the reason, the law or study behind it. No secret formula, and
        no taking our word for it.
      </p>
      {known && <p className="small mt-3 text-ink-2">{known}</p>}
      <TextLink to={paths.method} className="mt-1">
        How the score works
      </TextLink>
      <ul className="landing-checks">
        <Check
          Icon={ReceiptText}
          title="Work it out yourself"
          text="The engine that made this receipt runs in your browser. Have it judge the label again now."
        >
          <Button variant="secondary" size="small" data-live="recompute" hidden>
            Recompute this receipt
          </Button>
          <p className="small landing-told" role="status" data-live="recompute-answer" />
        </Check>
        <Check
          Icon={WifiOff}
          title="Turn off the signal"
          text="Open the demo, switch on aeroplane mode, and open it again: the verdict is worked out on your device."
        >
          <LinkButton to={paths.demoProduct} variant="secondary" size="small">
            Open the demo report
          </LinkButton>
        </Check>
        <Check
          Icon={HardDrive}
          title="See what’s stored"
          text="Count every byte this site keeps on your device, and every address this page has contacted."
        >
          <Button variant="secondary" size="small" data-live="stored" hidden>
            Count what’s here
          </Button>
          <p className="small landing-told" role="status" data-live="stored-answer" />
        </Check>
      </ul>
    </div>
    <div className="landing-receipt">{receipt}</div>
  </section>
);
