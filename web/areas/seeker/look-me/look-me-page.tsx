import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Viewer } from '#contract/resumes/resume-views.ts';
import { call } from '#web/api/browser-call.ts';
import { confirm } from '#web/api/confirm.ts';
import { OwnRow } from '#web/features/own-rows/own-row.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { MoreButton } from '../favourites/more-button.tsx';
import { useMore } from '../favourites/use-more.ts';

/** Blocked companies. A refused change has been shown, and the state stays. */
function useBlocks(initial: readonly string[]) {
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set(initial));
  const mark = (id: string, on: boolean) =>
    setBlocked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)));
  const add = useAction('PUT /api/jobers/me/blocks/:companyId', {
    done: '已屏蔽，可在这里取消',
    onSuccess: (_, { params }) => mark(params.companyId, true),
  });
  const remove = useAction('DELETE /api/jobers/me/blocks/:companyId', {
    done: '已取消屏蔽',
    onSuccess: (_, { params }) => mark(params.companyId, false),
  });
  const block = async ({ id, name }: Viewer['company']) => {
    const question = {
      title: `屏蔽“${name}”？`,
      text: '这家单位和同一集团的单位将不能再搜到你，也看不到你的公开简历；你已投递的不受影响。随时可以取消。',
    };
    if (!(await confirm({ ...question, confirmLabel: '屏蔽', cancelLabel: '取消' }))) return;
    await add.send({ params: { companyId: id }, body: { withGroup: true } });
  };
  const unblock = ({ id }: Viewer['company']) => remove.send({ params: { companyId: id } });
  return { blocked, block, unblock };
}

/** Most look at a delivery, which the row opens: that goes without saying. */
const ways: Record<Viewer['via'], string> = {
  delivery: '',
  search: '从人才搜索看到你',
  recommendation: '从推荐看到你',
  chat: '在沟通中看了你',
};

function ViewerRow({ viewer, blocked, onToggle }: { viewer: Viewer; blocked: boolean; onToggle(): Promise<unknown> }) {
  const { busy, run } = useBusy();
  const { company, recruiter, deliveryId } = viewer;
  return (
    <li data-testid="viewer">
      <OwnRow
        company={company}
        title={
          <a
            className="row-open"
            href={deliveryId ? `${paths.deliveries()}?id=${deliveryId}` : paths.company(company.id)}
          >
            {company.name}
          </a>
        }
        text={[viewer.postTitle, `${recruiter.name} ${recruiter.title}`.trim()].filter(Boolean).join(' · ')}
        stage={ways[viewer.via] && <span className="text-14 text-ink-2">{ways[viewer.via]}</span>}
        end={
          <>
            <time dateTime={viewer.viewedAt} className="tabular block text-ink-1">
              {dayAndTime(viewer.viewedAt)}
            </time>
            {blocked ? '已屏蔽' : viewer.times > 1 && `看过 ${viewer.times} 次`}
          </>
        }
        mark={
          <Button
            className="relative"
            look="text"
            size="s"
            busy={busy}
            aria-label={`${blocked ? '取消屏蔽' : '屏蔽'}${company.name}`}
            onClick={() => void run(onToggle)}
          >
            {blocked ? '取消屏蔽' : '屏蔽'}
          </Button>
        }
      />
    </li>
  );
}

interface Props {
  phone: string;
  list: AnswerOf<Api['GET /api/resume/getViewsList']>;
  /** Ids of companies. */
  blocks: string[];
}

/** 看过我, a side of 投递: who looked at the resume, how often and from where. */
export function LookMePage({ phone, list, blocks }: Props) {
  const { blocked, block, unblock } = useBlocks(blocks);
  const { items: viewers, ...more } = useMore(list, (cursor) =>
    call('GET /api/resume/getViewsList', { query: { phone, cursor } }, { background: true }),
  );
  return (
    <>
      <Head
        title="投递"
        text={
          <>
            每次查看都有记录；屏蔽的单位和它的集团成员搜不到你，
            <a href={paths.homePage()} className="link underline underline-offset-3">
              谁能看到我
            </a>
          </>
        }
      />
      <SectionTabs counts={{ [paths.lookMe()]: list.total }} />
      {viewers.length === 0 ? (
        <div className="card">
          <EmptyState
            title="还没有单位看过你的简历"
            text="投出简历后，谁看过、看了几次都会记在这里"
            next={{ label: '去找工作', href: paths.jobs(), look: 'filled' }}
            action={<ButtonLink href={paths.resume()}>完善简历</ButtonLink>}
          />
        </div>
      ) : (
        <ul className="card rows">
          {viewers.map((viewer) => (
            <ViewerRow
              key={viewer.id}
              viewer={viewer}
              blocked={blocked.has(viewer.company.id)}
              onToggle={() => (blocked.has(viewer.company.id) ? unblock : block)(viewer.company)}
            />
          ))}
        </ul>
      )}
      <MoreButton {...more} />
    </>
  );
}
