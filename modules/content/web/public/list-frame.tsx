import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ListData } from './load-content.ts';

const PAGE_SIZE = 20;
const DEEPEST = 1_000;
const places = ['a', 'b', 'c', 'd', 'e', 'f'];

const nothingYet = {
  title: '内容正在准备',
  text: '发布后会出现在这里，先看看正在招聘的职位。',
  href: paths.jobs(),
  label: '看职位',
};

function Skeletons() {
  return (
    <div className="card skeleton-late divide-y divide-line px-6" role="status" aria-label="正在加载">
      {places.map((place) => (
        <div key={place} className="flex gap-5 py-5">
          <Skeleton className="h-24 w-38 flex-none max-sm:w-28" />
          <span className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/3" />
          </span>
        </div>
      ))}
    </div>
  );
}

interface Props {
  data: ListData;
  /** The list's own path. */
  path: string;
  /** Its URL for another page. */
  href(page: number): string;
  /** Text and link for an empty list. */
  empty: { title: string; text: string; href: string; label: string };
  children: ReactNode;
}

/** A list with paging; a skeleton while another page loads, and a link where it is empty. */
export function ListFrame({ data: { found, filters, page }, path, href, empty, children }: Props) {
  const turning = useNavigation().location?.pathname === path;
  if (turning) return <Skeletons />;
  if (found.items.length === 0) {
    const narrowed = page > 1 || Object.values(filters).some(Boolean);
    const { title, text, href: on, label } = narrowed ? empty : nothingYet;
    return (
      <div className="card">
        <EmptyState
          title={title}
          text={text}
          action={
            <a className="btn btn-tint" href={on}>
              {label}
            </a>
          }
        />
      </div>
    );
  }
  return (
    <>
      {children}
      <Pagination page={page} pages={Math.ceil(Math.min(found.total, DEEPEST) / PAGE_SIZE)} href={href} />
    </>
  );
}
