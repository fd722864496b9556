import type { LegalDocument } from '#web/features/legal/legal-document.ts';
import { LegalSummary } from '#web/features/legal/legal-summary.tsx';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import type { LegalData } from '#web/features/legal/load-legal.ts';
import { paths } from '#web/paths.ts';

interface Props extends Pick<LegalData, 'current' | 'versions'> {
  document: LegalDocument;
  path: string;
}

const others = {
  privacy: { title: '隐私政策', about: '收集什么、给谁看、保存多久，怎样查看和删除', path: paths.privacy() },
  agreement: { title: '用户服务协议', about: '账号、投递、收费和举报的约定', path: paths.agreement() },
};

/** A legal text with its version and contents; each heading stays beside its text. */
export function LegalPage({ document, current, versions, path }: Props) {
  const { title, version, sections } = document;
  const name = path === paths.privacy() ? 'privacy' : 'agreement';
  const other = path === paths.privacy() ? others.agreement : others.privacy;
  return (
    <div className="page py-6 max-sm:py-0">
      <article className="card p-12 max-lg:p-8 max-sm:-mx-4 max-sm:rounded-none max-sm:border-0 max-sm:p-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-32 leading-11 max-sm:text-24">{title}</h1>
            <p className="mt-1 text-ink-3">
              版本 {version}，自该日起生效{!current && '（不是现行版本）'}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-3">
            {other.about}
            <a className="btn btn-outline" href={other.path}>
              {other.title}
            </a>
          </p>
        </div>
        {versions.length > 1 && (
          <p className="mt-2 flex flex-wrap gap-3 text-13 text-ink-3">
            <span>全部版本</span>
            {versions.map((each) => (
              <a
                key={each.version}
                className={each.version === version ? 'text-ink-1' : 'link'}
                href={each.current ? path : `${path}?version=${each.version}`}
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
        <nav aria-label="目录" className="mt-6 max-sm:hidden">
          <ol className="grid grid-cols-4 gap-x-8 max-lg:grid-cols-2">
            {sections.map(({ heading }, at) => (
              <li key={heading} className="border-b border-line">
                <a className="flex items-baseline gap-3 py-2 text-ink-1 hover:text-brand" href={`#s${at + 1}`}>
                  <span className="num min-w-5 text-brand">{at + 1}</span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <details className="group mt-4 rounded-ctl border border-line px-4 sm:hidden">
          <summary className="flex min-h-11 items-center justify-between font-medium text-ink-1">
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
        <div className="mt-8 max-sm:mt-4">
          <LegalText document={document} />
        </div>
      </article>
    </div>
  );
}
