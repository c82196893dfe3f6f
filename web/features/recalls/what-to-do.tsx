import type { ReactNode } from 'react';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { remedyWords, stopWords } from '#web/product-view/recall-words.ts';
import { Section } from '#web/ui/frame/page.tsx';

interface WhatToDoProps {
  notice: RecallNotice;
  /** The check that decides whether the product is affected, as a step; null if none is needed. */
  decides: string | null;
  /** A button below that step. */
  children?: ReactNode;
}

/** The steps to take, in order. */
export function WhatToDo({ notice, decides, children }: WhatToDoProps) {
  const { title, text } = remedyWords(notice);
  const steps = [
    { title: stopWords(notice), text: '' },
    ...(decides === null ? [] : [{ title: decides, text: '', below: children }]),
    { title, text },
  ];
  return (
    <Section title="What to do">
      <ol className="recall-steps">
        {steps.map((step, at) => (
          <li key={step.title}>
            <span aria-hidden="true">{at + 1}</span>
            <div>
              <p className="strong">{step.title}</p>
              {'below' in step && step.below}
              {step.text && <p className="text-ink-2">{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
