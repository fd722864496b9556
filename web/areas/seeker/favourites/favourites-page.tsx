import { paths } from '#web/paths.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { HistoryPane } from '../history/history-pane.tsx';
import { FollowsPane } from './follows-pane.tsx';
import { type FavouritesData, type ListOf, type Tab, tabs } from './load-favourites.ts';
import { PostsPane } from './posts-pane.tsx';
import { ReportsPane } from './reports-pane.tsx';
import { SearchesPane } from './searches-pane.tsx';

function Pane({ tab, list, now }: FavouritesData) {
  // The loader guarantees that the two match.
  if (tab === 'posts') return <PostsPane list={list as ListOf<'posts'>} now={now} />;
  if (tab === 'follows') return <FollowsPane list={list as ListOf<'follows'>} now={now} />;
  if (tab === 'searches') return <SearchesPane list={list as ListOf<'searches'>} now={now} />;
  if (tab === 'history') return <HistoryPane list={list as ListOf<'history'>} now={now} />;
  return <ReportsPane list={list as ListOf<'reports'>} />;
}

/** 收藏与订阅: favourite posts, followed companies, saved searches, history, own reports. */
export function FavouritesPage({ data }: { data: FavouritesData }) {
  const links = (Object.keys(tabs) as Tab[]).map((tab) => ({
    label: tabs[tab],
    href: paths.favourites({ tab: tab === 'posts' ? undefined : tab }),
    current: tab === data.tab,
  }));
  return (
    <section>
      <h1 className="mb-3 text-24 max-sm:text-20">收藏与订阅</h1>
      <LinkTabs label="收藏与订阅" tabs={links} className="scroll-line mb-3" />
      <Pane key={data.tab} {...data} />
    </section>
  );
}
