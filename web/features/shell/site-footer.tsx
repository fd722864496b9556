import { useLocation } from 'react-router';
import { useSite } from '#web/features/site/use-site.ts';
import { ClosingBand } from './closing-band.tsx';

/** Every page but those of signing in and the chat, which fill the window; consoles and phone pages have frames of their own. */
const hasBand = (pathname: string) => !/^\/(?:client\/(?:login|info|scan|messages)|(?:wx)?empower)$/.test(pathname);

/** A seeker's own pages are for work: on a phone they end where they end. */
const isOwn = (pathname: string) =>
  /^\/(?:client|resume|homePage|business\/lookMe|recruitment\/route)\b/.test(pathname);

/**
 * The end of a page: the closing band, and the footer of the seed with its five fields, hidden unless the
 * configuration switches it on.
 */
export function SiteFooter() {
  const { pathname } = useLocation();
  const footer = useSite()?.footer;
  const band = hasBand(pathname);
  if (!band && !footer) return null;
  return (
    <footer className="site-footer">
      {band && (
        <div className={isOwn(pathname) ? 'max-md:hidden' : undefined}>
          <ClosingBand />
        </div>
      )}
      {footer && (
        <div className="border-t border-line py-4 text-12 text-ink-3">
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
