import type { LegalDocument } from '#web/features/legal/legal-document.ts';
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
        <h1 className="text-24">{document.title}</h1>
        <p className="mt-2 text-13 text-ink-3">
          版本 {document.version}，{document.effective} 起生效
        </p>
        <LegalText document={document} />
      </article>
    </>
  );
}
