import { CODE_DIGITS } from '#domain/accounts/second-step.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The code of the app; with `recovery` a recovery code in its place. */
export function CodeField({ recovery = false, error }: { recovery?: boolean; error: string | null | undefined }) {
  if (recovery) {
    return (
      <Field
        key="recovery"
        label="Recovery code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="One of the ten that you kept. Each works once."
        required
        error={error}
      />
    );
  }
  return (
    <Field
      key="app"
      label="Code of your app"
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      // A space in the middle, as apps show it, is no mistake.
      maxLength={CODE_DIGITS + 1}
      className="num tracking-[0.3em]"
      hint="It changes every 30 seconds. An old one is refused."
      required
      error={error}
    />
  );
}
