import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { Part, Prose, type WordsPage } from './prose.tsx';

const COOKIES = [
  { name: '__Host-sid', life: '90 days', use: 'Keeps you signed in. Scripts cannot read it.' },
  {
    name: 'signed-in',
    life: '90 days',
    use: 'Tells the page that somebody may be signed in, but not who.',
  },
  {
    name: '__Host-known',
    life: '400 days',
    use: 'Says that somebody has signed in here before, so that a stranger’s wrong guesses do not lock you out.',
  },
] as const;

/** /cookies: the cookies and the storage that the app uses. */
export const cookies: WordsPage = {
  title: 'Cookies and storage',
  description:
    'The three cookies that Safeshelf sets when somebody signs in, and what it stores on a phone so that it works without a signal.',
  Body: ({ pixel }) => (
    <Prose title="Cookies and storage" lead="Three cookies, all from this server, and none before you sign in.">
      <Part title="Cookies">
        <ul className="panel panel-list open-list">
          {COOKIES.map(({ name, life, use }) => (
            <li key={name} className="px-4 py-3">
              <h3 className="strong">{`${name}, ${life}`}</h3>
              <p className="text-ink-2">{use}</p>
            </li>
          ))}
        </ul>
        <p>None is for advertising or for counting visitors. Signing out removes the first two.</p>
        {pixel && (
          <p>
            If you agreed to the operator’s advertising pixel, {PIXEL_HOST} may set cookies of its own. You can withdraw
            this in the settings.
          </p>
        )}
      </Part>
      <Part title="On your device">
        <p>
          The app stores its own files, the ingredient database and, when you are signed in, your household’s data, so
          that it opens and works without a signal. Choices such as light or dark are stored too. Signing out removes
          the household’s data; your browser’s settings can remove everything.
        </p>
      </Part>
    </Prose>
  ),
};
