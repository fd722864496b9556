import { clsx } from 'clsx';
import { ChevronRight, FileCheck, KeyRound, ShieldAlert, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** What people call about, and what helps, step by step. */
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

/** What callers say: pressing one begins in the search, and unfolds the steps that help. */
export function UserCases({ onFind }: { onFind(): void }) {
  const [chosen, setChosen] = useState('');
  const open = cases.find(({ what }) => what === chosen);
  return (
    <section aria-label="对方说的是哪一种？" className="border-t border-line">
      <ul className="grid grid-cols-2 gap-3 px-5 py-4 max-sm:gap-2 max-sm:px-4 xl:grid-cols-4">
        {cases.map(({ icon: Icon, what, why }) => (
          <li key={what}>
            <button
              type="button"
              aria-expanded={chosen === what}
              className={clsx(
                'flex size-full cursor-pointer items-center gap-3 rounded-ctl border px-4 py-3 text-left max-sm:px-3',
                chosen === what ? 'border-brand bg-brand-tint' : 'border-line hover:border-brand',
              )}
              onClick={() => {
                setChosen(chosen === what ? '' : what);
                onFind();
              }}
            >
              <Icon size={22} strokeWidth={1.75} className="flex-none text-brand" aria-hidden />
              <span>
                <b className="block text-14 font-semibold text-ink-1">{what}</b>
                <span className="text-12 text-ink-3 max-sm:hidden">{why}</span>
              </span>
              <ChevronRight
                size={16}
                className={clsx('ml-auto flex-none text-ink-4 max-sm:hidden', chosen === what && 'rotate-90')}
                aria-hidden
              />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <div className="px-5 pb-4 max-sm:px-4">
          <ol className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-1">
            {open.steps.map((step, at) => (
              <li key={step} className="flex items-center gap-2.5">
                {at > 0 && <ChevronRight size={16} className="text-ink-4 max-sm:hidden" aria-hidden />}
                <b className="num grid size-6 flex-none place-items-center rounded-full bg-brand-tint text-12 text-brand">
                  {at + 1}
                </b>
                {at === 0 && open.to ? <Link to={open.to}>{step}</Link> : step}
              </li>
            ))}
          </ol>
          <p className="mt-2 text-13 text-ink-3">{open.after}</p>
        </div>
      )}
    </section>
  );
}
