import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Part, Prose, Responsible, type WordsPage } from './prose.tsx';

/** /privacy: what this server holds of whom, and what leaves it. */
export const privacy: WordsPage = {
  title: 'Privacy',
  description:
    'What a Safeshelf server stores of a household, what stays on the phone, what leaves the server, and who answers for it.',
  Body: ({ operator, pixel }) => (
    <Prose
      title="Privacy"
      lead="This server is run by the people named below, not by a company behind the app. What you enter is on it and on your devices."
    >
      <Part title="Who answers for it">
        <Responsible operator={operator} />
      </Part>
      <Part title="Without an account">
        <p>
          The start page, the demos and the open pages of products ask for nothing and set no cookie. What you scan,
          photograph or type in a demo stays in your browser.
        </p>
      </Part>
      <Part title="With an account">
        <p>
          The server stores your e-mail address, your username, your name where you gave it, and your password only as
          an argon2id hash. Of your household it stores what its members enter: people and pets with ages, allergies,
          conditions and pregnancy, products, scans, dates, photos of labels, and what you asked the people who run the
          server.
        </p>
        <p>
          Allergies, conditions and pregnancy are health data. They are used for your warnings, which your own device
          works out. They are in no event of use and not in the server’s log.
        </p>
        <p>
          The log says which account made which request, when, and how it was answered. Events of use are recorded only
          after you agreed, on this server alone, and are deleted after 400 days. The operator sees counts of them, none
          of fewer than five visits, and no count before people of five households agreed. Signing in, and what happens
          to your password and address, is written down for 400 days.
        </p>
        <p>
          Nobody in another household sees what yours scans or keeps, or who entered something. A product with a barcode
          that you type in or read off a label is offered to the catalogue of this server, without your name: the
          operator looks at it beside the photos of its label that you keep, others see it once it was taken, and an
          ingredient more once three households say the same. Settings, Your data, Products you entered switches that
          off.
        </p>
      </Part>
      <Part title="What leaves this server">
        <p>
          An unknown barcode may be looked up in open catalogues: the barcode alone, without anything about you. Only
          where the operator switched on pictures of products, the barcode of one that is opened is told to them as
          well. A photo goes to another service only where the operator configured one; the scanner and the settings
          then say so. Mail goes through the operator’s mail server. Where this server offers notifications to a closed
          app and you allow them, they travel encrypted through the push service of your browser’s maker. Whoever buys a
          plan, where this server sells any, does so on pages of Stripe, which is told your e-mail address and which
          plan it is, and nothing of what is at home.
        </p>
        {pixel ? (
          <p>
            The operator has an advertising pixel of Meta. Only where you agreed to it, at the sign-up or in the
            settings, your browser tells {PIXEL_HOST} once that you made an account, and once for each plan that you
            buy, which plan it is and what it is said to be worth to the operator. Neither a product, a page, where you
            came from, nor anything of your household is told. Meta sees your browser’s address, and may set cookies of
            its own. Nothing else of this app loads anything from elsewhere.
          </p>
        ) : (
          <p>
            There is no advertising and no tracking by others, and no page of this app loads anything from elsewhere.
          </p>
        )}
      </Part>
      <Part title="How long">
        <p>
          What you entered stays until you delete it. Backups of the server hold it for as long as they are kept: seven
          days, four weeks and three months. The settings hold what this server offers for taking your data with you and
          for deleting your account; for anything else ask the people named above.
        </p>
      </Part>
      <Part title="Read on">
        <p>
          <TextLink to={paths.privacyCheck}>Check it yourself</TextLink> ·{' '}
          <TextLink to={paths.cookies}>Cookies and storage</TextLink> · <TextLink to={paths.gdpr}>Your rights</TextLink>{' '}
          · <TextLink to={paths.terms}>Terms</TextLink>
        </p>
      </Part>
    </Prose>
  ),
};
