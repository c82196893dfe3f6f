import { HeartPulse } from 'lucide-react';
import { FoldedRow } from '#web/ui/folded-row.tsx';

/** Where the household's data is, as it is on this very server. @param pixel whether its operator has an advertising pixel; null while that is not known */
export function PrivacyText({ pixel }: { pixel: boolean | null }) {
  return (
    <FoldedRow Icon={HeartPulse} title="Where your data is" meta="On your server and your devices, nowhere else">
      <p>
        Your household’s data is on the server <b className="wrap-anywhere">{window.location.host}</b> and on the
        devices of your household. {pixel === false && 'There is no advertising and no tracking by others.'}
        {pixel && 'The operator’s advertising is told of an account or a plan only where you agreed to it below.'}
      </p>
      <p className="mt-2">
        Allergies, conditions and pregnancy are used for your warnings only. They are never part of a notification, of
        an event of use, or of the server’s log.
      </p>
      <p className="mt-2">
        Where your server looks up unknown barcodes in open catalogues, it sends the barcode alone: the catalogue does
        not see you.
      </p>
    </FoldedRow>
  );
}
