/** Outline of a row while nothing is stored yet. Not animated, and shown only after 150 ms. */
export function SkeletonRow() {
  return (
    <li className="row" aria-hidden="true">
      <span className="skeleton h-[52px] w-[52px] rounded-[10px]" />
      <span className="flex-1">
        <span className="skeleton h-4 w-[72%]" />
        <span className="skeleton mt-2 h-3 w-[44%]" />
      </span>
      <span className="skeleton h-8 w-[62px]" />
    </li>
  );
}

/** A static block, sized by its classes: `h-4 w-40`. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={`skeleton ${className}`} aria-hidden="true" />
);
