import ShieldCheck from 'lucide-react/icons/shield-check';
import { PortalLinks } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { closingGroups } from './closing-links.ts';
import { LogoMark } from './logo.tsx';

/** The band at the end of every public page: links, the warning against fees, and the code of the mobile pages. */
export function ClosingBand() {
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
