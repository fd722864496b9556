import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { LogoMark } from './logo.tsx';

/** The footer of the seed: its five fields, hidden unless the configuration switches it on. */
export function SiteFooter() {
  const footer = useSite()?.footer;
  if (!footer) return null;
  return (
    <footer className="mt-8 border-t border-line bg-surface py-5 text-12 text-ink-3">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2">
        <LogoMark size={22} />
        <span>地址：{footer.address}</span>
        <span>电话：{footer.phone}</span>
        <span>{footer.policeNumber}</span>
        <a className="hover:text-brand" href="https://beian.miit.gov.cn/" rel="noopener" target="_blank">
          {footer.icpNumber}
        </a>
        <a className="hover:text-brand" href={paths.privacy()}>
          隐私政策
        </a>
        <a className="hover:text-brand" href={paths.agreement()}>
          用户服务协议
        </a>
        <span className="ml-auto max-lg:ml-0">{footer.copyright}</span>
      </div>
    </footer>
  );
}
