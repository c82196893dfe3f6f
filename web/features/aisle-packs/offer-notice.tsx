import type { PackOffers } from './use-packs.ts';

/** Explains why no pack is offered; nothing if there are packs to fetch. */
export function OfferNotice(props: { offers: PackOffers; nothingMore: boolean; offline: boolean }) {
  const { offers, nothingMore, offline } = props;
  const words = ((): string | null => {
    switch (offers.state) {
      case 'asking':
        return null;
      case 'unreachable':
        return offline
          ? 'You’re offline. Packs on this phone work. Get others when your server is back.'
          : 'Your server isn’t responding. Packs on this phone still work.';
      case 'unsupported':
        return 'This browser can’t check who signed a pack. Use Chrome 137, Firefox 129, Safari 17 or later, over HTTPS.';
      case 'other_key':
        return 'Your server signs with a different key than before. If the people who run it say it was set up again, remove the packs on this phone and download them again.';
      default:
        if (!nothingMore) return null;
        return offers.packs.length === 0
          ? 'Your server has no packs yet. The people who run it can create them.'
          : 'This phone has every pack your server offers.';
    }
  })();
  return words && <p className="text-ink-2">{words}</p>;
}
