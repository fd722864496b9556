import { paths } from '#web/paths.ts';
import { useSite } from './use-site.ts';

interface Props {
  linkClass?: string;
}

/** The portals of agents and colleges: other sites, linked only where one is configured. */
export function PortalLinks({ linkClass }: Props) {
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
    </>
  );
}

/** The way in for schools. */
export function RecruiterLink({ linkClass }: Props) {
  const site = useSite();
  return (
    <a className={linkClass} href={site?.enterpriseLoginUrl || paths.enterpriseLogin()}>
      我要招聘
    </a>
  );
}
