import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type DrawingKind, ProductDrawing } from '#web/ui/product-drawing.tsx';
import { StartButton } from './top-nav.tsx';

const SHELF: readonly DrawingKind[] = ['spray', 'jug', 'bottle', 'pump', 'box'];

/** The closing call to action, with a shelf to start from. */
export const Closing = ({ sells }: { sells: boolean }) => (
  <section className="landing-closing">
    <div>
      <h2 className="landing-title">Start with the bottle under the sink.</h2>
      <div className="landing-actions">
        <StartButton sells={sells} />
        <LinkButton to={paths.demoScan} variant="secondary" className="landing-second">
          Watch Demo
        </LinkButton>
      </div>
    </div>
    <div className="landing-shelf" aria-hidden="true">
      {SHELF.map((kind) => (
        <ProductDrawing key={kind} kind={kind} className="h-auto w-[min(92px,17%)]" />
      ))}
    </div>
  </section>
);
