import { FileCheck, KeyRound, ShieldAlert, Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** What people call about, and what helps, step by step; the first step begins in the search, or where it says. */
const cases = [
  {
    icon: KeyRound,
    what: '登录不上',
    why: '验证码或密码错得太多被限制',
    to: null,
    steps: ['按手机号找到这个人', '在登录记录里看最近失败的时间', '点“解除登录限制”，请对方再试'],
    after: '每多输错一轮，要等的时间更长，到点自己解除；当天能收的短信不会变多。',
  },
  {
    icon: Smartphone,
    what: '手机丢了、换了设备',
    why: '担心别人还登录着',
    to: null,
    steps: ['按手机号找到，核对最近登录', '点“结束登录”，全部设备立即退出', '请本人登录后改绑手机'],
    after: '改绑要收新号码的验证码，只能由本人做。',
  },
  {
    icon: ShieldAlert,
    what: '被举报骚扰或冒充',
    why: '先看举报内容和过往处理',
    to: paths.adminReviews({ queue: 'reports' }),
    steps: ['在审核的“举报”里看内容和截图', '按姓名找到被举报的人', '写明原因再封禁，可随时解封'],
    after: '封禁立即结束全部登录，进行中的投递随之关闭；原因和经过留在这个人的记录里。',
  },
  {
    icon: FileCheck,
    what: '问同意过什么',
    why: '协议与授权书都有版本和时间',
    to: null,
    steps: ['按手机号找到这个人', '在同意记录里逐条核对版本', '在法律文本里按版本打开原文'],
    after: '撤回过的也在记录里，写着撤回的时间。',
  },
] as const;

/** What callers say, and the steps that help; the first of them is a press away. */
export const UserCases = ({ onFind }: { onFind(): void }) => (
  <section aria-labelledby="user-cases" className="mt-3 overflow-hidden rounded-card border border-line bg-surface">
    <h2 id="user-cases" className="px-5 py-3 text-16 font-semibold text-ink-1 max-sm:px-4">
      对方说的是哪一种？
    </h2>
    <ul className="grid gap-px bg-line pt-px sm:grid-cols-2 xl:grid-cols-4">
      {cases.map(({ icon: Icon, what, why, to, steps, after }) => (
        <li key={what} className="flex flex-col bg-surface px-5 py-4 max-sm:px-4">
          <p className="flex items-center gap-3">
            <Icon size={24} strokeWidth={1.75} className="flex-none text-brand" aria-hidden />
            <span>
              <b className="block text-16 font-semibold text-ink-1">{what}</b>
              <span className="text-12 text-ink-3">{why}</span>
            </span>
          </p>
          <ol className="my-3 grid gap-2">
            {steps.map((step, at) => (
              <li key={step} className="flex gap-2.5 text-14 text-ink-1">
                <b className="num grid size-6 flex-none place-items-center rounded-full bg-brand-tint text-12 text-brand">
                  {at + 1}
                </b>
                <span className="pt-0.5">
                  {at > 0 ? (
                    step
                  ) : to ? (
                    <Link to={to}>{step}</Link>
                  ) : (
                    <button type="button" className="link" onClick={onFind}>
                      {step}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-auto text-12 text-ink-3">{after}</p>
        </li>
      ))}
    </ul>
  </section>
);
