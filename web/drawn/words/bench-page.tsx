import type { Measured } from '#domain/open-pages/measured.ts';
import { ENGINE_VERSION } from '#engine-version';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import rows from './measured.json' with { type: 'json' };
import { Part, Prose, type WordsPage } from './prose.tsx';

/** The recorded results of the repository's measurements. */
export const MEASURED = rows as readonly Measured[];

const PARTS = [
  { part: 'scanner', title: 'The scanner' },
  { part: 'verdict', title: 'The verdict' },
  { part: 'home', title: 'The home' },
] as const;

const COMMAND = 'block text-[0.8125rem] text-ink-2 [font-family:ui-monospace,monospace] wrap-anywhere';

/** One measurement: its results, the command that repeats it, its date and its engine version. */
const Row = ({ figures, command, on, engine }: Measured) => (
  <li className="px-4 py-3">
    <dl className="grid gap-2">
      {figures.map(({ what, measured }) => (
        <div key={what} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="min-w-[min(14rem,100%)] flex-1">{what}</dt>
          <dd className="title-3 num">{measured}</dd>
        </div>
      ))}
    </dl>
    <code className={`${COMMAND} mt-2`}>{command}</code>
    <p className="small text-ink-2">
      <time dateTime={on}>{on}</time>, engine {engine}
      {engine === ENGINE_VERSION ? ', the one this server runs' : ''}
    </p>
  </li>
);

/** /bench: how this release measured, including what it missed, and how to repeat it (product P20.16). */
export const bench: WordsPage = {
  title: 'What was measured',
  description:
    'How often the scanner and the verdict of this release were right and wrong on real barcodes and labels, with the command that repeats each figure.',
  Body: () => (
    <Prose
      title="What was measured"
      lead="How often this release was right, and how often it was wrong, on public files. Parts of these files were looked at during development."
    >
      {PARTS.map(({ part, title }) => (
        <Part key={part} title={title}>
          <ul className="panel panel-list open-list">
            {MEASURED.filter((row) => row.part === part).map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </ul>
        </Part>
      ))}
      <Part title="Measure it yourself">
        <p>
          Run each command in a copy of the source code, replacing DATA with a folder of public files: the ZXing test
          pictures, exports of Open Food Facts and Open Beauty Facts, and the annexes of the EU cosmetics law. Where
          they come from:{' '}
          <TextLink to={paths.attribution} className="inline">
            Sources and licences
          </TextLink>
        </p>
        <p>
          <code className={COMMAND}>npm run figures -- DATA</code>
          runs them all and writes the file that this page is drawn from. This server runs engine {ENGINE_VERSION}. The
          same figures as data:{' '}
          <a href="/measured.json" className="link">
            measured.json
          </a>
        </p>
      </Part>
    </Prose>
  ),
};
