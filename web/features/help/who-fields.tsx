import { Field } from '#web/ui/form/field.tsx';
import type { useSend, useSender } from './use-send.ts';

type WhoFieldsProps = ReturnType<typeof useSender> & Pick<ReturnType<typeof useSend>, 'sending' | 'errors'>;

/** Fields for the sender's name and address. */
export const WhoFields = ({ name, setName, email, setEmail, sending, errors }: WhoFieldsProps) => (
  <>
    <Field
      label="Name"
      name="name"
      maxLength={80}
      autoComplete="name"
      required
      disabled={sending}
      value={name}
      error={errors.name}
      onChange={(event) => setName(event.target.value)}
    />
    <Field
      label="E-mail"
      name="email"
      type="email"
      maxLength={254}
      autoComplete="email"
      required
      disabled={sending}
      value={email}
      error={errors.email}
      onChange={(event) => setEmail(event.target.value)}
    />
  </>
);
