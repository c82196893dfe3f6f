import { paths, signUpPath } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Part, Prose, type WordsPage } from './prose.tsx';

/** The demo that shows what the page tells of, and the way to an account. */
const Ways = ({ demo }: { demo: string }) => (
  <div className="mt-8 flex flex-wrap gap-2.5">
    <LinkButton to={demo}>Try it without an account</LinkButton>
    <LinkButton to={signUpPath} variant="secondary" className="landing-signed-out">
      Create an account
    </LinkButton>
  </div>
);

/** /features/scanner */
export const scanner: WordsPage = {
  title: 'The scanner',
  description:
    'How the Safeshelf scanner reads barcodes and ingredient lists on the phone, with or without a signal, and what it does when a pack is unknown.',
  Body: () => (
    <Prose
      title="The scanner"
      lead="Point the camera at a barcode. The phone reads it itself and shows what it knows at once."
    >
      <Part title="It reads on your phone">
        <p>
          Barcodes are read by the phone, from the camera or a photo. What the phone knows already is shown at once,
          also in a cellar or a supermarket without a signal; what it does not know is asked for when the server is
          back.
        </p>
      </Part>
      <Part title="No barcode, or an unknown one">
        <p>
          Photograph the ingredient list: it is read on the phone, and you check every word before it counts. Or type
          the list in. A misread code, a server that cannot be reached and a product that nobody knows are told apart.
        </p>
      </Part>
      <Part title="The answer">
        <p>
          A score out of 100 with its receipt: every deduction with its ingredient, the reason and the published source.
          Where too little of a list is known there is no score, and it says so.
        </p>
      </Part>
      <Ways demo={paths.demoScan} />
    </Prose>
  ),
};

/** /features/hazard-detector */
export const detector: WordsPage = {
  title: 'The Hazard Detector',
  description:
    'How the Hazard Detector finds what needs attention at home: products that must not be mixed, dates that have passed, warnings for your household.',
  Body: () => (
    <Prose
      title="The Hazard Detector"
      lead="Everything at home that needs attention, worked out on your phone from the products you keep."
    >
      <Part title="What it looks for">
        <ul className="open-bullets">
          <li>Products that must not be mixed, such as bleach and an acid limescale remover, by name and place.</li>
          <li>Recalls that name something you have, from official notices.</li>
          <li>Products past their date, or past their period after opening.</li>
          <li>Products that are critical for a child, a pet, an allergy or a condition in your household.</li>
        </ul>
      </Part>
      <Part title="What you do with it">
        <p>
          Each finding says what to do and why. You mark it as resolved, put it off, or take it up again; the others in
          your household see the same. It works without a signal, and it can be turned off.
        </p>
      </Part>
      <Ways demo={paths.demoInventory} />
    </Prose>
  ),
};

/** /features/community: groups, reviews and tips, and what else is shared. */
export const community: WordsPage = {
  title: 'Community',
  description:
    'What Safeshelf shares between people: groups who ask each other, a household of several adults, and pages of products that you send by link.',
  Body: () => (
    <Prose
      title="Community"
      lead="People of one server ask each other in groups. Nothing of your home is shared with anybody unless you write it there yourself."
    >
      <Part title="Groups">
        <ul className="open-bullets">
          <li>Open to everybody on the server, or by invitation: then nobody else finds it.</li>
          <li>
            Posts and comments, with a product and its base report. Your family, your shelf and your scans stay at home.
          </li>
          <li>What you have read is there without a signal. What you write without one goes out later, once.</li>
          <li>You can leave at any time: the group is wiped from your phone.</li>
          <li>
            Moderators hide, the people who run the server decide about reports, and whoever is decided about can ask
            them to look again.
          </li>
        </ul>
      </Part>
      <Part title="Reviews, tips and a leaderboard">
        <ul className="open-bullets">
          <li>Stars and a few words on a product, beside its safety score and never a part of it.</li>
          <li>Tips for a home, each with its source or the words that it is own experience.</li>
          <li>A leaderboard of those who helped others, by a name of their choice, for whoever joins it.</li>
        </ul>
      </Part>
      <Part title="A household">
        <p>
          The members of a household share its products, people, pets and findings. Other households see none of it, but
          the product itself that you enter, once the people who run the server have taken it into their catalogue.
        </p>
      </Part>
      <Part title="A link to a product">
        <p>
          A product of the catalogue has a page that opens without an account. Share on its report sends the link, with
          nothing of your household in it.
        </p>
      </Part>
      <Ways demo={paths.demoAlternatives} />
    </Prose>
  ),
};
