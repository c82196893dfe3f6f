import type { Offers } from './use-packs.ts';

/** Why no pack is offered; nothing where some are. */
export function OfferNotice(props: { offers: Offers; nothingMore: boolean; offline: boolean }) {
  const { offers, nothingMore, offline } = props;
  const words = ((): string | null => {
    switch (offers.state) {
      case 'asking':
        return null;
      case 'unreachable':
        return offline
          ? 'Offline. Packs on this phone work; others can be fetched when your server is back.'
          : 'Your server does not answer. Packs on this phone work all the same.';
      case 'unsupported':
        return 'This browser cannot check who signed a pack. It needs Chrome 137, Firefox 129, Safari 17 or later, over HTTPS.';
      case 'other_key':
        return 'Your server signs with another key than before. If the people who run it say that it was set up anew, remove the packs on this phone and fetch them again.';
      default:
        if (!nothingMore) return null;
        return offers.packs.length === 0
          ? 'Your server has made no packs yet. The people who run it can.'
          : 'This phone holds every pack of your server.';
    }
  })();
  return words && <p className="text-ink-2">{words}</p>;
}
