import { HeartPulse } from 'lucide-react';
import { FoldedRow } from '#web/ui/folded-row.tsx';

/** Where data is stored on this server. @param pixel whether its operator has an advertising pixel; null if unknown */
export function PrivacyText({ pixel }: { pixel: boolean | null }) {
  return (
    <FoldedRow Icon={HeartPulse} title="Where your data is" meta="On your server and your devices, nowhere else">
      <p>
        Your household’s data is on the server <b className="wrap-anywhere">{window.location.host}</b> and on the
        devices of your household. {pixel === false && 'There is no advertising and no tracking by others.'}
        {pixel && 'The operator’s advertising is told about an account or a plan only if you agreed to it below.'}
      </p>
      <p className="mt-2">
        Allergies, conditions and pregnancy are used for your warnings only. They are never part of a notification, a
        usage event or the server’s log.
      </p>
      <p className="mt-2">
        When your server looks up unknown barcodes in open catalogues, it sends only the barcode. The catalogue does not
        see you.
      </p>
    </FoldedRow>
  );
}
