import { useLocation } from 'react-router';
import { CityMenu } from '#web/features/city/city-menu.tsx';
import { PortalLinks, RecruiterLink } from '#web/features/site/portal-links.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { Person } from './person.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** The header of every page except the consoles. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <header className="site-header">
      <div className="page flex h-full items-center">
        <Logo />
        <CityMenu />
        <MainNav
          pathname={pathname}
          className="ml-12 flex h-full gap-7 max-lg:ml-8 max-xl:ml-8 max-xl:gap-5 max-md:hidden"
          linkClass="tab"
        />
        <div className="ml-auto flex items-center gap-4 max-md:gap-1">
          <span className="flex items-center gap-4 text-13 whitespace-nowrap max-xl:hidden">
            <PortalLinks site={site} linkClass="quiet" />
            <RecruiterLink site={site} linkClass="quiet" />
          </span>
          <span className="max-sm:hidden">
            <ThemeButton />
          </span>
          <VisitorLinks />
          <span className="for-signed flex items-center">
            <Person />
          </span>
          <span className="md:hidden">
            <PhoneMenu site={site} pathname={pathname} />
          </span>
        </div>
      </div>
    </header>
  );
}
