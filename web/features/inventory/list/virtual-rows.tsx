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

/** Up to this many rows are all drawn, so that the browser's own page search finds every one. */
const ALL_DRAWN = 30;
/** Rows drawn beyond the edges of the window, so that Tab and fast scrolling find the next one. */
const BEYOND = 3;

/** Props that the list passes to the `<li>` of a row. */
export type RowItem = ComponentProps<'li'>;

interface VirtualRowsProps<T> {
  rows: readonly T[];
  idOf: (row: T) => string;
  /** Accessible name, if no heading precedes the list. */
  label?: string;
  className?: string;
  /** Renders one row: an `<li>` with the given props. `light`: scrolling past fast, may leave out expensive parts. */
  children: (row: T, item: RowItem, light: boolean) => ReactNode;
}

/** Virtualiser options. The row with the focus stays drawn wherever the list is scrolled. */
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
    // Corrects rows that turn out taller in the next frame, off screen, and not in the same task.
    useAnimationFrameWithResizeObserver: true,
    // The observer reports heights before paint. Measuring here would force a layout per row.
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
  /** Offset of the list from the start of the scroll container, px. */
  top: number;
  onFocus: (id: string | null) => void;
}

/** The list itself. Every item has its position and the total count, whether all are drawn or not. */
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

/** Offset of a list from the start of its scroll container, px. Updated as content above it grows or shrinks. */
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

/** A list of any length that scrolls with the page. Of a long one only the visible rows are drawn. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const [top, list] = useTop(topInPage);
  const { options, setFocused } = useRowOptions(props, 'page');
  const virtual = useWindowVirtualizer({ ...options, scrollMargin: top, initialOffset: () => window.scrollY });
  return <RowList {...props} list={list} virtual={virtual} top={top} onFocus={setFocused} />;
}

/** The same for a pane that scrolls by itself. */
export function VirtualPaneRows<T>({
  scroller,
  ...props
}: VirtualRowsProps<T> & { scroller: RefObject<HTMLElement | null> }) {
  const [top, list] = useTop(topInPane);
  const { options, setFocused } = useRowOptions(props, 'pane');
  const virtual = useVirtualizer({ ...options, scrollMargin: top, getScrollElement: () => scroller.current });
  return <RowList {...props} list={list} virtual={virtual} top={top} onFocus={setFocused} />;
}
