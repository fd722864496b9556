import { Button } from 'antd';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useSession } from '#web/session/session-store.ts';
import type { OwnAnnouncement } from '../../contract/announcements.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementLine, outcomeOf } from './announcement-line.tsx';
import { Answers } from './answers.tsx';

/** 公告与面经: what the school announces, each with its posts, and what applicants tell of it. */
export function AnnouncementsPage() {
  const list = useCall('GET /api/company/announcements', {});
  const [params, setParams] = useSearchParams();
  const isTold = params.get('tab') === 'experiences';
  const [opened, setOpened] = useState<OwnAnnouncement | 'new' | null>(null);
  const company = useSession((state) => state.company?.name ?? '');
  const posts = useCall('GET /api/company/posts', { query: { status: 'open' } }, { background: true, quiet: true });
  const told = useCall('GET /api/company/experiences', {}, { background: true, quiet: true });
  const most = Math.max(...(list.data?.items.map((one) => outcomeOf(one, posts.data?.items).deliveries) ?? []));
  const waiting = told.data?.items.filter(({ answer }) => !answer) ?? [];
  const withdraw = useAction('DELETE /api/company/announcements/:id', {
    invalidates: ['GET /api/company/announcements'],
    done: '公告已撤下',
  });
  const hasToAnswer = !isTold && waiting.length > 0;
  const add = (
    <Button type={hasToAnswer ? 'default' : 'primary'} icon={<Megaphone size={16} />} onClick={() => setOpened('new')}>
      写公告
    </Button>
  );
  return (
    <>
      <PageHead
        note={<span className="max-sm:hidden">都公开在单位主页；发布公告时关注单位的求职者会收到通知</span>}
        actions={add}
      />
      {hasToAnswer && (
        <section aria-labelledby="to-answer" className="mb-3 rounded-card border border-line bg-surface">
          <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line px-5 py-3 max-sm:px-4">
            <h2 id="to-answer" className="text-16 font-semibold text-ink-1">
              <b className="num mr-1.5 text-24 leading-none text-warm-ink">{waiting.length}</b>篇面经等您回应
            </h2>
            <p className="text-13 text-ink-3">回应以单位名义公开，应聘者都会看</p>
          </div>
          <Answers items={waiting} />
        </section>
      )}
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
          <ConsoleList
            label="面经"
            query={{ ...told, data: told.data?.items }}
            draw={(items) => <Answers items={items} />}
            empty="还没有面经。面试过的应聘者在流程结束后可以写，不署名，平台审核后公开"
          />
        ) : (
          <ConsoleList
            label="公告"
            query={{ ...list, data: list.data?.items }}
            row={(one) => (
              <AnnouncementLine
                key={one.id}
                announcement={one}
                company={company}
                outcome={outcomeOf(one, posts.data?.items)}
                most={most}
                onOpen={() => setOpened(one)}
                onWithdraw={() => withdraw.send({ params: { id: one.id } })}
              />
            )}
            empty="还没有公告。招聘公告、拟聘公示都可以写在这里，公告有自己的页面，方便转发"
            emptyAction={add}
          />
        )}
      </section>
      {opened && <AnnouncementForm opened={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </>
  );
}
