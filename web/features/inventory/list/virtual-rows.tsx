import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { expectedHeight, forgetOtherSizes, type ListKind, noteHeight } from './row-heights.ts';
import { useLightRows } from './use-light-rows.ts';

/** Up to so many rows are all drawn: the browser's own search in the page then finds every one of them. */
const ALL_DRAWN = 30;
/** Rows drawn beyond the edges of the window, so that Tab and a fast thumb find the next. */
const BEYOND = 3;

/** What a list gives to the `<li>` of a row. */
export type RowItem = ComponentProps<'li'>;

interface VirtualRowsProps<T> {
  rows: readonly T[];
  idOf: (row: T) => string;
  /** Accessible name, where no heading stands before the list. */
  label?: string;
  className?: string;
  /** Draws one row: an `<li>` that takes what it is given. `light`: it flies by, and may leave out what is dear to draw. */
  children: (row: T, item: RowItem, light: boolean) => ReactNode;
}

/** Which row has the focus: it stays drawn wherever the list is scrolled. */
function useRowOptions<T>({ rows, idOf }: Pick<VirtualRowsProps<T>, 'rows' | 'idOf'>, list: ListKind) {
  const [focused, setFocused] = useState<string | null>(null);
  useState(forgetOtherSizes);
  const idAt = (at: number): string => {
    const row = rows[at];
    return row === undefined ? String(at) : idOf(row);
  };
  const keptAt = focused === null ? -1 : rows.findIndex((row) => idOf(row) === focused);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return keptAt < 0 || shown.includes(keptAt) ? shown : [...shown, keptAt].sort((a, b) => a - b);
    },
    [keptAt],
  );
  const options = {
    count: rows.length > ALL_DRAWN ? rows.length : 0,
    overscan: BEYOND,
    estimateSize: (at: number) => expectedHeight(list, idAt(at)),
    getItemKey: idAt,
    rangeExtractor,
    // Rows that turn out higher are put right in the frame after, beyond the edge of the window: not in the same task.
    useAnimationFrameWithResizeObserver: true,
    // The observer tells the height before anything is painted; asked for here, it would be worked out row by row.
    measureElement: (element: Element, entry: ResizeObserverEntry | undefined) => {
      const id = idAt(Number(element.getAttribute('data-index')));
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) noteHeight(list, id, height);
      return expectedHeight(list, id);
    },
  };
  return { options, idAt, setFocused };
}

interface RowListProps<T> extends VirtualRowsProps<T> {
  list: RefObject<HTMLUListElement | null>;
  virtual: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>;
  /** How far below the beginning of what scrolls the list begins, px. */
  top: number;
  onFocus: (id: string | null) => void;
}

/** The list itself. Each item tells its place and how many there are, drawn or not. */
function RowList<T>({ rows, idOf, label, className, children, list, virtual, top, onFocus }: RowListProps<T>) {
  const long = rows.length > ALL_DRAWN;
  const itemOf = (row: T, at: number): RowItem => ({
    'aria-setsize': rows.length,
    'aria-posinset': at + 1,
    onFocus: () => onFocus(idOf(row)),
    onBlur: () => onFocus(null),
  });
  const placed = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    const style = { position: 'absolute', top: start - top, left: 0 } as const;
    const place = { ref: virtual.measureElement, 'data-index': index, style };
    return row === undefined ? [] : [{ row, item: { ...itemOf(row, index), ...place } }];
  });
  const light = useLightRows(
    virtual,
    placed.map(({ row }) => idOf(row)),
  );
  const drawn = long ? placed : rows.map((row, at) => ({ row, item: itemOf(row, at) }));
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classNames('panel-list', long && 'virtual-list', className)}
      style={long ? { position: 'relative', height: virtual.getTotalSize() } : undefined}
    >
      {drawn.map(({ row, item }) => (
        <Fragment key={idOf(row)}>{children(row, item, light.has(idOf(row)))}</Fragment>
      ))}
    </ul>
  );
}

/** How far below the beginning of what scrolls a list begins, px; followed as what stands above it grows or goes. */
function useTop(topOf: (list: HTMLElement) => number): [number, RefObject<HTMLUListElement | null>] {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => list.current && setTop(Math.round(topOf(list.current)));
    look();
    const observer = new ResizeObserver(look);
    const around = list.current?.closest('main, aside');
    for (const element of around ? [around, ...around.children] : []) observer.observe(element);
    return () => observer.disconnect();
  }, [topOf]);
  return [top, list];
}

const topInPage = (list: HTMLElement): number => list.getBoundingClientRect().top + window.scrollY;
const topInPane = (list: HTMLElement): number => list.offsetTop;

/** A list of any length that scrolls with the page. Of a long one only what is in sight is drawn. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const [top, list] = useTop(topInPage);
  const { options, setFocused } = useRowOptions(props, 'page');
  const virtual = useWindowVirtualizer({ ...options, scrollMargin: top, initialOffset: () => window.scrollY });
  return <RowList {...props} list={list} virtual={virtual} top={top} onFocus={setFocused} />;
}

/** The same in a pane that scrolls by itself. */
export function VirtualPaneRows<T>({
  scroller,
  ...props
}: VirtualRowsProps<T> & { scroller: RefObject<HTMLElement | null> }) {
  const [top, list] = useTop(topInPane);
  const { options, setFocused } = useRowOptions(props, 'pane');
  const virtual = useVirtualizer({ ...options, scrollMargin: top, getScrollElement: () => scroller.current });
  return <RowList {...props} list={list} virtual={virtual} top={top} onFocus={setFocused} />;
}
