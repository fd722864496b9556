import { Contents } from '#web/features/contents/contents.tsx';
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

/** A legal text with its version and a table of contents. */
export function LegalPage({ document, current, versions, path }: Props) {
  const { title, version, effective, sections } = document;
  const headings = sections.map(({ heading }, at) => ({ id: `s${at + 1}`, text: `${at + 1}. ${heading}` }));
  const name = path === paths.privacy() ? 'privacy' : 'agreement';
  const other = path === paths.privacy() ? others.agreement : others.privacy;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)_240px] items-start gap-4 py-6 max-lg:grid-cols-1">
      <article className="card p-10 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:p-4">
        <h1 className="text-24">{title}</h1>
        <p className="mt-2 text-13 text-ink-3">
          版本 {version}，{effective} 起生效{!current && '（不是现行版本）'}
        </p>
        {versions.length > 1 && (
          <p className="mt-1 flex flex-wrap gap-3 text-13 text-ink-3">
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
        <details className="group mt-4 rounded-ctl border border-line px-4 lg:hidden">
          <summary className="flex min-h-11 items-center justify-between font-medium text-ink-1">
            目录
            <span className="i i-down group-open:rotate-180" />
          </summary>
          <ol className="space-y-2 pb-3 text-14">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a className="hover:text-brand" href={`#${id}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
        <div className="max-w-180 text-16">
          <LegalText document={document} />
        </div>
      </article>
      <div className="sticky top-20 space-y-4 text-13 max-lg:static">
        <Contents title="目录" headings={headings} className="card p-5 max-lg:hidden" />
        <nav aria-label="另一份" className="card p-4">
          <h2 className="mb-1 text-14">{other.title}</h2>
          <p className="text-ink-3">{other.about}</p>
          <a className="link mt-2 inline-block" href={other.path}>
            去看
          </a>
        </nav>
      </div>
    </div>
  );
}
