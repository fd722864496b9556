/** A chosen filter; following the link removes the filter. */
export function Chip({ label, href }: { label: string; href: string }) {
  return (
    <a className="chip" href={href} aria-label={`去掉条件：${label}`} data-keep-scroll>
      {label}
      <span className="i i-x" />
    </a>
  );
}
