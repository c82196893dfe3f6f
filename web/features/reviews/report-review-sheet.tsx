import { reportReview } from '#domain/reviews/calls.ts';
import { useClient } from '#web/client/client-context.tsx';
import { ReportForm } from '#web/client/report-form.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

interface ReportReviewSheetProps {
  productId: string;
  review: { readonly key: string; readonly name: string };
  onClose: () => void;
}

/** Tells the people who run the server of a review. */
export function ReportReviewSheet({ productId, review, onClose }: ReportReviewSheetProps) {
  const client = useClient();
  const params = { id: productId, key: review.key };
  return (
    <Sheet open onClose={onClose} title={`Report the review of ${review.name}`} form>
      <ReportForm
        send={(body) => client.server.ask(reportReview, { params, body })}
        done={() => {
          showToast({
            title: 'Reported',
            description: 'The people who run your server look at it.',
            variant: 'success',
          });
          onClose();
        }}
      />
    </Sheet>
  );
}
