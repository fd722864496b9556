import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import type { ToldAnswer } from '#contract/answers/answers.ts';
import { call } from '#web/api/browser-call.ts';
import { answerText } from '#web/features/answers/answer-words.ts';
import { agoText } from '#web/features/time/time-text.ts';

/** The site's newest answers; null until they arrive, none without the network. */
function useRecentAnswers(): readonly ToldAnswer[] | null {
  const [answers, setAnswers] = useState<readonly ToldAnswer[] | null>(null);
  useEffect(() => {
    call('GET /api/answers', {}, { background: true, quiet: true }).then(
      ({ recent }) => setAnswers(recent),
      () => setAnswers([]),
    );
  }, []);
  return answers;
}

/** Before a sign-in: what schools answered just now, the newest first; nothing where there is no answer. It names neither the school nor the person. */
export function RecentAnswers({ count }: { count: number }) {
  const answers = useRecentAnswers();
  if (answers?.length === 0) return null;
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
            className={`flex h-9 max-w-full items-center gap-2 rounded-full border border-line bg-surface pr-4 pl-1.5 text-13 text-ink-1 ${count === 1 ? 'w-fit' : ''}`}
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
