import { CloudUpload } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { REPORT_STAGE_MESSAGE } from '#domain/contract/report-progress.ts';
import { printedCode } from '#domain/products/gtin.ts';
import type { ScanMode } from '#domain/scanning/scan.ts';
import { labelPath, manualEntryPath, paths } from '#web/paths.ts';
import { LOOKING_UP, ReportLoading, useLongWait } from '#web/reports/report-loading.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Flow } from '../use-scan-flow.ts';
import { LimitOutcome } from './limit-outcome.tsx';
import { NotRecognised } from './not-recognised.tsx';
import { ScanSheet } from './scan-sheet.tsx';
import { useVerdict } from './use-verdict.ts';
import { VerdictSheet } from './verdict-sheet.tsx';

/** How long the notice is shown before the page goes to the sign-in (product P2.5.5). */
const SIGN_IN_AFTER_MS = 1500;

interface OutcomeProps {
  flow: Exclude<Flow, { status: 'open' }>;
  mode: ScanMode;
  onClose: () => void;
}

function Words({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <>
      <h2 className="title-2 pr-9">{title}</h2>
      <p className="mt-1.5 text-ink-2">{text}</p>
      {children && <div className="mt-4 grid gap-2">{children}</div>}
    </>
  );
}

function SignIn() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.auth), SIGN_IN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Words title="Authentication Required" text="Your session has expired. Please log in again to continue scanning">
      <p className="small text-ink-2">This scan is saved on this phone and is sent after you sign in.</p>
      <LinkButton to={paths.auth}>Sign in</LinkButton>
    </Words>
  );
}

function Known({ flow, productId, mode, onClose }: OutcomeProps & { productId: string }) {
  const verdict = useVerdict(productId);
  const end = flow.status === 'read' ? flow.end : null;
  if (!verdict?.product) return <Words title="Looking up product information..." text={printedCode(flow.gtin)} />;
  return <VerdictSheet verdict={verdict} mode={mode} end={end} onNext={onClose} />;
}

/** Not on this phone: the server is asked, which may ask a catalogue. */
function LookingUp({ digits }: { digits: string }) {
  return useLongWait() ? (
    <ReportLoading name={digits} work={LOOKING_UP} />
  ) : (
    <Words title={REPORT_STAGE_MESSAGE.scanning} text={digits} />
  );
}

/** The server's or this phone's message that the monthly limit is reached; null if it is not. */
function limitOf(flow: OutcomeProps['flow']): string | null {
  if (flow.status === 'limit') return flow.message;
  return flow.status === 'read' && flow.end?.status === 'limit_reached' ? flow.end.message : null;
}

function Content({ flow, mode, onClose }: OutcomeProps) {
  const digits = printedCode(flow.gtin);
  const byLabel = <LinkButton to={labelPath(digits)}>Photograph the label</LinkButton>;
  const byHand = (
    <LinkButton to={manualEntryPath(digits)} variant="secondary">
      Manual Entry
    </LinkButton>
  );
  const again = (
    <Button variant="secondary" onClick={onClose}>
      Scan another
    </Button>
  );
  if (flow.status === 'limit') return null;
  if (flow.status === 'refused') {
    return (
      <Words title="Scan Failed" text={flow.message}>
        {again}
      </Words>
    );
  }
  const { product, end } = flow;
  if (product) return <Known flow={flow} productId={product.id} mode={mode} onClose={onClose} />;
  if (end === null) return <LookingUp digits={digits} />;
  switch (end.status) {
    case 'identified':
    case 'needs_label':
      return <Known flow={flow} productId={end.productId} mode={mode} onClose={onClose} />;
    case 'unreachable':
      return (
        <Words
          title="Saved on this phone"
          text={`The server cannot be reached. ${digits} will be looked up when you are online. Until then nothing is known about it.`}
        >
          {byLabel}
          {byHand}
          {again}
        </Words>
      );
    case 'signed_out':
      return <SignIn />;
    case 'limit_reached':
    case 'unknown':
      return null;
  }
}

/** The outcome for a code that was read. Misread, unreachable and unknown codes each have their own message. */
export function ScanOutcome(props: OutcomeProps) {
  const { flow, onClose } = props;
  if (flow.status === 'read' && flow.end?.status === 'unknown' && flow.product === null) {
    return <NotRecognised gtin={flow.gtin} onClose={onClose} />;
  }
  const limit = limitOf(flow);
  if (limit !== null) return <LimitOutcome gtin={flow.gtin} message={limit} mode={props.mode} onClose={onClose} />;
  const offline = flow.status === 'read' && flow.end?.status === 'unreachable' && flow.product === null;
  return (
    <ScanSheet label="Scan result" onClose={onClose}>
      {offline && <CloudUpload aria-hidden="true" size={28} strokeWidth={1.9} className="mb-2 text-ink-2" />}
      <Content {...props} />
    </ScanSheet>
  );
}
