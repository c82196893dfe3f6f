import { ChevronRight, ShieldAlert, ShieldCheck, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIdleOnceReady } from '#web/browser/use-idle-once-ready.ts';
import { paths } from '#web/paths.ts';
import { groupWords } from '#web/product-view/finding-words.ts';
import { setAsideWords } from '#web/product-view/set-aside-words.ts';
import { isFullyChecked, useFindings, useLookThrough, useWatch } from '#web/product-view/use-findings.ts';
import { WatchSwitch } from '#web/product-view/watch-switch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '#web/ui/frame/panel.tsx';
import { TextLink } from '#web/ui/link-button.tsx';
import { LEVEL_CLASS, type SeverityLevel } from '#web/ui/risk/levels.ts';

interface CardProps {
  icon: ReactNode;
  title: string;
  text: string;
  level?: SeverityLevel;
}

/** The card at the top of the page. Its height is fixed, so that nothing below it moves. */
const Card = ({ icon, title, text, level }: CardProps) => (
  <div className={classNames('attention-card', level && LEVEL_CLASS[level], level && 'attention-level')}>
    {icon}
    <span className="min-w-0 flex-1">
      <Link to={paths.detector} className="row-link">
        <span className="row-name">{title}</span>
      </Link>
      <span className="attention-text">{text}</span>
    </span>
    <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
  </div>
);

/** What needs attention today: the most urgent finding at home, and what to do about it (product P2.11.9). */
export function AttentionToday() {
  const watch = useWatch();
  const found = useFindings(watch);
  if (watch === false) {
    return (
      <Card
        icon={<ShieldOff strokeWidth={1.9} aria-hidden="true" />}
        title="The watch is off"
        text="Nothing at home is being checked."
      />
    );
  }
  if (!found)
    return (
      <Card
        icon={<ShieldCheck strokeWidth={1.9} aria-hidden="true" />}
        title="Checking your home"
        text="Anything that needs attention today will appear here."
      />
    );
  const [group] = found.groups;
  if (!group && !isFullyChecked(found)) {
    return (
      <Card
        icon={<ShieldCheck strokeWidth={1.9} aria-hidden="true" />}
        title={found.looking ? 'Checking your home' : 'Not everything is checked'}
        text={`${found.checked} of ${found.total === 1 ? '1 product' : `${found.total} products`} checked.`}
      />
    );
  }
  if (!group) {
    const setAside = setAsideWords(found);
    const done = `${found.checked === 1 ? '1 product' : `${found.checked} products`} at home checked`;
    return (
      <Card
        icon={<ShieldCheck strokeWidth={1.9} aria-hidden="true" />}
        // If nothing was checked, nothing is known: that is no all-clear. Nor is it one if findings were only set aside.
        title={
          found.checked === 0
            ? 'Nothing to check yet'
            : setAside
              ? 'Nothing new needs attention'
              : 'Nothing needs attention today'
        }
        text={setAside ? `${done}. ${setAside}.` : `${done}.`}
      />
    );
  }
  const { title, act } = groupWords(group, found.products);
  return (
    <Card
      icon={<ShieldAlert strokeWidth={1.9} aria-hidden="true" />}
      title={title}
      text={act}
      level={group.first.severity}
    />
  );
}

/**
 * "Hazard Detector Active", with the switch for the watch. Runs the home check for the whole page, but only after what
 * the page shows first has rendered.
 */
export function DetectorCard() {
  const watch = useWatch();
  useLookThrough(watch, useIdleOnceReady());
  const found = useFindings(watch);
  if (watch === undefined) return null;
  const groups = found?.groups ?? [];
  const critical = groups.filter(({ first }) => first.severity === 'CRITICAL').length;
  const open = groups.length;
  return (
    <Panel className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-[12ch] flex-1">
        <h2 className="title-3">{watch ? 'Hazard Detector Active' : 'Hazard Detector Off'}</h2>
        <p className="small text-ink-2">
          {watch
            ? open === 0
              ? 'Checks what you have at home'
              : `${open} ${open === 1 ? 'thing' : 'things'} at home ${open === 1 ? 'needs' : 'need'} attention, ${critical} critical`
            : 'Nothing at home is being checked'}
        </p>
      </div>
      <TextLink to={paths.detector}>Review</TextLink>
      <WatchSwitch on={watch} />
    </Panel>
  );
}
