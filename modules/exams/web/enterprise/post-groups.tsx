import type { ReactNode } from 'react';
import { SearchField } from '#web/features/console/list/filter-field.tsx';

interface Post {
  code: string;
  title: string;
  employer?: string;
}

interface Props<P> {
  people: readonly P[];
  /** At the end of a post's line. */
  aside?(own: readonly P[]): ReactNode;
  className?: string;
  children(own: readonly P[]): ReactNode;
}

/** People by their posts, each post once over its own. */
export const PostGroups = <P extends { post: Post }>({ people, aside, className, children }: Props<P>) => (
  <div className="border-t border-line">
    {[...Map.groupBy(people, ({ post }) => `${post.code} ${post.title}`)].map(([name, own]) => (
      <section key={name} aria-label={name} className="border-line not-first:border-t">
        <h2 className="flex flex-wrap items-baseline gap-x-2 border-b border-line bg-ground px-4 py-2 text-14 font-semibold text-ink-1">
          <b className="tabular font-semibold">{own[0]?.post.code}</b>
          {own[0]?.post.title}
          <span className="text-14 font-normal text-ink-3">{own[0]?.post.employer}</span>
          {aside?.(own)}
        </h2>
        <ol className={`divide-y divide-line ${className ?? ''}`}>{children(own)}</ol>
      </section>
    ))}
  </div>
);

/** Finds a person in a project's list. */
export const PersonSearch = ({ keyword, onFind }: { keyword: string | undefined; onFind(text: string): void }) => (
  <SearchField
    label="姓名或准考证号"
    placeholder="姓名或准考证号"
    className="w-52 max-sm:w-full"
    value={keyword}
    onFind={onFind}
  />
);
