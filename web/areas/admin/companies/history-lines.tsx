import type { ReviewDetail } from '#contract/operators/reviews.ts';
import { formatDateTime } from '#contract/text.ts';

/** 经过: what was done with a company or post before. */
export const HistoryLines = ({ lines }: { lines: ReviewDetail['history'] }) => (
  <ul className="space-y-1 text-14">
    {lines.map(({ at, what, note }) => (
      <li key={at + what} className="flex gap-3">
        <span className="tabular w-32 shrink-0 text-ink-3">{formatDateTime(at)}</span>
        <span className="text-ink-1">{what}</span>
        <span className="min-w-0 flex-1 text-ink-3">{note}</span>
      </li>
    ))}
  </ul>
);
