import { useEffect, useRef } from 'react';
import type { ExamReading } from '../../../contract/exam-reading.ts';

/** The parts of a line that are among the words found in it. */
function partsOf(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  const [first] = words
    .filter((word) => word !== '' && text.includes(word))
    .sort((a, b) => text.indexOf(a) - text.indexOf(b));
  if (!first) return [{ text, found: false }];
  const at = text.indexOf(first);
  const rest = partsOf(text.slice(at + first.length), words);
  return [{ text: text.slice(0, at), found: false }, { text: first, found: true }, ...rest].filter(
    (one) => one.text !== '',
  );
}

/** The announcement with what was found marked in its place; the chosen line comes into view. */
export function MarkedLines({
  reading: { lines, facts, unread },
  line,
}: {
  reading: ExamReading;
  line: number | null;
}) {
  const shown = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is that of the line
  useEffect(() => {
    // Newer browsers answer with a promise, which is no cleanup.
    void shown.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [line]);
  const wordsIn = (at: number) => [...facts, ...unread].flatMap((one) => (one.line === at ? one.words : []));
  return (
    <ol aria-label="公告原文" className="text-14 leading-6 text-ink-2">
      {lines.map((text, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places
          key={at}
          ref={at === line ? shown : undefined}
          className={`flex gap-3 rounded-ctl px-2 ${at === line ? 'bg-brand-tint' : ''}`}
        >
          <span className="tabular w-7 flex-none text-right text-12 text-ink-3" aria-hidden>
            {at + 1}
          </span>
          <span className="min-w-0 break-words">
            {partsOf(text, wordsIn(at)).map((part, k) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line keep their places
              part.found ? <mark key={k}>{part.text}</mark> : <span key={k}>{part.text}</span>,
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
