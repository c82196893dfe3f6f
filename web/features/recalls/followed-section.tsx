import { useLiveQuery } from 'dexie-react-hooks';
import { BellOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isSameBrand, namesBrand } from '#domain/recalls/brand-news.ts';
import { BRAND_MOST, FOLLOWED_MOST, type FollowedBrand } from '#domain/recalls/followed-brands.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { noticesOfBrands } from '#web/offline/recalls/followed.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Section } from '#web/ui/frame/page.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useFollowed } from './use-followed.ts';

/** Notices of followed brands shown here; the rest are among the recent ones. */
const DRAWN = 5;

/** The brands that the person follows, their notices, and a form to add a brand (product P11.14). */
export function FollowedSection() {
  const { db } = useAccount();
  // While this is read, it looks as if no brand is followed, as for most people, so that nothing below moves.
  const { followed = [], follow, unfollow } = useFollowed();
  const found = useLiveQuery(() => noticesOfBrands(db), [db]) ?? [];
  return (
    <Section title="Brands you follow" aside={followed.length > 0 ? `${followed.length} of ${FOLLOWED_MOST}` : null}>
      {followed.length === 0 ? (
        <p className="small text-ink-2">Hear about every recall of a brand, whatever you have at home.</p>
      ) : (
        <PanelList label="Brands you follow">
          {followed.map(({ name }) => (
            <li key={name} className="flex items-center justify-between gap-3 py-1 pr-2 pl-4">
              <span className="min-w-0">
                <span className="block wrap-anywhere">{name}</span>
                <span className="small block text-ink-2">{countWords(found, name)}</span>
              </span>
              <IconButton label={`Stop following ${name}`} onClick={() => void unfollow(name)}>
                <BellOff size={20} strokeWidth={1.9} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </PanelList>
      )}
      {found.length > 0 && (
        <PanelList label="Recalls of brands you follow" className="mt-3">
          {found.slice(0, DRAWN).map(({ notice }) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </PanelList>
      )}
      {followed.length < FOLLOWED_MOST ? (
        <AddBrand followed={followed} follow={follow} />
      ) : (
        <p className="small mt-3 text-ink-2">You can’t follow any more brands.</p>
      )}
    </Section>
  );
}

function countWords(found: readonly { readonly brand: FollowedBrand }[], name: string): string {
  const count = found.filter(({ brand }) => brand.name === name).length;
  if (count === 0) return 'No recalls in the last 90 days';
  return count === 1 ? '1 recall in the last 90 days' : `${count} recalls in the last 90 days`;
}

interface AddBrandProps {
  followed: readonly FollowedBrand[];
  follow: (name: string) => Promise<boolean>;
}

function AddBrand({ followed, follow }: AddBrandProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = name.trim();
    if (!namesBrand(typed)) setError('Please enter a brand name.');
    else if (followed.some((one) => isSameBrand(one.name, typed))) setError('You already follow this brand.');
    else if (await follow(typed)) {
      setName('');
      setError(null);
      setOpen(false);
    }
  };
  if (!open) {
    return (
      <Button variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
        Follow a brand
      </Button>
    );
  }
  return (
    <form className="mt-3 grid gap-3" onSubmit={(event) => void add(event)} noValidate>
      <Field
        label="Brand to follow"
        value={name}
        maxLength={BRAND_MOST}
        autoComplete="off"
        autoFocus
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        Follow this brand
      </Button>
    </form>
  );
}
