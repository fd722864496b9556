/** A chosen filter; following the link removes the filter. */
export function Chip({ label, href, onRemove }: { label: string; href: string; onRemove?(): void }) {
  return (
    <a className="chip" href={href} aria-label={`去掉条件：${label}`} data-keep-scroll onClick={onRemove}>
      {label}
      <span className="i i-x" />
    </a>
  );
}
