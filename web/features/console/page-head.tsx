import { Breadcrumb } from 'antd';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type PageArea, pages } from '#contract/pages.ts';
import { pageAt } from '#web/features/page/page-at.ts';
import { sectionOf } from '#web/features/page/sections.ts';

interface Props {
  /** The name of the displayed record; defaults to the page's title. */
  title?: string;
  /** The breadcrumb, if it differs from the navigation section followed by the page. */
  trail?: readonly string[];
  actions?: ReactNode;
}

const portals: Partial<Record<PageArea, string>> = {
  admin: pages['/admin'].title,
  enterprise: pages['/enterprise'].title,
};

/** The title and breadcrumb of the current page, from the contract. */
function usePlace() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const name = page?.label ?? page?.title ?? '';
  const section = sectionOf(pathname);
  const trail = [page && portals[page.area], section?.label, section?.path === pathname ? undefined : name];
  return { name, trail: trail.filter((one) => one !== undefined) };
}

/** The head of a console page: breadcrumb, title, and actions. */
export function PageHead({ title, trail, actions }: Props) {
  const place = usePlace();
  return (
    <div className="mb-3">
      <Breadcrumb
        className="max-sm:hidden!"
        separator={<ChevronRight size={14} className="mt-1 text-ink-4" aria-hidden="true" />}
        items={(trail ?? place.trail).map((name) => ({ title: name }))}
      />
      <div className="mt-1 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-20 font-semibold text-ink-1">{title ?? place.name}</h1>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </div>
  );
}
