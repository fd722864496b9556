import Search from 'lucide-react/icons/search';
import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview as interviews } from '#contract/deliveries/interview-state.ts';
import { isState } from '#contract/machine.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { FactList } from '#web/features/chat/fact-list.tsx';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkColumns } from '#web/features/chat/talk-columns.tsx';
import { useTalks } from '#web/features/chat/talks.ts';
import { ThreadList } from '#web/features/chat/thread-list.tsx';
import { unreadText, useUnreadCounts } from '#web/features/chat/unread.ts';
import { useThreads } from '#web/features/chat/use-threads.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Slot } from '#web/slots.tsx';
import { Head } from '#web/ui/head.tsx';

/** Whether list and conversation stand side by side, as the page's columns do. */
const isWide = () => window.matchMedia('(min-width: 768px)').matches;

/** The seeker's conversations: the list beside the open one, at first the newest; on a phone one at a time. */
export function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const threads = useThreads('seeker');
  // The first of the first answer: a message elsewhere must not exchange the conversation that is read.
  const newest = useRef<string | null>(null);
  newest.current ??= threads.items?.[0]?.id ?? null;
  const openId = params.get('id') ?? (isWide() ? newest.current : null);
  const [typed, setTyped] = useState('');
  const unread = useUnreadCounts();
  const keyword = useDeferredValue(typed.trim());
  const open = (id: string | null) => setParams(id ? { id } : {}, { preventScrollReset: true });
  return (
    <>
      <div className="in-[.m-talking]:hidden">
        <Head title="消息" text={unreadText(unread)} act={<Slot name="help" />} />
        <SectionTabs counts={{ [paths.messages()]: unread.seeker, [paths.notices()]: unread.notices }} />
      </div>
      <TalkColumns
        className="h-[max(480px,calc(100dvh-296px))] in-[.m-talking]:h-full in-[.m-talking]:rounded-none in-[.m-talking]:border-0"
        openId={openId}
        onClose={() => open(null)}
        list={
          <>
            <search className="border-b border-line p-3">
              <label className="relative block">
                <Search size={16} className="absolute top-2.5 left-3 text-ink-4" aria-hidden />
                <input
                  type="search"
                  className="field h-9 min-w-0 pl-9"
                  aria-label="搜索聊天记录"
                  placeholder="搜索聊天记录"
                  maxLength={40}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </label>
            </search>
            <div className="min-h-0 flex-1 overflow-y-auto">
              {keyword ? (
                <SearchPanel side="seeker" keyword={keyword} onOpen={open} />
              ) : (
                <ThreadList
                  threads={threads}
                  openId={openId}
                  onOpen={open}
                  emptyText="在职位页点“立即沟通”，就可以直接问学校"
                />
              )}
            </div>
          </>
        }
        context={openId && <TalkContext id={openId} />}
        nothing={null}
      />
    </>
  );
}

/** Beside the open conversation: how far the delivery has come, and the school. */
function TalkContext({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  if (!detail) return null;
  const { company, card, delivery: sent, interview } = detail;
  const isAsked = interview?.status === 'waiting';
  return (
    <aside
      aria-label="投递与单位"
      className="flex w-72 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line p-4 text-14 max-xl:hidden"
    >
      <section className="rounded-ctl bg-brand-tint p-3">
        <h2 className="text-14 font-semibold text-ink-1">我的投递</h2>
        <p className="mt-2 flex items-baseline gap-2">
          <span className="tabular text-ink-1">
            {interview
              ? `面试 ${dayAndTime(interview.startsAt)} ${interviews.labels.seeker[interview.status]}`
              : sent && isState(delivery, sent.status)
                ? delivery.labels.seeker[sent.status]
                : '还没有投递'}
          </span>
          {sent && (
            <a className="link ml-auto" href={isAsked ? paths.today(sent.id) : `${paths.deliveries()}?id=${sent.id}`}>
              {isAsked ? '去答复' : '看进度'}
            </a>
          )}
        </p>
      </section>
      <section className="space-y-3 border-t border-line pt-4">
        <a className="group flex items-center gap-3" href={paths.company(company.id)} target="_blank" rel="noreferrer">
          <CompanyLogo name={company.name} src={company.logoUrl} size={40} />
          <b className="line-clamp-2 min-w-0 text-14 font-semibold text-ink-1 group-hover:text-brand">{company.name}</b>
        </a>
        <FactList
          facts={[
            ['性质', labelOf(companyTypes, card.company.type)],
            ['规模', labelOf(companySizes, card.company.size)],
            ['回复率', card.company.replyRate !== null ? `${card.company.replyRate}%` : ''],
          ]}
        />
      </section>
    </aside>
  );
}
