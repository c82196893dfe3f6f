import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#domain/households/profile.ts';
import { useObjectUrl, useOwnPicture } from '#web/client/use-own-picture.ts';
import type { Shown } from '#web/offline/tables/account-db.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { CropPicture } from './crop-picture.tsx';
import { type ProfileDraft, useSaveProfile } from './use-profile.ts';

const UNREADABLE = 'This file can’t be shown as a picture. Please choose a JPEG, PNG or WebP photo.';

interface ProfileSheetProps {
  /** Null if it was never edited. */
  profile: Shown<Profile> | null;
  /** The name currently shown. */
  shownName: string;
  onClose: () => void;
}

/** Edits the name and picture that others see (product P2.21.4). */
export function ProfileSheet({ profile, shownName, onClose }: ProfileSheetProps) {
  const save = useSaveProfile();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(shownName);
  const [picture, setPicture] = useState<ProfileDraft['picture']>(undefined);
  const [bytes, setBytes] = useState<ArrayBuffer>();
  const [cropping, setCropping] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<{ readonly field: string | null; readonly message: string } | null>(null);
  const [pending, setPending] = useState(false);
  const [own, chosen] = [useOwnPicture(), useObjectUrl(bytes)];
  const shown = picture === undefined ? own : picture === null ? null : chosen;
  useEffect(() => () => cropping?.close(), [cropping]);

  const choose = async (file: File) => {
    setProblem(null);
    await createImageBitmap(file).then(setCropping, () => setProblem({ field: null, message: UNREADABLE }));
  };
  const take = async (jpeg: Blob) => {
    setPicture(jpeg);
    setBytes(await jpeg.arrayBuffer());
    setCropping(null);
  };
  const submit = async () => {
    if (pending) return;
    setPending(true);
    const done = await save({ name, picture }, profile);
    setPending(false);
    if (done.ok) {
      showToast({ title: 'Profile saved', variant: 'success' });
      onClose();
      return;
    }
    const { fields, message } = done.problem;
    setProblem({ field: fields?.name ?? null, message });
  };

  if (cropping) {
    return (
      <Sheet open form onClose={onClose} title="Crop picture">
        <CropPicture
          picture={cropping}
          onUse={(jpeg) => void take(jpeg)}
          onCancel={() => setCropping(null)}
          onFailed={() => {
            setCropping(null);
            setProblem({ field: null, message: UNREADABLE });
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet open form onClose={onClose} title="Your profile">
      <form
        noValidate
        aria-label="Your profile"
        className="grid gap-[18px]"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="flex flex-wrap items-center gap-4">
          <Portrait name={name} src={shown} large />
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="soft" onClick={() => input.current?.click()}>
              {shown === null ? 'Choose a picture' : 'Choose another'}
            </Button>
            {shown !== null && (
              <Button size="small" variant="soft" onClick={() => setPicture(null)}>
                Remove picture
              </Button>
            )}
          </div>
          <FileInput ref={input} tabIndex={-1} aria-label="Your picture" onFile={(file) => void choose(file)} />
        </div>
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={80}
          required
          value={name}
          error={problem?.field}
          hint="The adults in your households see your name and picture."
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
        {problem && problem.field === null && (
          <Notice level="WARNING" role="alert">
            {problem.message}
          </Notice>
        )}
        <Button type="submit" block pending={pending}>
          {pending ? 'Saving' : 'Save'}
        </Button>
      </form>
    </Sheet>
  );
}
