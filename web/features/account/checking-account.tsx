/** While the stored account is being opened. Still, and late enough that most people never see it. */
export const CheckingAccount = () => (
  <main className="grid min-h-dvh place-items-center">
    <p role="status" className="late text-ink-2">
      Checking authentication...
    </p>
  </main>
);
