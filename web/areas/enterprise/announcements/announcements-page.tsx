import { Button } from 'antd';
import { clsx } from 'clsx';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import type { PublicExperience } from '#contract/companies/experiences.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementLine, resultOf } from './announcement-line.tsx';
import { partsOf } from './excerpt.tsx';
import { AnswerDialog, Experiences } from './experiences.tsx';
import { LinkedPosts } from './linked-posts.tsx';
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
  const open = posts.data?.items ?? [];
  const results = new Map(items.map((one) => [one.id, resultOf(one, open)]));
  const isAlike = new Set([...results.values()].map((one) => `${one?.posts} ${one?.deliveries}`)).size === 1;
  const [answering, setAnswering] = useState<PublicExperience | null>(null);
  // Those of one post often tell the same: different ones first.
  const toAnswer = [...Map.groupBy(waiting, ({ questions }) => questions).values()].flatMap(([first]) => first ?? []);
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
      {!isTold && <LinkedPosts items={items} open={open} />}
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
          {isTold ? (
            <Experiences onAnswer={setAnswering} />
          ) : (
            <ConsoleList
              label="公告"
              query={{ ...list, data: list.data?.items }}
              row={(one) => (
                <AnnouncementLine
                  key={one.id}
                  announcement={one}
                  company={company}
                  result={(!(isAlike && items.length > 1) && results.get(one.id)) || null}
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
              {toAnswer.slice(0, SHOWN).map((one) => {
                const { lead, points } = partsOf(one.questions);
                return (
                  <li key={one.id} className="px-4 py-3.5">
                    <p className="flex items-center justify-between gap-3 text-14 font-semibold text-ink-1">
                      <span className="cut">{one.postTitle}</span>
                      <Button size="small" aria-label={`回应：${one.postTitle}`} onClick={() => setAnswering(one)}>
                        回应
                      </Button>
                    </p>
                    <ul className="mt-1.5 space-y-1 border-l-2 border-line-strong pl-3 text-13 leading-5.5 text-ink-2">
                      {(points.length > 0 ? points.slice(0, 2) : [lead]).map((line) => (
                        <li key={line} className="line-clamp-2">
                          {line}
                        </li>
                      ))}
                    </ul>
                  </li>
                );
              })}
            </ul>
            {waiting.length > Math.min(SHOWN, toAnswer.length) && (
              <p className="border-t border-line px-4 py-3 text-13">
                <Link className="link" to="?tab=experiences">
                  看全部 {waiting.length} 篇
                </Link>
              </p>
            )}
          </aside>
        )}
        {!isTold && <Starters onChoose={setOpened} />}
      </div>
      {answering && <AnswerDialog opened={answering} onClose={() => setAnswering(null)} />}
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
