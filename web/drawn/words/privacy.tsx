import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Part, Prose, Responsible, type WordsPage } from './prose.tsx';

/** /privacy: what this server stores about whom, and what leaves it. */
export const privacy: WordsPage = {
  title: 'Privacy',
  description:
    'What a Safeshelf server stores about a household, what stays on the phone, what leaves the server, and who is responsible.',
  Body: ({ operator, pixel }) => (
    <Prose
      title="Privacy"
      lead="This server is run by the people named below, not by a company behind the app. What you enter is on it and on your devices."
    >
      <Part title="Who is responsible">
        <Responsible operator={operator} />
      </Part>
      <Part title="Without an account">
        <p>
          The start page, the demos and the public product pages ask for nothing and set no cookies. What you scan,
          photograph or type in a demo stays in your browser.
        </p>
      </Part>
      <Part title="With an account">
        <p>
          The server stores your e-mail address, your username, your name if you gave it, and your password only as an
          argon2id hash. About your household it stores what its members enter: people and pets with ages, allergies,
          conditions and pregnancy, products, scans, dates, photos of labels, and what you asked the people who run the
          server.
        </p>
        <p>
          Allergies, conditions and pregnancy are health data. They are used for your warnings, which your own device
          works out. They are in no usage event and not in the server’s log.
        </p>
        <p>
          The log says which account made which request, when, and how it was answered. Usage events are recorded only
          after you agree, only on this server, and are deleted after 400 days. The operator sees counts of them, none
          from fewer than five visits, and none before people from five households agreed. Sign-ins, and what happens to
          your password and address, are recorded for 400 days.
        </p>
        <p>
          Nobody in another household sees what yours scans or keeps, or who entered something. A product with a barcode
          that you type in or read off a label is offered to this server’s catalogue, without your name: the operator
          reviews it beside the photos of its label that you keep, others see it once it is accepted, and an added
          ingredient once three households say the same. You can turn this off under Settings, Your data, Products you
          entered.
        </p>
      </Part>
      <Part title="What leaves this server">
        <p>
          An unknown barcode may be looked up in open catalogues: the barcode alone, with nothing about you. Only if the
          operator turned on product pictures is the barcode of a product you open sent to them as well. A photo goes to
          another service only if the operator set one up; the scanner and the settings then say so. Mail goes through
          the operator’s mail server. If this server offers notifications while the app is closed and you allow them,
          they travel encrypted through the push service of your browser’s maker. If this server sells plans and you buy
          one, you do so on Stripe’s pages; Stripe is told your e-mail address and which plan it is, and nothing about
          your home.
        </p>
        {pixel ? (
          <p>
            The operator has a Meta advertising pixel. Only if you agreed to it, at sign-up or in the settings, does
            your browser tell {PIXEL_HOST} once that you created an account, and once for each plan that you buy, which
            plan it is and what it is said to be worth to the operator. Which product or page you open, where you came
            from and anything about your household are not shared. Meta sees your browser’s address, and may set cookies
            of its own. Nothing else in this app loads anything from elsewhere.
          </p>
        ) : (
          <p>
            There is no advertising and no tracking by others, and no page of this app loads anything from elsewhere.
          </p>
        )}
      </Part>
      <Part title="How long it is kept">
        <p>
          What you enter stays until you delete it. The server’s backups hold it for as long as they are kept: seven
          days, four weeks and three months. You can export your data and delete your account in the settings, as far as
          this server offers it; for anything else, ask the people named above.
        </p>
      </Part>
      <Part title="Read more">
        <p>
          <TextLink to={paths.privacyCheck}>Check it yourself</TextLink> ·{' '}
          <TextLink to={paths.cookies}>Cookies and storage</TextLink> · <TextLink to={paths.gdpr}>Your rights</TextLink>{' '}
          · <TextLink to={paths.terms}>Terms</TextLink>
        </p>
      </Part>
    </Prose>
  ),
};
