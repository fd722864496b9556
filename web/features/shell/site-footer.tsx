import { useLocation } from 'react-router';
import { PortalLinks } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { LogoMark } from './logo.tsx';
import { switchTheme } from './theme.ts';

/** Every page but those of signing in and the chat, which fill the window; consoles and phone pages have frames of their own. */
const hasLine = (pathname: string) => !/^\/(?:client\/(?:login|info|scan|messages)|(?:wx)?empower)$/.test(pathname);

/**
 * The end of a page in one line: the warning against fees and the few links that stand nowhere else; and the footer of the seed with
 * its five fields, hidden unless the configuration switches it on.
 */
export function SiteFooter() {
  const { pathname } = useLocation();
  const site = useSite();
  const footer = site?.footer;
  const line = hasLine(pathname);
  if (!line && !footer) return null;
  const link = 'quiet py-1';
  const mobileSite = site?.mobileSiteUrl ?? paths.mobile();
  return (
    <footer className="site-footer text-14 text-ink-3">
      {line && (
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-5">
          <span className="flex items-center gap-2.5 font-semibold text-ink-1">
            <LogoMark size={24} />
            教育人才网
          </span>
          <span>招聘不收取任何费用，遇到收费请在职位页举报</span>
          <nav aria-label="站点" className="ml-auto flex flex-wrap gap-x-6 max-lg:ml-0">
            <Slot name="help" className={link} />
            <a className={link} href={paths.privacy()}>
              隐私政策
            </a>
            <a className={link} href={paths.agreement()}>
              用户协议
            </a>
            {/* On a phone the site itself is the mobile one, unless another was configured. */}
            <a className={mobileSite === paths.mobile() ? `${link} max-md:hidden` : link} href={mobileSite}>
              手机版
            </a>
            <PortalLinks site={site} linkClass={link} />
            <button type="button" className={`${link} script-only`} onClick={switchTheme}>
              深色/浅色
            </button>
          </nav>
        </div>
      )}
      {footer && (
        <div className="border-t border-line py-4 text-12">
          <div className="page flex flex-wrap items-center gap-x-6 gap-y-2">
            <span>{footer.copyright}</span>
            <span>{footer.policeNumber}</span>
            <a className="hover:text-brand" href="https://beian.miit.gov.cn/" rel="noopener" target="_blank">
              {footer.icpNumber}
            </a>
            <span className="ml-auto max-lg:ml-0">地址：{footer.address}</span>
            <span>电话：{footer.phone}</span>
          </div>
        </div>
      )}
    </footer>
  );
}
