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
  chosen: HelpCase;
  onChoose(key: HelpCase): void;
}

/** What the caller says, and the steps that help. */
export function UserCases({ chosen, onChoose }: Props) {
  const { what, steps, after } = cases[chosen];
  return (
    <section
      aria-labelledby="user-cases"
      className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[340px_minmax(0,1fr)]"
    >
      <div className="border-line bg-ground p-3 max-lg:border-b lg:border-r">
        <h2 id="user-cases" className="px-3 pt-2 pb-3 text-16 font-semibold text-ink-1">
          对方说的是哪一种？
        </h2>
        <ul className="grid gap-1 sm:max-lg:grid-cols-2">
          {helpCases.map((key) => {
            const { icon: Icon, what: name, why } = cases[key];
            const isChosen = key === chosen;
            return (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  className={clsx(
                    'group flex w-full cursor-pointer items-center gap-3 rounded-ctl border px-3 py-3 text-left',
                    isChosen ? 'border-brand bg-surface' : 'border-transparent hover:bg-surface',
                  )}
                  onClick={() => onChoose(key)}
                >
                  <span
                    className={clsx(
                      'grid size-10 flex-none place-items-center rounded-ctl',
                      isChosen ? 'bg-brand-solid text-on-brand' : 'bg-brand-tint text-brand',
                    )}
                  >
                    <Icon size={20} aria-hidden />
                  </span>
                  <span className="min-w-0 flex-1">
                    <b className="block text-14 font-semibold text-ink-1">{name}</b>
                    <span className="text-12 text-ink-3">{why}</span>
                  </span>
                  <ChevronRight
                    size={16}
                    className={isChosen ? 'text-brand' : 'text-ink-4 group-hover:text-brand'}
                    aria-hidden
                  />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-col px-8 py-6 max-sm:px-4 max-sm:py-4">
        <h3 className="mb-4 text-20 font-semibold text-ink-1">{what}</h3>
        <ol>
          {steps.map((step, at) => (
            <li key={step} className="group relative flex gap-4 pb-5 last:pb-2">
              <i className="absolute top-8 bottom-1 left-3.5 w-px bg-line-strong group-last:hidden" aria-hidden />
              <b className="num grid size-7 flex-none place-items-center rounded-full bg-brand-tint text-13 text-brand">
                {at + 1}
              </b>
              <div className="min-w-0 flex-1 pt-0.5 text-16 text-ink-1">{step}</div>
            </li>
          ))}
        </ol>
        <p className="mt-auto border-t border-line pt-3 text-13 text-ink-3">{after}</p>
      </div>
    </section>
  );
}
