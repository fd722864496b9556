import Check from 'lucide-react/icons/check';
import { answerText } from '#web/features/answers/answer-words.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { agoText } from '#web/features/time/time-text.ts';

/** Before a sign-in: what schools answered just now, the newest first; nothing where there is no answer. It names neither the school nor the person. */
export function RecentAnswers({ count }: { count: number }) {
  const { data, isError } = useCall('GET /api/answers', {}, quietly);
  const answers = data?.recent;
  if (isError || answers?.length === 0) return null;
  // Each text once: a second answer of the same kind says nothing new.
  const told = new Map(answers?.toReversed().map((answer) => [answerText(answer), answer]));
  return (
    <ul aria-label="学校刚刚的答复" className="space-y-2" style={{ minHeight: `${count * 44 - 8}px` }}>
      {[...told]
        .slice(-count)
        .reverse()
        .map(([text, { at }]) => (
          <li
            key={text}
            className={`flex h-9 max-w-full items-center gap-2 rounded-full border border-line bg-surface pr-4 pl-1.5 text-14 text-ink-1 ${count === 1 ? 'w-fit' : ''}`}
          >
            <span className="grid size-6 flex-none place-items-center rounded-full bg-ok-tint text-ok">
              <Check size={14} strokeWidth={3} aria-hidden />
            </span>
            <span className="cut min-w-0">{text}</span>
            <span className="tabular ml-auto flex-none text-12 text-ink-3">{agoText(at, Date.now())}</span>
          </li>
        ))}
    </ul>
  );
}
