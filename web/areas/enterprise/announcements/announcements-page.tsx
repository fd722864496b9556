import { Button } from 'antd';
import { clsx } from 'clsx';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementLine, commonResult, PostsText, resultOf } from './announcement-line.tsx';
import { Excerpt } from './excerpt.tsx';
import { Experiences } from './experiences.tsx';
import { type Starter, Starters } from './starters.tsx';

/** 面经 without an answer that are shown beside the announcements. */
const SHOWN = 3;

/** 公告与面经: what the school announces, each with its posts, and what applicants tell of it. */
export function AnnouncementsPage() {
  const list = useCall('GET /api/company/announcements', {}, { quiet: true });
  const [params, setParams] = useSearchParams();
  const isTold = params.get('tab') === 'experiences';
  const [opened, setOpened] = useState<OwnAnnouncement | Starter | 'new' | null>(null);
  const company = useSession((state) => state.company?.name ?? '');
  const posts = useCall('GET /api/company/posts', { query: { status: 'open' } }, { background: true, quiet: true });
  const told = useCall('GET /api/company/experiences', {}, { background: true, quiet: true });
  const waiting = told.data?.items.filter(({ answer }) => !answer) ?? [];
  const items = list.data?.items ?? [];
  const common = isTold ? null : commonResult(items, posts.data?.items ?? []);
  const withdraw = useAction('DELETE /api/company/announcements/:id', {
    invalidates: ['GET /api/company/announcements'],
    done: '公告已撤下',
  });
  const add = (
    <Button type="primary" icon={<Megaphone size={16} />} onClick={() => setOpened('new')}>
      写公告
    </Button>
  );
  return (
    <>
      <PageHead
        note={<span className="max-sm:hidden">都公开在单位主页；发布公告时关注单位的求职者会收到通知</span>}
        actions={add}
      />
      <div
        className={clsx(
          !isTold && 'grid grid-cols-[minmax(0,1fr)] items-start gap-3',
          !isTold && waiting.length > 0 && 'xl:grid-cols-[minmax(0,1fr)_320px] xl:grid-rows-[auto_1fr]',
        )}
      >
        <section className="overflow-hidden rounded-card border border-line bg-surface">
          <StateTabs
            label="公告与面经"
            tabs={[
              { key: 'announcements', label: '公告', n: list.data?.items.length },
              { key: 'experiences', label: '面经', n: told.data?.items.length },
            ]}
            active={isTold ? 'experiences' : 'announcements'}
            onChange={(key) => setParams(key === 'announcements' ? {} : { tab: key })}
          />
          {common && (
            <p className="border-b border-line px-4 py-2.5 text-13 text-ink-3">
              {items.length} 条都
              <PostsText {...common} />
            </p>
          )}
          {isTold ? (
            <Experiences />
          ) : (
            <ConsoleList
              label="公告"
              query={{ ...list, data: list.data?.items }}
              row={(one) => (
                <AnnouncementLine
                  key={one.id}
                  announcement={one}
                  company={company}
                  result={common ? null : resultOf(one, posts.data?.items ?? [])}
                  onOpen={() => setOpened(one)}
                  onWithdraw={() => withdraw.send({ params: { id: one.id } })}
                />
              )}
              empty="还没有公告。招聘公告、拟聘公示都可以写在这里，公告有自己的页面，方便转发"
              emptyAction={add}
            />
          )}
        </section>
        {!isTold && waiting.length > 0 && (
          <aside
            aria-labelledby="to-answer"
            className="rounded-card border border-line bg-surface xl:col-start-2 xl:row-span-2 xl:row-start-1"
          >
            <h2 id="to-answer" className="border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
              等您回应的面经 <span className="text-14 font-normal text-ink-3">{waiting.length}</span>
            </h2>
            <ul className="divide-y divide-line">
              {waiting.slice(0, SHOWN).map(({ id, postTitle, questions }) => (
                <li key={id} className="px-4 py-3">
                  <p className="text-14 font-medium text-ink-1">{postTitle}</p>
                  <Excerpt text={questions} points={2} />
                </li>
              ))}
            </ul>
            <p className="border-t border-line p-4">
              <Button type="primary" block onClick={() => setParams({ tab: 'experiences' })}>
                去回应
              </Button>
            </p>
          </aside>
        )}
        {!isTold && <Starters onChoose={setOpened} />}
      </div>
      {opened && (
        <AnnouncementForm
          opened={opened !== 'new' && 'id' in opened ? opened : null}
          starter={opened !== 'new' && !('id' in opened) ? opened : undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
