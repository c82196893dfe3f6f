import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '#web/client/client-context.tsx';
import OwnAvatar from '#web/client/own-avatar.tsx';
import { savedStateOf } from '#web/offline/tables/saved-state.ts';
import { SavedMark } from '#web/ui/saved-mark.tsx';
import { ProfileSheet } from './profile-sheet.tsx';
import { useProfile } from './use-profile.ts';

/** The signed-in person as the household sees them, and a sheet to edit that. */
export function ProfileCard() {
  const { user } = useAccount();
  const profile = useProfile();
  const [open, setOpen] = useState(false);
  const account = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  const name = profile?.displayName || account;
  return (
    <>
      <div className="panel row min-h-20 px-4">
        <OwnAvatar name={name} large />
        <span className="min-w-0 flex-1">
          <button
            type="button"
            className="row-link block w-full min-w-0 text-start wrap-anywhere"
            disabled={profile === undefined}
            onClick={() => setOpen(true)}
          >
            <span className="row-name">{name}</span>
            <span className="sr-only">, change your name or picture</span>
          </button>
          <span className="row-meta block wrap-anywhere">
            {user.email}
            {profile && <SavedMark state={savedStateOf(profile)} />}
          </span>
        </span>
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" className="text-ink-3" />
      </div>
      {open && profile !== undefined && (
        <ProfileSheet profile={profile} shownName={name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
