import { Form } from 'antd';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { regionShortName } from '#contract/taxonomy/places/regions.ts';
import { shortTitle } from '../../features/exam-words.ts';
import { StepBars } from '../../features/step-bars.tsx';
import { timesOf, type Values } from './exam-values.ts';

export const parts = [
  { id: 'basics', title: '基本信息' },
  { id: 'times', title: '时间安排' },
  { id: 'announcement', title: '公告正文' },
  { id: 'registration', title: '报名与审核' },
  { id: 'examination', title: '考试与公示' },
  { id: 'results', title: '成绩与名单' },
] as const;
export type PartId = (typeof parts)[number]['id'];

const textOf = (html = '') => html.replaceAll(/<[^>]+>|\s/g, '');

/** What each part says now, in a few words. */
const saidBy: Record<PartId, (values: Partial<Values>) => string> = {
  basics: ({ documentNumber }) => documentNumber ?? '',
  times: ({ steps = [] }) => `${steps.length} 步`,
  announcement: ({ announcement }) => `${textOf(announcement).length} 字`,
  registration: ({ fee }) => (fee ? `考务费 ${fee} 元` : '不收费'),
  examination: ({ ratio, written }) => `${ratio ? `1 : ${ratio} 开考` : '不设开考比例'}，笔试 ${written}%`,
  results: ({ results }) => (results?.pass ? `合格线 ${results.pass}` : '不设合格线'),
};

/** Whether a part has what publication needs. */
const isDone: Record<PartId, (values: Partial<Values>) => boolean> = {
  basics: ({ title, region, documentNumber }) => Boolean(title && region && documentNumber),
  times: ({ steps = [] }) => steps.length > 1 && steps.every((one) => one?.step && one.when),
  announcement: ({ announcement }) => textOf(announcement) !== '',
  registration: ({ fee, payNote }) => !fee || Boolean(payNote),
  examination: ({ ratio }) => ratio !== undefined && ratio !== null,
  results: ({ results }) => Boolean(results),
};

/** What stands beside the first part of a long form: all parts with what they say, and the public page that comes of them. */
export function ExamSide({ organiser }: { organiser: string }) {
  const values: Partial<Values> = Form.useWatch([], Form.useFormInstance()) ?? {};
  const { title = '', documentNumber, region, steps = [] } = values;
  const missing = parts.filter(({ id }) => !isDone[id](values)).length;
  return (
    <div className="flex h-full flex-col gap-3">
      <nav aria-label="本页各节" className="rounded-card border border-line bg-surface p-1.5 text-13">
        <p className="flex items-center gap-2 px-2.5 py-1.5 font-medium text-ink-1">
          {missing === 0 && <CircleCheck size={16} className="text-ok" aria-hidden />}
          {missing === 0 ? `${parts.length} 节都已填` : `还有 ${missing} 节未填完`}
        </p>
        {parts.map(({ id, title: name }) => {
          const done = isDone[id](values);
          return (
            <a key={id} className={`menu-item min-h-7! ${done ? 'text-ink-1!' : 'text-brand!'}`} href={`#${id}`}>
              {!done && <CircleDashed size={16} role="img" aria-label="未填完" className="text-warm" />}
              {name}
              <span className="tabular cut ml-auto text-12 text-ink-3">{saidBy[id](values)}</span>
            </a>
          );
        })}
      </nav>
      <section
        aria-label="考生看到的样子"
        className="grow rounded-card border border-brand-line bg-brand-tint px-4 py-4 text-12 text-ink-2"
      >
        <p>考生看到的样子</p>
        <p className="mt-1 text-18 leading-snug font-semibold break-words text-ink-1">
          {shortTitle({ title, organiser: { name: organiser } }) || '项目名称'}
        </p>
        <p className="mt-1">{organiser}</p>
        <p>{[documentNumber, regionShortName(region?.at(-1) ?? '')].filter(Boolean).join('，')}</p>
        <StepBars steps={timesOf(steps)} now={Date.now()} className="mt-3" />
      </section>
    </div>
  );
}
