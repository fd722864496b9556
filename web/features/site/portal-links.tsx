import type { SiteConfig } from '#contract/site/site.ts';
import { paths } from '#web/paths.ts';

interface Props {
  /** Null where even the configuration could not be loaded. */
  site: SiteConfig | null;
  linkClass?: string;
}

/** The portals of agents and colleges: other sites, linked only if configured. */
export function PortalLinks({ site, linkClass }: Props) {
  return (
    <>
      {site?.agentLoginUrl && (
        <a className={linkClass} href={site.agentLoginUrl} rel="noopener">
          代理商
        </a>
      )}
      {site?.collegeLoginUrl && (
        <a className={linkClass} href={site.collegeLoginUrl} rel="noopener">
          院校
        </a>
      )}
    </>
  );
}

/** Link to the recruiters' portal. */
export function RecruiterLink({ site, linkClass }: Props) {
  return (
    <a className={linkClass} href={site?.enterpriseLoginUrl || paths.enterpriseLogin()}>
      我要招聘
    </a>
  );
}
