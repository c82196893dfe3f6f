import { CODE_DIGITS } from '#domain/accounts/second-step.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Field for the app's code, or for a recovery code if `recovery` is set. */
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
        hint="One of the ten you saved. Each works once."
        required
        error={error}
      />
    );
  }
  return (
    <Field
      key="app"
      label="Code from your app"
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      // One more, for the space that apps show in the middle of the code.
      maxLength={CODE_DIGITS + 1}
      className="num tracking-[0.3em]"
      hint="It changes every 30 seconds. An old one is refused."
      required
      error={error}
    />
  );
}
