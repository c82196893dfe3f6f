import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductDrawing } from '#web/ui/product-drawing.tsx';

/** For whoever has no account yet: the scanner can be tried without one (product P2.12.3). */
export const TryFirst = () => (
  <section className="panel mt-8 flex flex-wrap items-center gap-x-3.5 gap-y-3 p-4">
    <ProductDrawing kind="spray" className="h-auto w-11 flex-none border-b-[3px] border-[var(--il-ink)]" />
    <div className="min-w-[min(8rem,100%)] flex-1">
      <h2 className="title-3">No account yet?</h2>
      <p className="small text-ink-2">Try the scanner on a sample product.</p>
    </div>
    <LinkButton to={paths.demoScan} variant="soft" size="small">
      Watch Demo
    </LinkButton>
  </section>
);
