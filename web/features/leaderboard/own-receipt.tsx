import type { LeaderboardAnswer } from '#domain/leaderboard/calls.ts';
import type { Period } from '#domain/leaderboard/receipt.ts';
import { Section } from '#web/ui/frame/page.tsx';
import { Receipt, ReceiptLine } from '#web/ui/risk/receipt.tsx';
import { lineWords, SUM_WORDS, signed, spanWords } from './leaderboard-words.ts';

interface OwnReceiptProps {
  shown: Pick<LeaderboardAnswer, 'own' | 'from' | 'to'>;
  period: Period;
}

/** What the household's points were given for, line by line (product P24.4). */
export const OwnReceipt = ({ shown: { own, from, to }, period }: OwnReceiptProps) => (
  <Section title={`Why ${own.points}?`} aside={spanWords(period, { from, to })}>
    <Receipt>
      {own.receipt.length === 0 && <ReceiptLine name="Nothing yet" value="0" reason="See below what earns points." />}
      {own.receipt.map((line) => {
        const { name, reason } = lineWords(line);
        return <ReceiptLine key={`${line.kind} ${line.at}`} name={name} value={signed(line.points)} reason={reason} />;
      })}
      <ReceiptLine name={SUM_WORDS[period]} value={own.points} kind="total" />
    </Receipt>
  </Section>
);
