import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteAccount, deletionPreview, type HouseholdFate } from '#domain/account-deletion/deletion-calls.ts';
import { useAccount, useClient, useNetwork } from '#web/client/client-context.tsx';
import { ServerAnswerView } from '#web/client/server-answer-view.tsx';
import { useServerAnswer } from '#web/client/use-server-answer.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { formatDay } from '#web/ui/formats.ts';
import { Notice } from '#web/ui/frame/notice.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { textOf, useServerForm } from '../use-server-form.ts';

/** What happens to one household, in sentences. */
function fateWords(household: HouseholdFate): string {
  if (household.fate === 'goes') {
    return 'You are the last adult in your household, so its inventory, scans, people, pets and photos will be deleted too.';
  }
  const stays =
    household.adults === 1
      ? 'The other adult keeps your household, with its inventory, scans, people, pets and photos. Your own family profile is deleted.'
      : `The ${household.adults} other adults keep your household, with its inventory, scans, people, pets and photos. Your own family profile is deleted.`;
  return household.nextOwner === null ? stays : `${stays} ${household.nextOwner} becomes its owner.`;
}

interface DeleteSheetProps {
  onExport: () => void;
  onClose: () => void;
}

/** Deletes the account: lists what goes and what stays, offers the export, asks for the password (product P13.14). */
export function DeleteSheet({ onExport, onClose }: DeleteSheetProps) {
  const client = useClient();
  const navigate = useNavigate();
  const { user } = useAccount();
  const { queued, notSent } = useNetwork();
  const [asked, again] = useServerAnswer(useCallback(() => client.server.ask(deletionPreview), [client]));
  const { form, pending, onSubmit, fields, message } = useServerForm({
    required: { password: 'Please enter your password.' },
    send: (data) => {
      const code = textOf(data, 'code').trim();
      return client.server.ask(deleteAccount, {
        body: { password: textOf(data, 'password'), ...(code !== '' && { code }) },
      });
    },
    onSent: async ({ deletesAt }) => {
      // The server has ended the session, so the data on this phone is discarded.
      await client.logout('discard');
      await navigate(paths.home, { replace: true });
      showToast({
        title: `Your account will be deleted on ${formatDay(deletesAt)}`,
        description: 'Sign in before then to keep everything.',
        variant: 'info',
      });
    },
  });
  const unsent = queued + notSent;
  return (
    <Sheet open form onClose={onClose} title="Delete account">
      <ServerAnswerView asked={asked} again={again}>
        {({ households }) => (
          <>
            <ul className="grid list-disc gap-2 ps-5">
              <li>
                In 14 days your account is deleted, with your settings, questions and devices. After that it can’t be
                undone.
              </li>
              {[...new Set(households.map(fateWords))].map((words) => (
                <li key={words}>{words}</li>
              ))}
              <li>
                You will be signed out everywhere at once, and this phone is cleared. Other phones keep their data until
                you clear it there.
              </li>
              <li>Sign in within the 14 days to keep everything as it is.</li>
              <li>
                Your server’s backups hold it until they are deleted: daily after 7 days, weekly after 4 weeks, monthly
                after 3 months.
              </li>
            </ul>
            {unsent > 0 && (
              <div className="mt-4">
                <Notice level="WARNING">
                  {unsent === 1
                    ? '1 change on this phone has not reached the server. It will be lost.'
                    : `${unsent} changes on this phone have not reached the server. They will be lost.`}
                </Notice>
              </div>
            )}
            <Button block variant="secondary" className="my-5" onClick={onExport}>
              Export Everything First
            </Button>
            <form noValidate ref={form} onSubmit={onSubmit} className="grid gap-[18px]" aria-label="Delete account">
              <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="current-password"
                required
                error={fields.password}
              />
              {fields.code !== undefined && (
                <Field
                  label="Code from your app, or a recovery code"
                  name="code"
                  autoComplete="one-time-code"
                  required
                  error={fields.code}
                />
              )}
              {message && (
                <Notice level="WARNING" role="alert">
                  {message}
                </Notice>
              )}
              <Button type="submit" block variant="danger" pending={pending}>
                {pending ? 'Deleting Account...' : 'Delete Account'}
              </Button>
            </form>
          </>
        )}
      </ServerAnswerView>
    </Sheet>
  );
}
