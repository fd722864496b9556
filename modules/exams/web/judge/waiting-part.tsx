import { type FactRow, FactRows } from '#web/ui/fact-rows.tsx';
import { fullSheet } from '../../contract/interview/groups.ts';
import { earlyMs, type JudgeView } from '../../contract/interview/judge.ts';
import { leftText, whenText } from '../features/exam-words.ts';

export interface Wait {
  title: string;
  text: string;
}

/** Why nothing is scored now; null where it is. A device that went offline early knows the hour by its own clock. */
export function waitOf({ group: { state, startsAt }, lots, beforeDraw }: JudgeView): Wait | null {
  if (lots.length === 0)
    return {
      title: '还没有抽签',
      text: beforeDraw?.frozenAt
        ? '名单已经冻结，考务随时会抽签。签号抽出后自动出现在这里，不用刷新。'
        : '考务冻结名单后当场抽签。签号抽出后自动出现在这里，不用刷新。',
    };
  if (state === 'suspended') return { title: '项目已暂停', text: '暂不评分，恢复后自动继续。' };
  if (state !== 'early' || Date.now() >= Date.parse(startsAt) - earlyMs) return null;
  return { title: '还没有开始', text: `提前 ${earlyMs / 60_000} 分钟可以评分，到时自动打开评分表。` };
}

const preparations = [
  '设备充好电，调成不熄屏',
  '与某个签号有亲属、师生、同事关系的，抽签后声明回避',
  '每人每项给一次分，封存后自己不能再改',
];

/** What a judge knows and can prepare until the first number comes in. */
export function WaitingPart({ view, wait }: { view: JudgeView; wait: Wait }) {
  const { group, lots, beforeDraw } = view;
  const people = beforeDraw?.people ?? lots.length;
  const isAhead = Date.parse(group.startsAt) > Date.now();
  const facts: FactRow[] = [
    [isAhead ? '距开始' : '开始时间已到', isAhead ? leftText(group.startsAt, Date.now()) : '等候抽签'],
    ['开始', whenText(group.startsAt)],
    ['地点', group.place],
    ['本组', people > 0 && `${people} 人`],
  ];
  return (
    <div className="grid flex-1 gap-3 md:grid-cols-[minmax(0,1fr)_360px]">
      <section className="card flex flex-col p-8 max-sm:p-5" aria-label="等待">
        <h2 className="text-28 leading-tight max-sm:text-20">{wait.title}</h2>
        <p className="mt-2 text-16">{wait.text}</p>
        <FactRows facts={facts} className="tabular mt-6 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3" />
        {lots.length > 0 && (
          <p className="tabular mt-6 text-14">签号 {lots.map(({ lot }) => lot).join('、')}，按号序进场</p>
        )}
      </section>
      <section className="card flex flex-col p-6 max-sm:p-5" aria-label="评分表">
        <h2 className="text-16">
          评分表 <span className="text-14 font-normal text-ink-3">满分 {fullSheet}</span>
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {group.criteria.map(({ name, max }) => (
            <li key={name} className="flex items-baseline justify-between gap-3 py-3 text-16 text-ink-1">
              <span className="font-semibold">{name}</span>
              <span className="num text-20">0–{max} 分</span>
            </li>
          ))}
        </ul>
        <h2 className="mt-auto mb-2 border-t border-line pt-5 text-16">开始前</h2>
        <ul className="grid list-disc gap-2 pl-5 text-14">
          {preparations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
