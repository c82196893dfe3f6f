import { Part, Prose, Responsible, type WordsPage } from './prose.tsx';

/** /terms: what may be expected of the app and of whoever runs it. */
export const terms: WordsPage = {
  title: 'Terms',
  description:
    'What a Safeshelf score is and what it is not, what is expected of whoever uses this server, and who runs it.',
  Body: ({ operator, sells }) => (
    <Prose title="Terms" lead="What you may expect of this server, and what it expects of you.">
      <Part title="Who offers it">
        <Responsible operator={operator} />
      </Part>
      <Part title="What a score is">
        <p>
          A score says what was found in the sources checked, and what was not checked. It is information, not medical
          advice, and never a statement that a product is harmless. A missing warning means that nothing was found.
        </p>
        <p>
          The pack in your hand counts: recipes change, and lists in catalogues may be old or wrong. In an emergency
          call the emergency number or a poison centre; do not wait for an app.
        </p>
      </Part>
      <Part title="Your account">
        <p>
          Keep your password to yourself. Enter what is yours to enter: people of your household who agree to it. Do not
          use the server to harm others or to overload it; it limits how much one account may ask for.
        </p>
      </Part>
      <Part title="Plans">
        {sells ? (
          <p>
            A larger plan is paid for on pages of Stripe, which say what it costs before you pay. You can end it at any
            time under Billing: it stays until the end of what was paid for. What you entered is never deleted for a
            plan that ended. CRITICAL warnings, recalls and the export of your data are in every plan.
          </p>
        ) : (
          <p>This server takes no payments. The people who run it decide which plan a household has.</p>
        )}
      </Part>
      <Part title="No promise beyond the law">
        <p>
          The people who run this server take care of it as they can. They may change or end it. Nothing here takes away
          a right that the law of your country gives you.
        </p>
      </Part>
    </Prose>
  ),
};
