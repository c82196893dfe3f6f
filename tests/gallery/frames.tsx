import { Camera, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyShelf } from '#web/ui/empty-shelf.tsx';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { ActionBar } from '#web/ui/frame/action-bar.tsx';
import { BrandBar } from '#web/ui/frame/brand-bar.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { StepBars } from '#web/ui/frame/step-bars.tsx';
import { TopBar } from '#web/ui/frame/top-bar.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { OpenRow } from '#web/ui/open-row.tsx';
import { Portrait } from '#web/ui/portrait.tsx';
import { RiskShape, SeverityShape } from '#web/ui/risk/risk-shape.tsx';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { ScanMark } from '#web/ui/scan-mark.tsx';
import { TimeAgo } from '#web/ui/time-ago.tsx';
import type { GalleryEntry } from './gallery-entry.ts';

const RISKS = [{ value: 'high', label: 'High' }] as const;
const LEVELS = ['MINIMAL', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH', 'UNKNOWN', 'READING'] as const;
const SEVERITIES = ['CRITICAL', 'WARNING', 'CAUTION', 'INFO'] as const;
const HOUR = 3_600_000;
const NAMES = Array.from({ length: 14 }, (_, at) => `Sample ${at + 1}`);

function Choice({ first }: { first: string | null }) {
  const [value, setValue] = useState(first);
  return (
    <FilterSelect
      label={first ? 'Risk, chosen' : 'Risk, any'}
      any="Any risk"
      value={value}
      options={RISKS}
      onChange={setValue}
    />
  );
}

function Chosen() {
  const [name, setName] = useState('Nothing chosen');
  return (
    <>
      <label className="button button-secondary" htmlFor="gallery-file">
        <Camera aria-hidden="true" strokeWidth={1.9} />
        Choose a photo
      </label>
      <FileInput id="gallery-file" onFile={(file) => setName(file.name)} />
      <p className="caption">{name}</p>
    </>
  );
}

export const FRAMES: readonly GalleryEntry[] = [
  {
    name: 'TopBar',
    states: {
      bare: <TopBar back="/inventory" />,
      'with the name': <TopBar back="/inventory" title={<b className="strong">Sample Spray</b>} />,
    },
  },
  {
    name: 'BrandBar',
    states: { default: <BrandBar />, 'with an action': <BrandBar>{<Button size="small">Log In</Button>}</BrandBar> },
  },
  {
    name: 'ActionBar',
    states: {
      default: (
        // A transformed ancestor contains position: fixed elements.
        <div className="gallery-window">
          <ActionBar>
            <Button>Add to inventory</Button>
            <Button variant="secondary">Share</Button>
          </ActionBar>
        </div>
      ),
    },
  },
  {
    name: 'StepBars',
    states: { first: <StepBars step={1} of={3} />, last: <StepBars step={3} of={3} /> },
  },
  {
    name: 'FoldedRow and OpenRow',
    states: {
      folded: (
        <PanelList inset={48}>
          <FoldedRow Icon={Lock} title="Two-step sign-in" meta="A code of your app" value="Off">
            <p>What the sheet holds.</p>
          </FoldedRow>
        </PanelList>
      ),
      danger: (
        <PanelList inset={48}>
          <OpenRow Icon={Trash2} title="Delete account" danger onOpen={() => undefined} />
        </PanelList>
      ),
      disabled: (
        <PanelList inset={48}>
          <OpenRow Icon={Lock} title="Password" value="Offline" disabled onOpen={() => undefined} />
        </PanelList>
      ),
    },
  },
  { name: 'FilterSelect', states: { any: <Choice first={null} />, chosen: <Choice first="high" /> } },
  {
    name: 'PasswordField',
    states: {
      hidden: <PasswordField label="Password of today" defaultValue="a long enough pass phrase" />,
      'with an error': <PasswordField label="New password" defaultValue="short" error="At least 12 characters." />,
    },
  },
  { name: 'FileInput', states: { 'behind a label': <Chosen /> } },
  {
    name: 'Portrait',
    states: {
      initial: <Portrait name="Rosa" src={null} />,
      large: <Portrait name="Rosa" src={null} large />,
      'a picture that cannot be had': <Portrait name="Rosa" src="/nothing.jpg" />,
    },
  },
  {
    name: 'RiskShape and SeverityShape',
    states: {
      risks: (
        <p className="flex gap-3">
          {LEVELS.map((level) => (
            <RiskShape key={level} level={level} size={28} />
          ))}
        </p>
      ),
      severities: (
        <p className="flex gap-3">
          {SEVERITIES.map((level) => (
            <SeverityShape key={level} level={level} size={28} />
          ))}
        </p>
      ),
    },
  },
  {
    name: 'SavedMark',
    states: {
      server: (
        <p className="small">
          Added today
          <SavedMark state="server" />
        </p>
      ),
      phone: <SavedMark state="phone" />,
      'not sent': <SavedMark state="not_sent" />,
    },
  },
  { name: 'ScanMark', states: { default: <ScanMark size={28} /> } },
  {
    name: 'TimeAgo',
    states: { hours: <TimeAgo at={Date.now() - 2 * HOUR} />, date: <TimeAgo at={Date.now() - 400 * HOUR} /> },
  },
  {
    name: 'LongList',
    states: {
      short: <LongList items={NAMES.slice(0, 2)}>{(name) => <li key={name}>{name}</li>}</LongList>,
      long: <LongList items={NAMES}>{(name) => <li key={name}>{name}</li>}</LongList>,
    },
  },
  { name: 'EmptyShelf', states: { default: <EmptyShelf /> } },
];
