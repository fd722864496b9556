import { PortalLinks, RecruiterLink } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';

/** Links at the end of a page without a footer. */
export function EndLinks() {
  const site = useSite();
  return (
    <p className="mt-8 flex flex-wrap justify-center gap-x-6 gap-y-2 text-12 text-ink-3">
      <PortalLinks site={site} linkClass="hover:text-brand" />
      <RecruiterLink site={site} linkClass="hover:text-brand" />
      <a className="hover:text-brand" href={paths.privacy()}>
        隐私政策
      </a>
      <a className="hover:text-brand" href={paths.agreement()}>
        用户服务协议
      </a>
    </p>
  );
}
