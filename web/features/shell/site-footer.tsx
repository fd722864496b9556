import ShieldCheck from 'lucide-react/icons/shield-check';
import { useLocation } from 'react-router';
import { PortalLinks } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { LogoMark } from './logo.tsx';

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

/** The groups of the closing band. */
const closingGroups = [
  {
    title: '找工作',
    links: [
      { label: '事业编制岗位', href: paths.jobs({ tenure: 'establishment' }) },
      { label: '高校人才', href: paths.jobs({ stage: 'undergraduate,postgraduate' }) },
      { label: '校园招聘会', href: paths.fairs('school') },
      { label: '银龄返聘', href: paths.jobs({ tenure: 'retired' }) },
    ],
  },
  {
    title: '求职工具',
    links: [
      { label: '30 秒自检', href: '/#check' },
      { label: '人才政策对比', href: paths.talentPolicies() },
      { label: '就业指导', href: paths.guides() },
      { label: '专家讲座', href: paths.lectures() },
    ],
  },
  {
    title: '学校用户',
    links: [
      { label: '发布岗位', href: paths.enterpriseLogin() },
      { label: '招聘会', href: paths.fairs() },
      { label: '回复率红榜', href: paths.answers() },
      { label: '在线招生', href: paths.admissions() },
    ],
  },
  {
    title: '帮助',
    links: [
      { label: '新闻资讯', href: paths.articles() },
      { label: '用户服务协议', href: paths.agreement() },
      { label: '隐私政策', href: paths.privacy() },
    ],
  },
];

/** The band at the end of every public page: links, the warning against fees, and the code of the mobile pages. */
function ClosingBand() {
  const site = useSite();
  return (
    <div className="page closing-band">
      <div className="closing-claim">
        <p className="flex items-center gap-2.5 text-16 font-semibold text-ink-1">
          <LogoMark size={28} />
          教育人才网
        </p>
        <p className="mt-3 text-13 text-ink-2">好老师，值得一份有回音的投递。</p>
        <p className="mt-1 text-12 text-ink-3">举报 24 小时内处理</p>
      </div>
      <nav aria-label="站点导航" className="closing-groups">
        {closingGroups.map(({ title, links }) => (
          <div key={title}>
            <h2 className="text-14">{title}</h2>
            <ul className="mt-1 text-13">
              {links
                .filter(({ href }) => isKnownLink(href))
                .map(({ label, href }) => (
                  <li key={label}>
                    <a className="quiet inline-block py-1" href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              {title === '学校用户' && (
                <li className="flex gap-4">
                  <PortalLinks site={site} linkClass="quiet inline-block py-1" />
                </li>
              )}
            </ul>
          </div>
        ))}
      </nav>
      <p className="closing-warning">
        <ShieldCheck size={18} className="flex-none text-warm" aria-hidden />
        <span>招聘不收取任何费用。遇到押证、收费、培训贷，请在职位页点“举报”。</span>
        {site?.footer?.phone && <b className="ml-auto flex-none font-medium text-warm-ink">{site.footer.phone}</b>}
      </p>
      <p className="closing-code">
        <SafeImage src="/pictures/mobile-code.svg" alt="手机版二维码" className="closing-picture" fit="contain" />
        <span className="text-12 text-ink-3">
          <b className="mb-1 block text-14 font-medium text-ink-1">手机版</b>
          扫一扫，不用下载
          <br />
          收到答复会提醒你
        </span>
      </p>
    </div>
  );
}
