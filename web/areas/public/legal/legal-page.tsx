import type { LegalDocument } from '#web/features/legal/legal-document.ts';
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

const Contents = ({ sections }: Pick<LegalDocument, 'sections'>) => (
  <ol className="mt-2 space-y-1.5">
    {sections.map(({ heading }, index) => (
      <li key={heading}>
        <a className="hover:text-brand" href={`#s${index + 1}`}>
          {index + 1}. {heading}
        </a>
      </li>
    ))}
  </ol>
);

/** A legal text with its version and a table of contents. */
export function LegalPage({ document, current, versions, path }: Props) {
  const { title, version, effective, sections } = document;
  const other = path === paths.privacy() ? others.agreement : others.privacy;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)_240px] items-start gap-4 py-6 max-lg:grid-cols-1">
      <article className="card p-10 max-sm:p-5">
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
        <details className="mt-4 rounded-ctl bg-fill px-4 py-2 text-13 lg:hidden">
          <summary className="cursor-pointer font-medium text-ink-1">目录</summary>
          <Contents sections={sections} />
        </details>
        <LegalText document={document} />
      </article>
      <div className="sticky top-20 space-y-4 text-13 max-lg:static">
        <nav aria-label="目录" className="card p-4 max-lg:hidden">
          <h2 className="mb-2 text-14">目录</h2>
          <Contents sections={sections} />
        </nav>
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
