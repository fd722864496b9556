import type { LegalDocument } from '#web/features/legal/legal-document.ts';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import type { LegalData } from '#web/features/legal/load-legal.ts';

interface Props extends Pick<LegalData, 'current' | 'versions'> {
  document: LegalDocument;
  path: string;
}

/** A legal text with its version and a table of contents. */
export function LegalPage({ document, current, versions, path }: Props) {
  const { title, version, effective, sections } = document;
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
        <LegalText document={document} />
      </article>
      <nav aria-label="目录" className="card sticky top-20 p-4 text-13 max-lg:hidden">
        <h2 className="mb-2 text-14">目录</h2>
        <ol className="space-y-1.5">
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <a className="hover:text-brand" href={`#s${index + 1}`}>
                {index + 1}. {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
