import { clsx } from 'clsx';
import { ChevronRight, FileCheck, KeyRound, ShieldAlert, Smartphone } from 'lucide-react';

/** What people call about, and what helps, step by step. */
const cases = {
  'sign-in': {
    icon: KeyRound,
    what: '登录不上',
    why: '验证码或密码错得太多被限制',
    steps: ['按手机号找到这个人', '在登录记录里看最近失败的时间', '点“解除登录限制”，请对方再试'],
  },
  device: {
    icon: Smartphone,
    what: '手机丢了、换了设备',
    why: '担心别人还登录着',
    steps: ['按手机号找到这个人，核对姓名和最近登录', '点“结束登录”，全部设备立即退出', '请本人登录后改绑手机'],
  },
  reported: {
    icon: ShieldAlert,
    what: '被举报骚扰或冒充',
    why: '先看举报内容和过往处理',
    steps: ['在审核的“举报”里看内容和截图', '按姓名找到被举报的人，看过往处理', '写明原因再封禁，可随时解封'],
  },
  consent: {
    icon: FileCheck,
    what: '问同意过什么',
    why: '协议与授权书都有版本和时间',
    steps: ['按手机号找到这个人', '在同意记录里逐条核对版本和时间', '需要原文时，在法律文本里按版本打开'],
  },
} as const;
export type HelpCase = keyof typeof cases;
export const helpCases = Object.keys(cases) as HelpCase[];

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="flex flex-wrap gap-x-6 gap-y-1.5 text-13 text-ink-2">
    {steps.map((step, at) => (
      <li key={step} className="flex gap-2">
        <b className="tabular font-semibold text-brand">{at + 1}</b>
        {step}
      </li>
    ))}
  </ol>
);

/** The steps of the chosen case, above the people who were found. */
export const CaseSteps = ({ chosen }: { chosen: HelpCase | undefined }) =>
  chosen && (
    <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line bg-ground px-4 py-2.5">
      <b className="text-13 font-medium text-ink-1">{cases[chosen].what}</b>
      <Steps steps={cases[chosen].steps} />
    </div>
  );

interface Props {
  chosen: HelpCase | undefined;
  onChoose(key: HelpCase): void;
}

/** The usual cases: one that is pressed shows what to do, and keeps it in sight beside the search. */
export function UserCases({ chosen, onChoose }: Props) {
  return (
    <section aria-labelledby="user-cases" className="mt-6">
      <h3 id="user-cases" className="text-14 font-semibold text-ink-1">
        对方说的是哪一种？
      </h3>
      <ul className="mt-2 grid gap-3 md:grid-cols-2">
        {helpCases.map((key) => {
          const { icon: Icon, what, why } = cases[key];
          const isChosen = key === chosen;
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={isChosen}
                className={clsx(
                  'flex w-full cursor-pointer items-center gap-3 rounded-ctl border px-4 py-3 text-left',
                  isChosen ? 'border-brand bg-brand-tint' : 'border-line hover:border-brand-line',
                )}
                onClick={() => onChoose(key)}
              >
                <span className="grid size-9 flex-none place-items-center rounded-ctl bg-brand-tint text-brand">
                  <Icon size={18} aria-hidden />
                </span>
                <span className="min-w-0 flex-1">
                  <b className="block font-medium text-ink-1">{what}</b>
                  <span className="text-13 text-ink-3">{why}</span>
                </span>
                <ChevronRight size={16} className="flex-none text-ink-4" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-3 min-h-16 rounded-ctl bg-ground px-4 py-3">
        {chosen ? (
          <Steps steps={cases[chosen].steps} />
        ) : (
          <p className="text-13 text-ink-3">点一种情况，这里给出步骤；找人的时候步骤一直在结果上面</p>
        )}
      </div>
    </section>
  );
}
