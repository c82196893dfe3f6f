import { useEffect, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface SectionListProps {
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** The section being read: the last one whose top has passed the upper third of the window. */
function useCurrent(sections: SectionListProps['sections']): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 3,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
}

/** Links to the page's sections, next to the page on a desktop. */
export function SectionList({ sections }: SectionListProps) {
  const current = useCurrent(sections);
  return (
    <nav aria-label="Settings" className="sticky top-6 mt-8">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classNames('menu-item', id === current && 'bg-accent-soft text-accent-text')}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.scrollIntoView();
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
