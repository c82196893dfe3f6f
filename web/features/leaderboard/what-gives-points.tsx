import { MOST_A_DAY, POINTS } from '#domain/leaderboard/points.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Receipt, ReceiptLine } from '#web/ui/risk/receipt.tsx';

/** The actions that give points, and how many (product P24.2). */
export const WhatGivesPoints = () => (
  <Section title="What gives points">
    <Receipt>
      <ReceiptLine name="Correction accepted" value={POINTS.correction} />
      <ReceiptLine name="Label photo that filled a gap" value={POINTS.gap} />
      <ReceiptLine name="Tip or review marked helpful" value={POINTS.mark} reason="For each family that marks it" />
      <ReceiptLine name="First report of a recall" value={POINTS.recall} reason="Before an official notice named it" />
      <ReceiptLine name="Scanning" value={0} reason="However often" />
    </Receipt>
    <p className="small mt-2 px-1 text-ink-2">
      Up to {MOST_A_DAY} points a day. Families that mark each other in a circle count as one, and so do all who have
      had nothing accepted yet.
    </p>
  </Section>
);
