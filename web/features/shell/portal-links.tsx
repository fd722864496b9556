import { paths } from '#web/paths.ts';
import { useSite } from './use-site.ts';

/** The way in for schools, and the portals of agents and colleges: other sites, linked only where one is configured. */
export function PortalLinks({ linkClass }: { linkClass: string }) {
  const site = useSite();
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
      <a className={linkClass} href={site?.enterpriseLoginUrl || paths.enterpriseLogin()}>
        我要招聘
      </a>
    </>
  );
}
