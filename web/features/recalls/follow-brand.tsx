import { Bell, BellOff } from 'lucide-react';
import { isSameBrand, namesBrand } from '#domain/recalls/brand-news.ts';
import { BRAND_MOST, FOLLOWED_MOST } from '#domain/recalls/followed-brands.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { Button } from '#web/ui/button.tsx';
import { useFollowed } from './use-followed.ts';

/** Number of brands of a notice offered to follow, from the start of its list. */
const OFFERED = 2;

/** Buttons to follow or unfollow the brands of a notice (product P11.14). Nothing if the notice names none. */
export function FollowBrand({ notice }: { notice: RecallNotice }) {
  const { followed, follow, unfollow } = useFollowed();
  const brands = notice.brands.filter((name) => name.length <= BRAND_MOST && namesBrand(name)).slice(0, OFFERED);
  if (followed === undefined || brands.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {brands.map((name) => {
        const held = followed.some((one) => isSameBrand(one.name, name));
        const Icon = held ? BellOff : Bell;
        return (
          <Button
            key={name}
            variant={held ? 'quiet' : 'secondary'}
            size="small"
            icon={<Icon strokeWidth={1.9} aria-hidden="true" />}
            disabled={!held && followed.length >= FOLLOWED_MOST}
            onClick={() => void (held ? unfollow(name) : follow(name))}
          >
            {held ? `Stop following ${name}` : `Follow ${name}`}
          </Button>
        );
      })}
    </div>
  );
}
