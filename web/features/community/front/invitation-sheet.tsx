import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { groupInvitePath } from '#web/notices/group-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';

const TOKEN = /(?:^|\/invite\/)([A-Za-z0-9_-]{43})\s*$/;

/** Accepts a pasted invitation link, for people who could not open it. */
export function InvitationSheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <Sheet open form onClose={onClose} title="I have an invitation">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const token = TOKEN.exec(link.trim())?.[1];
          if (token) void navigate(groupInvitePath(token));
          else setWrong(true);
        }}
      >
        <Field
          label="Invitation link"
          inputMode="url"
          autoComplete="off"
          value={link}
          onChange={(event) => setLink(event.target.value)}
          error={wrong ? 'This link is incomplete. Copy all of it, or ask for a new one.' : null}
        />
        <Button type="submit" block>
          View invitation
        </Button>
      </form>
    </Sheet>
  );
}
