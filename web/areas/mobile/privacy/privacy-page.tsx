import type { LegalDocument } from '#web/features/legal/legal-document.ts';
import { LegalSummary } from '#web/features/legal/legal-summary.tsx';
import { LegalText } from '#web/features/legal/legal-text.tsx';
import { paths } from '#web/paths.ts';
import { TopBar } from '../shell/top-bar.tsx';

const texts = [
  { text: 'agreement', label: '用户服务协议', href: paths.mobilePrivacy() },
  { text: 'privacy', label: '隐私政策', href: paths.mobilePrivacy('privacy') },
] as const;

/** The user agreement and the privacy policy, under one URL. */
export function PrivacyPage({ document, text }: { document: LegalDocument; text: 'privacy' | 'agreement' }) {
  return (
    <>
      <TopBar back={paths.mobileMine()}>
        <nav aria-label="协议" className="flex min-w-0 flex-wrap gap-x-6">
          {texts.map((each) => (
            <a
              key={each.text}
              className="m-head"
              href={each.href}
              aria-current={each.text === text ? 'page' : undefined}
            >
              {each.label}
            </a>
          ))}
        </nav>
      </TopBar>
      <article className="m-sheet pt-4 px-4 pb-12">
        <h1 className="sr-only">{document.title}</h1>
        <p className="mt-2 text-14 text-ink-3">版本 {document.version}，自该日起生效</p>
        <LegalSummary document={document} name={text} />
        <details className="group mt-4 rounded-ctl border border-line px-4">
          <summary className="flex min-h-11 items-center justify-between font-semibold text-ink-1">
            目录
            <span className="i i-down group-open:rotate-180" />
          </summary>
          <ol className="space-y-2 pb-3">
            {document.sections.map(({ heading }, at) => (
              <li key={heading}>
                <a href={`#s${at + 1}`}>{`${at + 1}. ${heading}`}</a>
              </li>
            ))}
          </ol>
        </details>
        <LegalText document={document} />
        <a className="btn btn-tint mt-8 w-full" href={paths.mobileMessages()}>
          有疑问，去消息页联系客服
        </a>
      </article>
    </>
  );
}
