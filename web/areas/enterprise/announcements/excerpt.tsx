/** '1. 提前 20 分钟到校' is a point; '一、岗位' heads some. */
const POINT = /^\s*\d{1,2}[.、．]\s*/;
const HEADING = /^\s*[一二三四五六七八九十]{1,2}、/;

interface Props {
  text: string;
  /** At most so many points. */
  points?: number;
}

/** The first lines of a text: what it begins with, and its points each on a line, as they were written. */
export function Excerpt({ text, points = 3 }: Props) {
  const lines = text
    .split(/\n+|(?<=[。；？])\s*(?=\d{1,2}[.、．]\s*\S)/)
    .map((line) => line.trim())
    .filter(Boolean);
  const first = lines.findIndex((line) => POINT.test(line) || HEADING.test(line));
  const lead = (first === -1 ? lines : lines.slice(0, first)).join(' ');
  const listed = lines.filter((line) => POINT.test(line));
  return (
    <div className="mt-1.5 text-13 leading-6 text-ink-2">
      {lead && <p className="line-clamp-2">{lead}</p>}
      {listed.length > 0 && (
        <ul className={lead && 'max-sm:hidden'}>
          {listed.slice(0, points).map((line, at) => (
            <li key={line} className="flex gap-2">
              <span className="mt-2.5 size-1 flex-none rounded-full bg-ink-4" aria-hidden="true" />
              <span className="line-clamp-2 min-w-0">
                {line.replace(POINT, '')}
                {at === points - 1 && listed.length > points && (
                  <span className="ml-2 inline-block text-12 text-ink-3">等 {listed.length} 条</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
