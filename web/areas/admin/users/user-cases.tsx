import { FileCheck, KeyRound, ShieldAlert, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const inReports = '在审核的“举报”里看内容和截图';

/** What people call about, and what helps once they are found, step by step. */
const cases = [
  {
    icon: KeyRound,
    what: '登录不上',
    steps: ['在登录记录里看最近失败的时间', '点“解除登录限制”，请对方再试'],
    after: '输错越多等得越久，到点自己解除；当天能收的短信不会变多。',
  },
  {
    icon: Smartphone,
    what: '手机丢了、换了设备',
    steps: ['核对最近登录', '点“结束登录”，全部设备立即退出', '请本人登录后改绑手机'],
    after: '改绑要收新号码的验证码，只能由本人做。',
  },
  {
    icon: ShieldAlert,
    what: '被举报骚扰或冒充',
    steps: [inReports, '写明原因再封禁，可随时解封'],
    after: '封禁会结束全部登录、关闭进行中的投递，经过都留有记录。',
  },
  {
    icon: FileCheck,
    what: '问同意过什么',
    steps: ['在同意记录里逐条核对版本', '在法律文本里按版本打开原文'],
    after: '撤回过的也在记录里，写着撤回的时间。',
  },
] as const;

/** What callers say, each with the steps that help. */
export const UserCases = () => (
  <section aria-labelledby="cases" className="mt-3 rounded-card border border-line bg-surface px-5 max-sm:px-4">
    <h2 id="cases" className="py-3.5 text-16 font-semibold text-ink-1">
      找到以后，按对方说的办
    </h2>
    <ul className="grid gap-x-8 pb-1 sm:grid-cols-2 xl:grid-cols-4">
      {cases.map(({ icon: Icon, what, steps, after }) => (
        <li key={what} className="border-t border-line py-4">
          <h3 className="flex items-center gap-2.5 text-14 font-semibold text-ink-1">
            <Icon size={20} strokeWidth={1.75} className="flex-none text-brand" aria-hidden />
            {what}
          </h3>
          <ol className="mt-2.5 grid gap-2 text-14 text-ink-1">
            {steps.map((step, at) => (
              <li key={step} className="flex items-start gap-2.5">
                <b className="num grid size-5 flex-none place-items-center rounded-full bg-fill text-12 text-ink-2">
                  {at + 1}
                </b>
                {step === inReports ? <Link to={paths.adminReviews({ queue: 'reports' })}>{step}</Link> : step}
              </li>
            ))}
          </ol>
          <p className="mt-2.5 text-13 text-ink-3">{after}</p>
        </li>
      ))}
    </ul>
  </section>
);
