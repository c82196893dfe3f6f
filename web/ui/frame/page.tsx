import { ChevronLeft } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';

const StatusContext = createContext<ReactNode>(null);

/** Sets what is shown next to the title of every page below: the network chip. */
export const PageStatus = ({ status, children }: { status: ReactNode; children: ReactNode }) => (
  <StatusContext value={status}>{children}</StatusContext>
);

/** The status from {@link PageStatus}, for pages with a header of their own. */
export const usePageStatus = (): ReactNode => useContext(StatusContext);

interface PageProps {
  /** Used in the window title. */
  title: string;
  /** `wide` for pages with a second column on desktop; otherwise at most 640 px. */
  wide?: boolean;
  className?: string;
  children: ReactNode;
}

/** The content of a screen. Sets the window title, and receives the focus after navigation. */
export function Page({ title, wide = false, className, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · Safeshelf`;
  }, [title]);
  // On a page opened directly the focus stays at the start, so that the header comes first. Read only when the page
  // appears: a search that changes the address must not take the focus from its field.
  const { key } = useLocation();
  const [opened] = useState(key === 'default');
  useEffect(() => {
    if (!opened) main.current?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className={classNames(
        'mx-auto w-full max-w-(--page) px-gutter pb-6 outline-none',
        wide ? '[--page:1136px]' : '[--page:704px]',
        className,
      )}
    >
      {children}
    </main>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Shows a back button. The path is its target if the page was opened directly. */
  back?: string | undefined;
  /** Buttons at the end of the line, after the network chip. */
  actions?: ReactNode;
}

/** The title of a page, with the status and actions next to it. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  const status = usePageStatus();
  return (
    <header className="pt-1 lg:pt-6">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-auto items-center gap-1">
          {back && <BackButton fallback={back} />}
          <h1 className="title-1 min-w-0 [overflow-wrap:anywhere]">{title}</h1>
        </div>
        {status}
        {actions}
      </div>
      {/* The network chip may have wrapped onto a line of its own. */}
      {subtitle && <p className="-mt-[3px] text-ink-2 in-[header:has(.network-chip)]:mt-1">{subtitle}</p>}
    </header>
  );
}

/** Goes back to the previous page, or to the fallback if this page was opened directly. */
export function BackButton({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  const goBack = async () => {
    const steps: unknown = window.history.state?.idx;
    await (typeof steps === 'number' && steps > 0 ? navigate(-1) : navigate(fallback, { replace: true }));
  };
  return (
    <IconButton label="Back" className="-ml-[12px]" onClick={goBack}>
      <ChevronLeft strokeWidth={1.9} />
    </IconButton>
  );
}

interface SectionProps {
  title: string;
  /** Anchor id, for a list of the page's sections. */
  id?: string | undefined;
  /** A link or a count at the end of the title line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled section of a page. */
export function Section({ title, id, aside, className, children }: SectionProps) {
  return (
    <section id={id} className={classNames('mt-8', className)}>
      <div className="mb-3 flex min-h-7 flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="title-2 min-w-0 [overflow-wrap:anywhere]">{title}</h2>
        {aside && <div className="small min-w-0 text-ink-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
