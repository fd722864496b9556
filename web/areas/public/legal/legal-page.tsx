import CalendarClock from 'lucide-react/icons/calendar-clock';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import DoorOpen from 'lucide-react/icons/door-open';
import Eye from 'lucide-react/icons/eye';
import Flag from 'lucide-react/icons/flag';
import Printer from 'lucide-react/icons/printer';
import Target from 'lucide-react/icons/target';
import UserCheck from 'lucide-react/icons/user-check';
import Wallet from 'lucide-react/icons/wallet';
import { use } from 'react';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { Contents } from '#web/features/contents/contents.tsx';
import type { LegalDocument } from '#web/features/legal/legal-document.ts';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import { legalTexts } from '#web/features/legal/legal-texts.ts';
import type { LegalData } from '#web/features/legal/load-legal.ts';
import { readLegalText } from '#web/features/legal/read-legal-text.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';

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
function LegalSummary({ document: { version }, name }: { document: LegalDocument; name: 'privacy' | 'agreement' }) {
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

const abouts = {
  privacy: '收集什么、给谁看、保存多久，怎样查看和删除',
  agreement: '账号、投递、收费和举报的约定',
};

/** What a person can do with the own data, each in its place of the account. */
const own = [
  ['谁能看到我', 'privacy'],
  ['授权记录', 'consents'],
  ['导出我的数据', 'data'],
  ['注销账号', 'data'],
] as const;

/** A legal text with its version, its contents in sight beside it. */
export function LegalPage({ data: { name, version, text, current: isCurrent, versions } }: { data: LegalData }) {
  const { title } = legalTexts[name];
  const document = text === null ? legalTexts[name] : readLegalText(title, version, text);
  const { sections } = document;
  const places = use(PlacesContext);
  const other = name === 'privacy' ? 'agreement' : 'privacy';
  const hrefOf = (version: string) => {
    const path = places[name]();
    return `${path}${path.includes('?') ? '&' : '?'}version=${version}`;
  };
  return (
    <div className="page @container py-6 max-sm:py-0">
      <div className="card grid gap-x-16 p-12 @4xl:grid-cols-[200px_minmax(0,1fr)] @max-4xl:p-8 max-sm:-mx-4 max-sm:rounded-none max-sm:border-0 max-sm:p-4">
        <aside className="self-start @max-4xl:order-1 @4xl:sticky @4xl:top-6">
          <Contents
            title="目录"
            headings={sections.map(({ heading }, at) => ({ id: `s${at + 1}`, text: `${at + 1}. ${heading}` }))}
            className="@max-4xl:hidden"
          />
          {name === 'privacy' && (
            <section aria-label="管理我的信息" className="mt-6 border-t border-line pt-5 text-14">
              <h2 className="mb-1 text-16">管理我的信息</h2>
              {own.map(([label, place]) => (
                <a
                  key={label}
                  className="flex min-h-11 items-center justify-between text-ink-1 hover:text-brand @4xl:min-h-9"
                  href={`${paths.homePage()}#${place}`}
                >
                  {label}
                  <span className="i i-down -rotate-90 text-ink-3" aria-hidden />
                </a>
              ))}
            </section>
          )}
          <p className="mt-4 border-t border-line pt-4 text-14 text-ink-3">
            <a className="link block text-14" href={places[other]()}>
              {legalTexts[other].title}
            </a>
            {abouts[other]}
          </p>
        </aside>
        <article className="min-w-0">
          <h1 className="text-28 leading-11">{title}</h1>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-3">
            <span>
              版本 {version}，自该日起生效{!isCurrent && '（不是现行版本）'}
            </span>
            <button
              type="button"
              className="link script-only flex items-center gap-1.5 text-14 @max-4xl:hidden"
              onClick={() => window.print()}
            >
              <Printer size={16} aria-hidden />
              打印或存成 PDF
            </button>
          </p>
          {versions.length > 1 && (
            <p className="mt-2 flex flex-wrap gap-3 text-14 text-ink-3">
              <span>全部版本</span>
              {versions.map((each) => (
                <a
                  key={each.version}
                  className={each.version === version ? 'text-ink-1' : 'link'}
                  href={each.current ? places[name]() : hrefOf(each.version)}
                  aria-current={each.version === version ? 'page' : undefined}
                >
                  {each.version}
                  {each.current && '（现行）'}
                  {each.upcoming && '（待生效）'}
                </a>
              ))}
            </p>
          )}
          <LegalSummary document={document} name={name} />
          <details className="group mt-4 rounded-ctl border border-line px-4 @4xl:hidden">
            <summary className="flex min-h-11 items-center justify-between font-semibold text-ink-1">
              目录
              <span className="i i-down group-open:rotate-180" />
            </summary>
            <ol className="space-y-2 pb-3 text-14">
              {sections.map(({ heading }, at) => (
                <li key={heading}>
                  <a className="hover:text-brand" href={`#s${at + 1}`}>
                    {at + 1}. {heading}
                  </a>
                </li>
              ))}
            </ol>
          </details>
          <div className="mt-6 max-sm:mt-4">
            <LegalText document={document} />
          </div>
        </article>
      </div>
    </div>
  );
}
