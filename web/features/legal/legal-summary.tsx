import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Target from 'lucide-react/icons/target';
import UserCheck from 'lucide-react/icons/user-check';
import Wallet from 'lucide-react/icons/wallet';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { LegalDocument } from './legal-document.ts';

/** What each text comes to, for the version that is part of the program. */
const summaries = {
  privacy: [
    [ClipboardList, '收集什么', '手机号、基本信息、您愿意写的简历内容，以及投递和沟通的记录'],
    [Target, '用来做什么', '登录、投递、面试、资格自检和推荐；要另作他用，会再征得您的同意'],
    [Eye, '谁能看到', '默认只有您投递的单位，每次查看都有记录；不出售，也不给其他第三方'],
    [CalendarClock, '保存多久', '账号在就在；注销后有 7 天反悔期，期满删除'],
    [UserCheck, '您能做什么', '随时查看、更正、导出、撤回投递和注销；请求在 15 个工作日内答复'],
  ],
  agreement: [
    [Wallet, '求职收费吗', '不收。单位的收费项目在购买前写明，单位确认后才生效'],
    [CalendarClock, '单位多久答复', '应在 7 天内答复，超时会计入公开的回复率'],
    [Flag, '遇到收费、押证', '在职位页举报，24 小时内处理并告知结果'],
    [ClipboardList, '简历写假的', '单位有权拒绝录用，我们有权停止服务'],
    [DoorOpen, '不想用了', '随时可以注销，7 天内能反悔'],
  ],
} as const;

/** A legal text in five lines; nothing for a version that was written later. */
export function LegalSummary({
  document: { version },
  name,
}: {
  document: LegalDocument;
  name: 'privacy' | 'agreement';
}) {
  if (version !== legalVersions[name]) return null;
  return (
    <section aria-label="简单说" className="@container mt-6 rounded-card bg-brand-tint px-6 py-5 max-sm:px-4">
      <h2 className="text-20">
        简单说
        <small className="ml-3 text-14 font-normal text-ink-2">以下方正文为准</small>
      </h2>
      <dl className="mt-2 divide-y divide-brand-line">
        {summaries[name].map(([Icon, what, text]) => (
          <div key={what} className="py-2.5 leading-6 last:pb-0 @xl:flex">
            <dt className="flex w-40 flex-none items-center gap-3 font-semibold text-ink-1">
              <Icon size={20} className="flex-none text-brand" aria-hidden />
              {what}
            </dt>
            <dd className="text-ink-2 @max-xl:pl-8">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
