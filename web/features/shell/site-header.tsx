import { CityMenu } from '../city/city-menu.tsx';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { Person } from './person.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PortalLinks, RecruiterLink } from './portal-links.tsx';
import { ThemeButton } from './theme-button.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** The bar of every page but the consoles'. */
export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="page flex h-full items-center">
        <Logo />
        <CityMenu />
        <MainNav className="ml-12 flex h-full gap-7 max-lg:ml-8 max-lg:gap-6 max-md:hidden" linkClass="tab" />
        <div className="ml-auto flex items-center gap-4 max-md:gap-1">
          <span className="flex items-center gap-4 text-13 whitespace-nowrap max-xl:hidden">
            <PortalLinks linkClass="quiet" />
            <RecruiterLink linkClass="quiet" />
          </span>
          <span className="max-sm:hidden">
            <ThemeButton />
          </span>
          <VisitorLinks />
          <span className="for-signed flex items-center">
            <Person />
          </span>
          <span className="md:hidden">
            <PhoneMenu />
          </span>
        </div>
      </div>
    </header>
  );
}
