import { clsx } from 'clsx';
import { ChevronRight, FileCheck, KeyRound, ShieldAlert, Smartphone } from 'lucide-react';

/** What people call about, and what helps, step by step. */
const cases = {
  'sign-in': {
    icon: KeyRound,
    what: '登录不上',
    why: '验证码或密码错得太多被限制',
    steps: ['按手机号找到这个人', '在登录记录里看最近失败的时间', '点“解除登录限制”，请对方再试'],
    after: '每多输错一轮，要等的时间更长，到点自己解除；这里解除的是登录，当天能收的短信不会变多。',
  },
  device: {
    icon: Smartphone,
    what: '手机丢了、换了设备',
    why: '担心别人还登录着',
    steps: ['按手机号找到这个人，核对姓名和最近登录', '点“结束登录”，全部设备立即退出', '请本人登录后改绑手机'],
    after: '改绑要收新号码的验证码，只能由本人做。',
  },
  reported: {
    icon: ShieldAlert,
    what: '被举报骚扰或冒充',
    why: '先看举报内容和过往处理',
    steps: ['在审核的“举报”里看内容和截图', '按姓名找到被举报的人，看过往处理', '写明原因再封禁，可随时解封'],
    after: '封禁立即结束全部登录，进行中的投递随之关闭；原因和经过留在这个人的记录里。',
  },
  consent: {
    icon: FileCheck,
    what: '问同意过什么',
    why: '协议与授权书都有版本和时间',
    steps: ['按手机号找到这个人', '在同意记录里逐条核对版本和时间', '需要原文时，在法律文本里按版本打开'],
    after: '撤回过的也在记录里，写着撤回的时间。',
  },
} as const;
type HelpCase = keyof typeof cases;
export const helpCases = Object.keys(cases) as HelpCase[];

/** The steps of the chosen case, above the people who were found. */
export const CaseSteps = ({ chosen }: { chosen: HelpCase | undefined }) =>
  chosen && (
    <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line bg-ground px-4 py-2.5">
      <b className="text-13 font-medium text-ink-1">{cases[chosen].what}</b>
      <ol className="flex flex-wrap gap-x-6 gap-y-1.5 text-13 text-ink-2">
        {cases[chosen].steps.map((step, at) => (
          <li key={step} className="flex gap-2">
            <b className="tabular font-semibold text-brand">{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );

interface Props {
  chosen: HelpCase | undefined;
  onChoose(key: HelpCase): void;
}

/** The usual cases beside what to do in one: one that is pressed stays in sight above the people who are found. */
export function UserCases({ chosen, onChoose }: Props) {
  const shown = cases[chosen ?? 'sign-in'];
  return (
    <section aria-labelledby="user-cases" className="flex flex-col rounded-card border border-line bg-surface">
      <h2 id="user-cases" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
        对方说的是哪一种？
      </h2>
      <div className="grid grow sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ul className="grid divide-y divide-line border-line max-sm:border-b sm:border-r">
          {helpCases.map((key) => {
            const { icon: Icon, what, why } = cases[key];
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={key === chosen}
                  className={clsx(
                    'flex h-full w-full cursor-pointer items-center gap-3 px-4 py-4 text-left max-sm:py-3',
                    cases[key] === shown ? 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]' : 'hover:bg-ground',
                  )}
                  onClick={() => onChoose(key)}
                >
                  <Icon size={20} className="flex-none text-brand" aria-hidden />
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
        <div className="px-6 py-5 max-sm:px-4">
          <h3 className="text-20 font-semibold text-ink-1">{shown.what}</h3>
          <ol className="mt-4">
            {shown.steps.map((step, at) => (
              <li
                key={step}
                className="relative flex gap-4 pb-8 text-14 leading-7 text-ink-1 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-0 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-line-strong"
              >
                <b className="tabular grid size-7 flex-none place-items-center rounded-full bg-brand-tint text-13 font-semibold text-brand">
                  {at + 1}
                </b>
                {step}
              </li>
            ))}
          </ol>
          <p className="border-t border-line pt-4 text-13 text-ink-3">{shown.after}</p>
        </div>
      </div>
    </section>
  );
}
