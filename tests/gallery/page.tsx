import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../../web/app.css';
import './gallery.css';
import { ACTIONS } from './actions.tsx';
import { FORMS } from './forms.tsx';
import { FRAMES } from './frames.tsx';
import type { GalleryEntry } from './gallery-entry.ts';
import { LISTS } from './lists.tsx';
import { RISKS } from './risks.tsx';

const GROUPS: readonly (readonly [string, readonly GalleryEntry[]])[] = [
  ['Verdicts', RISKS],
  ['Actions', ACTIONS],
  ['Forms', FORMS],
  ['Rows, bars and marks', FRAMES],
  ['Lists and frames', LISTS],
];

/** Every component of web/ui in all its states. The address sets the theme: `?theme=dark`. */
const Gallery = () => (
  <main className="gallery">
    <h1 className="title-1">Components of Safeshelf</h1>
    {GROUPS.map(([title, shown]) => (
      <section key={title}>
        <h2 className="title-2">{title}</h2>
        {shown.map(({ name, states }) => (
          <section key={name} className="gallery-component">
            <h3 className="title-3">{name}</h3>
            <div className="gallery-states">
              {Object.entries(states).map(([state, element]) => (
                <figure key={state} data-state={state}>
                  <figcaption className="caption">{state}</figcaption>
                  {element}
                </figure>
              ))}
            </div>
          </section>
        ))}
      </section>
    ))}
  </main>
);

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'light';
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);
