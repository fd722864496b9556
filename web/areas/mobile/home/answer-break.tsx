import ChevronRight from 'lucide-react/icons/chevron-right';
import { answerText } from '#web/features/answers/answer-words.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { MobileHomeData } from './load-home.ts';

/** Among posts: the latest answers of schools, which name nobody. */
export function AnswerBreak({ answers, answeredToday, cityCode, now }: Omit<MobileHomeData, 'hot' | 'newest'>) {
  return (
    <li className="rounded-card border border-ok-line bg-ok-tint">
      <a className="block px-4 py-3" href={paths.answers({ cityCode })}>
        <span className="flex items-center justify-between gap-2">
          <b className="text-[1.0625rem] font-semibold text-ink-1">
            {answeredToday ? `今天已有 ${answeredToday} 份答复` : '刚刚有回音'}
          </b>
          <span className="flex items-center text-13 text-ok-ink">
            回复率红榜
            <ChevronRight size={16} aria-hidden />
          </span>
        </span>
        {answers.map((answer) => (
          <span key={answer.at} className="mt-1.5 flex items-baseline gap-3 text-13">
            <span className="tabular w-17 flex-none text-ink-3">{agoText(answer.at, now)}</span>
            <span className="cut text-ink-1">{answerText(answer)}</span>
          </span>
        ))}
      </a>
    </li>
  );
}
