import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useState } from 'react';
import { answerText } from '#web/features/answers/answer-words.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { HomeData } from './load-home.ts';

const SHOWN = 3;
const TURN_MS = 6_000;
/** With fewer lines the day's count stands alone. */
const FEWEST = 3;

/** The place of the first line shown; moves on every six seconds unless the reader points at it or wants no motion. */
function useTurn(length: number) {
  const [first, setFirst] = useState(0);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || length <= SHOWN || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setFirst((at) => (at + 1) % length), TURN_MS);
    return () => clearInterval(timer);
  }, [held, length]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { first, hold: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release } };
}

/** 回音: today's answers, without schools and persons. Nothing while there are too few. */
export function AnswersLine({ data: { answers, now, cityCode } }: { data: HomeData }) {
  const lines = answers && answers.recent.length >= FEWEST ? answers.recent : [];
  const { first, hold } = useTurn(lines.length);
  if (!answers || (answers.today === null && lines.length === 0)) return null;
  const shown = lines.slice(0, SHOWN).map((_, at) => lines[(first + at) % lines.length] as (typeof lines)[number]);
  return (
    <section className="border-b border-line bg-surface" aria-label="回音" {...hold}>
      <div className="page flex h-11 items-center gap-6 text-13">
        <p className="flex flex-none items-center gap-2 text-ink-3">
          <span className="size-2 rounded-full bg-ok" aria-hidden />
          <b className="text-14 text-ink-1">回音</b>
          {answers.today !== null && <span>今天 {answers.today.toLocaleString('en-US')} 份答复</span>}
        </p>
        <ul className="flex h-6 min-w-0 flex-1 flex-wrap gap-x-8 overflow-hidden leading-6 text-ink-1 max-md:hidden">
          {shown.map((answer) => (
            <li key={`${answer.at}${answer.cityName}${answer.subject}`}>
              <span className="text-12 text-ink-3">{agoText(answer.at, now)}</span> {answerText(answer)}
            </li>
          ))}
        </ul>
        <a className="quiet ml-auto flex flex-none items-center text-13" href={paths.answers({ cityCode })}>
          看回复率红榜
          <ChevronRight size={14} aria-hidden />
        </a>
      </div>
    </section>
  );
}
