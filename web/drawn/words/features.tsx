import { paths, signUpPath } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Part, Prose, type WordsPage } from './prose.tsx';

/** Links to the demo of what the page describes, and to sign-up. */
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
      lead="Point the camera at a barcode. Your phone reads it and shows what it knows at once."
    >
      <Part title="It reads on your phone">
        <p>
          Your phone reads barcodes from the camera or a photo. What it already knows is shown at once, even in a cellar
          or a supermarket without a signal; what it does not know is looked up when the server is back.
        </p>
      </Part>
      <Part title="No barcode, or an unknown one">
        <p>
          Photograph the ingredient list. Your phone reads it, and what it can’t read is sent to this server if there is
          a signal. You check every word before it counts. Or type the list in. You are told whether the code was
          misread, the server cannot be reached or nobody knows the product.
        </p>
      </Part>
      <Part title="The answer">
        <p>
          A score out of 100 with its receipt: every deduction with its ingredient, the reason and the published source.
          If too little of a list is known, there is no score, and it says so.
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
          <li>Products that must not be mixed, such as bleach and an acidic limescale remover, by name and place.</li>
          <li>Recalls of something you have, from official notices.</li>
          <li>Products past their date, or past their period after opening.</li>
          <li>Products that are critical for a child, a pet, an allergy or a condition in your household.</li>
        </ul>
      </Part>
      <Part title="What you can do with it">
        <p>
          Each finding says what to do and why. You can mark it as resolved, snooze it or reopen it; the others in your
          household see the same. It works without a signal, and you can turn it off.
        </p>
      </Part>
      <Ways demo={paths.demoInventory} />
    </Prose>
  ),
};

/** /features/community: groups, reviews and tips, and what else people share. */
export const community: WordsPage = {
  title: 'Community',
  description:
    'What Safeshelf shares between people: groups for asking each other, a household with several adults, and product pages that you send as a link.',
  Body: () => (
    <Prose
      title="Community"
      lead="People on the same server ask each other in groups. Nothing about your home is shared with anyone unless you write it there yourself."
    >
      <Part title="Groups">
        <ul className="open-bullets">
          <li>Open to everybody on the server, or by invitation only: then nobody else can find it.</li>
          <li>
            Posts and comments, with a product and its base report. Your family, your shelf and your scans stay at home.
          </li>
          <li>What you have read stays available without a signal. What you write without one is sent later, once.</li>
          <li>You can leave at any time: the group is wiped from your phone.</li>
          <li>
            Moderators can hide entries, the people who run the server decide on reports, and anyone affected can ask
            them to look again.
          </li>
        </ul>
      </Part>
      <Part title="Reviews, tips and a leaderboard">
        <ul className="open-bullets">
          <li>Stars and a few words about a product, beside its safety score but never part of it.</li>
          <li>Tips for the home, each with its source or marked as own experience.</li>
          <li>A leaderboard of people who helped others, under a name they choose, for anyone who joins it.</li>
        </ul>
      </Part>
      <Part title="A household">
        <p>
          The members of a household share its products, people, pets and findings. Other households see none of it,
          except the product itself that you enter, once the people who run the server have added it to their catalogue.
        </p>
      </Part>
      <Part title="A link to a product">
        <p>
          A product in the catalogue has a page that opens without an account. “Share” on its report sends the link,
          with nothing about your household in it.
        </p>
      </Part>
      <Ways demo={paths.demoAlternatives} />
    </Prose>
  ),
};
