import { clsx } from 'clsx';
import { FileCheck, KeyRound, ShieldAlert, Smartphone } from 'lucide-react';

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

/** The usual cases with what to do in each: one that is pressed stays in sight above the people who are found. */
export function UserCases({ chosen, onChoose }: Props) {
  return (
    <section aria-labelledby="user-cases" className="rounded-card border border-line bg-surface">
      <h2 id="user-cases" className="border-b border-line px-6 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
        对方说的是哪一种？
        <span className="ml-3 text-13 font-normal text-ink-3 max-sm:ml-0 max-sm:block">
          选一种，查找时步骤一直在结果上面
        </span>
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-b-card bg-line sm:grid-cols-2 xl:grid-cols-4">
        {helpCases.map((key) => {
          const { icon: Icon, what, why, steps, after } = cases[key];
          const isChosen = key === chosen;
          return (
            <li key={key} className={clsx('flex flex-col', isChosen ? 'bg-brand-tint' : 'bg-surface')}>
              <button
                type="button"
                aria-pressed={isChosen}
                className="group flex w-full cursor-pointer items-start gap-3 px-6 pt-5 text-left max-sm:px-4"
                onClick={() => onChoose(key)}
              >
                <span className="grid size-10 flex-none place-items-center rounded-ctl bg-brand-tint text-brand">
                  <Icon size={20} aria-hidden />
                </span>
                <span className="min-w-0 flex-1">
                  <b className="block text-16 font-semibold text-ink-1 group-hover:text-brand">{what}</b>
                  <span className="text-13 text-ink-3">{why}</span>
                </span>
              </button>
              <ol className="grid gap-3 px-6 pt-4 pb-4 text-14 text-ink-1 max-sm:px-4">
                {steps.map((step, at) => (
                  <li key={step} className="flex gap-3">
                    <b className="num w-3 flex-none font-semibold text-brand">{at + 1}</b>
                    {step}
                  </li>
                ))}
              </ol>
              <p className="mt-auto px-6 pb-5 text-12 text-ink-3 max-sm:px-4">{after}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
