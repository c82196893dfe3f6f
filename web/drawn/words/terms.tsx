import { Part, Prose, Responsible, type WordsPage } from './prose.tsx';

/** /terms: what users can expect of the app and of its operator. */
export const terms: WordsPage = {
  title: 'Terms',
  description:
    'What a Safeshelf score is and what it is not, what is expected of people who use this server, and who runs it.',
  Body: ({ operator, sells }) => (
    <Prose title="Terms" lead="What you can expect from this server, and what it expects from you.">
      <Part title="Who runs it">
        <Responsible operator={operator} />
      </Part>
      <Part title="What a score is">
        <p>
          A score says what was found in the sources checked, and what was not checked. It is information, not medical
          advice, and never a statement that a product is harmless. A missing warning means that nothing was found.
        </p>
        <p>
          What counts is the pack in your hand: recipes change, and lists in catalogues may be old or wrong. In an
          emergency, call the emergency number or a poison centre; do not wait for an app.
        </p>
      </Part>
      <Part title="Your account">
        <p>
          Keep your password to yourself. Enter only what is yours to enter: people in your household who agree to it.
          Do not use the server to harm others or to overload it; it limits how much one account may ask for.
        </p>
      </Part>
      <Part title="Plans">
        {sells ? (
          <p>
            You pay for a larger plan on Stripe’s pages, which show the price before you pay. You can cancel it at any
            time under Billing: it stays until the end of the time you paid for. What you entered is never deleted
            because a plan ended. CRITICAL warnings, recalls and exporting your data are in every plan.
          </p>
        ) : (
          <p>This server takes no payments. The people who run it decide which plan a household has.</p>
        )}
      </Part>
      <Part title="No promise beyond the law">
        <p>
          The people who run this server look after it as well as they can. They may change it or shut it down. Nothing
          here takes away a right that the law of your country gives you.
        </p>
      </Part>
    </Prose>
  ),
};
