import type { ReactNode } from 'react';
import type { Operator } from '#domain/open-pages/operator.ts';
import { Section } from '../../ui/frame/page.tsx';
import { OpenFrame } from '../open-frame.tsx';

/** A text page. */
export interface WordsPage {
  readonly title: string;
  /** For search engines, unique to each page. */
  readonly description: string;
  /** `pixel`: whether the operator has an advertising pixel; `sells`: whether plans are paid for. */
  readonly Body: (props: { operator: Operator; pixel: boolean; sells: boolean }) => ReactNode;
}

interface ProseProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a text page. */
export const Prose = ({ title, lead, children }: ProseProps) => (
  <OpenFrame>
    <div className="max-w-[44em]">
      <h1 className="title-1 mt-2">{title}</h1>
      <p className="landing-lead">{lead}</p>
      {children}
    </div>
  </OpenFrame>
);

/** A section of a text page: a heading and its paragraphs. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <div className="open-prose">{children}</div>
  </Section>
);

const FIELDS = [
  { key: 'name', name: 'Name' },
  { key: 'address', name: 'Address' },
  { key: 'email', name: 'Contact' },
  { key: 'authority', name: 'Supervisory authority' },
] as const;

/** Who runs the server. Fields the operator left empty are shown as missing, never left out. */
export const Responsible = ({ operator }: { operator: Operator }) => (
  <dl className="panel open-fields">
    {FIELDS.map(({ key, name }) => (
      <div key={key}>
        <dt className="small-strong">{name}</dt>
        <dd className={operator[key] === null ? 'text-ink-2' : undefined}>
          {operator[key] ?? 'Not given. The people who run this server have not filled this in.'}
        </dd>
      </div>
    ))}
  </dl>
);
