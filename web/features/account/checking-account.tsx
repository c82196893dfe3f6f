/** Shown while the stored account is being opened. Not animated, and delayed so that most people never see it. */
export const CheckingAccount = () => (
  <main className="grid min-h-dvh place-items-center">
    <p role="status" className="late text-ink-2">
      Checking authentication...
    </p>
  </main>
);
