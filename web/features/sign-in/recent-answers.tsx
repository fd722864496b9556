import Check from 'lucide-react/icons/check';
import type { ToldAnswer } from '#contract/answers/answers.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { agoText } from '#web/features/time/time-text.ts';

const schoolOf: Partial<Record<StageCode, string>> = {
  nursery: '一家托育园',
  preschool: '一所幼儿园',
  primary: '一所小学',
  junior: '一所初中',
  senior: '一所高中',
  vocational: '一所中职学校',
  'higher-vocational': '一所高职院校',
  'vocational-undergraduate': '一所职业本科院校',
  undergraduate: '一所高校',
  postgraduate: '一所高校',
  special: '一所特教学校',
  training: '一家培训机构',
};

/** 杭州一所高中答复了一位数学教师. Names neither the school nor the person. */
const answerText = ({ cityName, stage, subject }: ToldAnswer): string =>
  `${cityName}${schoolOf[stage as StageCode] ?? '一所学校'}答复了一位${shortOf(subjects, subject)}教师`;

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
