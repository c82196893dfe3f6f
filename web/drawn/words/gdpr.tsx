import { Part, Prose, Responsible, type WordsPage } from './prose.tsx';

/** /gdpr: rights under Regulation (EU) 2016/679. */
export const gdpr: WordsPage = {
  title: 'Your rights (GDPR)',
  description:
    'Access, correction, deletion, a copy of your data and complaints under Regulation (EU) 2016/679, and whom to ask on this server.',
  Body: ({ operator }) => (
    <Prose
      title="Your rights"
      lead="Where Regulation (EU) 2016/679 (GDPR) applies to this server, you have these rights towards the people who run it."
    >
      <Part title="Whom to ask">
        <Responsible operator={operator} />
      </Part>
      <Part title="What you may ask for">
        <ul className="open-bullets">
          <li>To know what is stored about you, and to get a copy of it (Article 15).</li>
          <li>To have it corrected (Article 16): most of it you can change yourself in the app.</li>
          <li>To have it deleted (Article 17), or its use limited (Article 18).</li>
          <li>To take it with you in a machine-readable form (Article 20).</li>
          <li>To object (Article 21), and to withdraw consent at any time (Article 7).</li>
          <li>To complain to a supervisory authority (Article 77).</li>
        </ul>
      </Part>
      <Part title="Legal basis">
        <p>
          What you enter is used to give you what you asked for: reports and warnings (Article 6(1)(b)). Allergies,
          conditions and pregnancy are health data; you enter them voluntarily, for your warnings, and can delete them
          at any time (Article 9(2)(a)). Usage events are recorded only after you agree (Article 6(1)(a)).
        </p>
        <p>
          A household that runs a server only for itself may fall outside the Regulation (Article 2(2)(c)). This page is
          written with care, but is not legal advice.
        </p>
      </Part>
    </Prose>
  ),
};
