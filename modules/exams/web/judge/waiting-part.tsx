import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
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

/** How the full mark divides, not a result: one strength a criterion. */
const tints = ['--chart-1', '--chart-2', '--chart-3'].map((name) => `var(${name})`);

const MINUTES = 60;
/** The ticks of a clock's face, in degrees. */
const ticks = Array.from({ length: MINUTES }, (_, minute) => minute * 6);
const RADIUS = 104;
const ROUND = 2 * Math.PI * RADIUS;

/** The last hour before the beginning as a clock's face: a tick a minute, and what is left of it as an arc. */
function Dial({ startsAt, children }: { startsAt: string; children: ReactNode }) {
  const left = Math.max(0, Math.min(1, (Date.parse(startsAt) - Date.now()) / (MINUTES * 60_000)));
  return (
    <div className="relative size-64 flex-none max-sm:size-56">
      <svg viewBox="-128 -128 256 256" className="absolute inset-0" aria-hidden="true">
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 30 === 0 ? 'M0-126v10' : 'M0-126v5'}
            transform={`rotate(${angle})`}
            stroke="var(--line-strong)"
            strokeWidth={angle % 30 === 0 ? 2.5 : 1.5}
          />
        ))}
        <circle r={RADIUS} fill="none" stroke="var(--fill)" strokeWidth="12" />
        <circle
          r={RADIUS}
          fill="none"
          stroke="var(--warm)"
          strokeWidth="12"
          strokeDasharray={`${left * ROUND} ${ROUND}`}
          transform="rotate(-90)"
        />
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center text-center">{children}</p>
    </div>
  );
}

const tenths = Array.from({ length: 11 }, (_, tenth) => Math.min(299.5, tenth * 30 + 0.5));

/** The scale of a criterion as its row of the sheet will have it. */
const Ruler = ({ max, tint }: { max: number; tint: string }) => (
  <svg viewBox="0 0 300 26" className="mt-2 block w-full" aria-hidden="true">
    <rect y="2" width="300" height="8" rx="4" fill="var(--fill)" />
    <rect y="2" width={3 * max} height="8" rx="4" fill={tint} />
    {tenths.map((x) => (
      <path key={x} d={`M${x} 14v6`} stroke="var(--line-strong)" />
    ))}
  </svg>
);

/** What a judge knows and can prepare until the first number comes in. */
export function WaitingPart({ view, wait }: { view: JudgeView; wait: Wait }) {
  const { group, lots, beforeDraw } = view;
  const people = beforeDraw?.people ?? lots.length;
  const isAhead = Date.parse(group.startsAt) > Date.now();
  const steps = [
    { name: '冻结名单', isDone: lots.length > 0 || Boolean(beforeDraw?.frozenAt), when: beforeDraw?.frozenAt },
    { name: '公开抽签', isDone: lots.length > 0, when: null },
    { name: '开始评分', isDone: false, when: group.startsAt },
  ];
  return (
    <div className="grid flex-1 gap-3 md:grid-cols-[minmax(0,1fr)_360px]">
      <section className="card flex flex-col p-8 max-sm:p-5" aria-label="等待">
        <h2 className="text-28 leading-tight max-sm:text-20">{wait.title}</h2>
        <p className="mt-2 text-16">{wait.text}</p>
        <div className="my-auto flex items-center gap-12 py-8 max-md:gap-8 max-sm:flex-col max-sm:gap-5 max-sm:py-6">
          <Dial startsAt={group.startsAt}>
            <span className="text-14 text-ink-3">{isAhead ? '距开始' : '开始时间已到'}</span>
            <b className="num text-40 leading-tight text-warm-ink">
              {isAhead ? leftText(group.startsAt, Date.now()) : '等候抽签'}
            </b>
          </Dial>
          <dl className="grid min-w-0 flex-1 gap-5 text-14 text-ink-3 max-sm:w-full max-sm:flex-none max-sm:gap-3">
            <div>
              <dt>开始</dt>
              <dd className="num text-28 text-ink-1">{whenText(group.startsAt)}</dd>
            </div>
            <div>
              <dt>地点</dt>
              <dd className="text-20 leading-9 font-semibold text-ink-1">{group.place}</dd>
            </div>
            {people > 0 && (
              <div>
                <dt>本组</dt>
                <dd className="num text-28 text-ink-1">{people} 人</dd>
              </div>
            )}
          </dl>
        </div>
        <ol className="grid sm:grid-cols-3">
          {steps.map(({ name, isDone, when }, at) => (
            <li
              key={name}
              className={clsx(
                'border-t-3 pt-3 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:pb-3',
                isDone ? 'border-ok' : 'border-line',
              )}
            >
              <span className="flex items-center gap-2 text-16 font-semibold text-ink-1">
                <span
                  className={clsx(
                    'grid size-6 place-items-center rounded-full text-12',
                    isDone ? 'bg-ok text-surface' : 'bg-fill-hover text-ink-2',
                  )}
                  aria-hidden
                >
                  {isDone ? <Check size={14} /> : at + 1}
                </span>
                {name}
              </span>
              <span className="tabular block text-14 text-ink-3 sm:mt-1 sm:pl-8">
                {when ? whenText(when) : isDone ? '已完成' : '考务当场进行'}
              </span>
            </li>
          ))}
        </ol>
        {lots.length > 0 && (
          <p className="tabular mt-6 text-14">签号 {lots.map(({ lot }) => lot).join('、')}，按号序进场</p>
        )}
      </section>
      <section className="card flex flex-col p-6 max-sm:p-5" aria-label="评分表">
        <h2 className="text-16">
          评分表 <span className="text-14 font-normal text-ink-3">满分 {fullSheet}</span>
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {group.criteria.map(({ name, max }, at) => (
            <li key={name} className="py-3 text-16">
              <span className="flex items-baseline justify-between gap-3 text-ink-1">
                <span className="font-semibold">{name}</span>
                <span className="num text-20">0–{max} 分</span>
              </span>
              <Ruler max={max} tint={tints[at % tints.length] ?? ''} />
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
