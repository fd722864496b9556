import MenuIcon from 'lucide-react/icons/menu';
import type { SiteConfig } from '#contract/site/site.ts';
import { PortalLinks, RecruiterLink } from '#web/features/site/portal-links.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { MainNav } from './main-nav.tsx';
import { switchTheme } from './theme.ts';

interface Props {
  site: SiteConfig | null;
  pathname: string;
}

/** The header's links on narrow screens. */
export function PhoneMenu({ site, pathname }: Props) {
  return (
    <Menu
      align="end"
      arrow={false}
      label="打开导航"
      summaryClass="icon-btn -mr-2.5 size-11 justify-center"
      panelClass="w-48"
      summary={<MenuIcon size={22} aria-hidden />}
    >
      <MainNav pathname={pathname} className="flex flex-col" linkClass="menu-item" />
      <hr className="my-1 border-line" />
      <PortalLinks site={site} linkClass="menu-item" />
      <RecruiterLink site={site} linkClass="menu-item" />
      <button type="button" className="menu-item script-only" onClick={switchTheme}>
        切换深浅色
      </button>
    </Menu>
  );
}
