import { BookOpen } from 'lucide-react';
import { TIPS } from '#domain/tips/editorial-tips.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { Part, Prose, type WordsPage } from './prose.tsx';

const AREAS = [...new Set(TIPS.map(({ area }) => area))];

/** /safety-tips: tips by area of the home, each with its source. */
export const tips: WordsPage = {
  title: 'Safety tips',
  description:
    'Tips for cleaning, laundry, food, children and pets at home, each with its source. Stored on the phone, to read without a signal.',
  Body: () => (
    <Prose title="Safety tips" lead="Checked against the sources that the score uses. Each tip names its source.">
      {AREAS.map((area) => (
        <Part key={area} title={area}>
          <ul className="panel panel-list open-list">
            {TIPS.filter((tip) => tip.area === area).map(({ title, audience, text, source }) => (
              <li key={title} className="px-4 py-3">
                <p className="small text-ink-2">{`For ${audience}`}</p>
                <h3 className="title-3">{title}</h3>
                <p className="mt-0.5">{text}</p>
                <p className="open-source small mt-1 text-ink-2">
                  <BookOpen size={16} strokeWidth={1.9} aria-hidden="true" />
                  {source}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <p className="mt-6 text-ink-2">
        Families on this server share theirs{' '}
        <TextLink to={paths.aboutCommunity} className="inline">
          in the community
        </TextLink>
        .
      </p>
      <p className="mt-4 text-ink-2">
        In an emergency, call the emergency number or a poison centre; do not read on. The method and its sources:{' '}
        <TextLink to={paths.method} className="inline">
          How the score works
        </TextLink>
      </p>
    </Prose>
  ),
};
