import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect } from 'react';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Head } from '#web/ui/head.tsx';
import { amountText } from '../../../contract/amount-text.ts';
import type { ContentCard } from '../../../contract/content-items.ts';
import { categoryLabel, policyNumber } from '../content-words.ts';
import { readTicks, useAllTicks } from '../guide-ticks.ts';
import { LectureNext } from '../lecture/lecture-parts.tsx';
import type { HubData } from '../load-content.ts';
import { Facts } from '../parts.tsx';

/** A policy by its title; what it pays stands beside it, in 万 as in the others. */
function PolicyLine({ item }: { item: ContentCard }) {
  const { policy, place } = item;
  if (!policy) return null;
  const { money } = policyNumber(policy);
  return (
    <li>
      <a className="group flex items-center gap-4 px-5 py-3 max-sm:px-4" href={paths.policyDetails(item.id)}>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-6 font-semibold text-ink-1 group-hover:text-brand">{item.title}</span>
          <Facts className="mt-0.5" facts={[place || '全国', categoryLabel(item)]} />
        </span>
        {money && (
          <span className="flex-none text-right text-14 text-ink-3">
            <b className="num block text-20 text-ink-1">{amountText(policy.settling)}</b>
            安家费
          </span>
        )}
      </a>
    </li>
  );
}

/** 就业创业: the way of a teacher by its guides, and beside it the next lecture and the newest policies. */
export function HubPage({ data: { counts, lecture, policies, guides, now } }: { data: HubData }) {
  return (
    <div className="page">
      <Head title="就业创业" text={guides.length > 0 && '从拿到证书到站稳讲台，一件一件做'} />
      <SectionTabs />
      {!lecture && policies.length + guides.length === 0 && (
        <div className="card mt-6">
          <EmptyState title="内容正在准备" text="讲座、政策和指导发布后会出现在这里。" />
        </div>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)_344px] items-start gap-6 *:only:col-span-full max-lg:grid-cols-[minmax(0,1fr)]">
        {guides.length > 0 && <Way guides={guides} />}
        {(lecture || policies.length > 0) && (
          <div className="grid min-w-0 gap-6">
            {lecture && (
              <Section
                title="下一场讲座"
                more={paths.lectures()}
                count={counts.lectures > 0 ? `${counts.lectures} 场即将开始` : ''}
              >
                <LectureNext item={lecture} now={now} />
              </Section>
            )}
            {policies.length > 0 && (
              <Section title="最新政策" more={paths.policies()} count={`${counts.policies} 份`}>
                <div className="card overflow-hidden">
                  <ul className="divide-y divide-line">
                    {policies.map((item) => (
                      <PolicyLine key={item.id} item={item} />
                    ))}
                  </ul>
                  {counts.regions > 1 && (
                    <a
                      className="flex items-center justify-between border-t border-line px-5 py-3 text-14 text-brand max-sm:px-4"
                      href={paths.talentPolicies()}
                    >
                      人才政策对比，{counts.regions} 个地区
                      <ChevronRight size={14} aria-hidden />
                    </a>
                  )}
                </div>
              </Section>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface StopProps {
  item: ContentCard;
  ticked: readonly string[];
  at: number;
  isNext: boolean;
  /** The part of the way that begins with this guide; '' where it goes on. */
  phase: string;
}

/** A guide on the way, how long it takes, and how far the reader has come in it; the first that is not done is where one begins. */
function Stop({ item, ticked, at, isNext, phase }: StopProps) {
  const { guide } = item;
  if (!guide) return null;
  const all = guide.steps.length;
  const done = guide.steps.filter(({ title }) => ticked.includes(title)).length;
  const next = guide.steps.findIndex(({ title }) => !ticked.includes(title));
  const takes = guide.duration.split('，')[0] ?? '';
  return (
    <li
      className={clsx(
        'relative col-span-full grid grid-cols-subgrid items-center px-6 max-md:px-4',
        isNext ? 'bg-brand-tint py-5 md:*:nth-[-n+3]:row-span-2' : 'hover:bg-fill py-4.5 max-md:py-3.5',
        phase && at > 0 && 'border-t border-line',
      )}
    >
      <span className="text-14 text-ink-3 empty:invisible max-md:col-span-full max-md:mb-1 max-md:pl-10 max-md:empty:hidden">
        {phase}
      </span>
      <span
        className={clsx(
          'num grid size-7 place-items-center rounded-full text-14',
          done === all ? 'bg-ok text-surface!' : isNext ? 'bg-brand-solid text-on-brand!' : 'bg-brand-tint text-brand!',
        )}
        aria-hidden="true"
      >
        {done === all ? <Check size={14} /> : at + 1}
      </span>
      <div className="min-w-0">
        <h3 className={isNext ? 'text-20 leading-7' : 'text-16 leading-6'}>
          <a className="tile-link" href={paths.guide(item.id)}>
            {item.title}
          </a>
        </h3>
        {next >= 0 && (
          <p className={isNext ? 'text-14 text-ink-2' : 'cut text-14 text-ink-3 max-md:hidden'}>
            第 {next + 1} 步，{guide.steps[next]?.title}
          </p>
        )}
      </div>
      <span className="text-right text-14 whitespace-nowrap text-ink-1">
        {done > 0 ? <b className="font-semibold text-ok-ink">{`已完成 ${done}/${all}`}</b> : takes}
      </span>
      {isNext && (
        <span
          className="btn btn-filled mt-2 max-md:order-last max-md:col-span-2 max-md:col-start-2 md:col-start-4"
          aria-hidden="true"
        >
          {done > 0 ? '接着做' : '从这里开始'}
        </span>
      )}
    </li>
  );
}

/** The guides on a teacher's way: from the exam for the certificate to the first week, and to one's own business. */
function Way({ guides }: { guides: readonly ContentCard[] }) {
  useEffect(readTicks, []);
  const ticks = useAllTicks();
  const next = guides.find(({ id, guide }) => guide?.steps.some(({ title }) => !ticks[id]?.includes(title)));
  return (
    <Section title="就业指导" more={paths.guides()} count={`${guides.length} 件事`}>
      <div className="card grid grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-x-3 overflow-hidden max-md:grid-cols-[auto_minmax(0,1fr)_auto]">
        <ol className="contents">
          {guides.map((item, at) => (
            <Stop
              key={item.id}
              item={item}
              ticked={ticks[item.id] ?? []}
              at={at}
              isNext={item === next}
              phase={guides[at - 1]?.category === item.category ? '' : categoryLabel(item)}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}

interface SectionProps {
  title: string;
  more: string;
  count: string;
  children: ReactNode;
}

/** A part of the hub: its title, how many there are, and the way to all of them. */
const Section = ({ title, more, count, children }: SectionProps) => (
  <section aria-label={title}>
    <div className="mb-3 flex items-baseline gap-3">
      <h2 className="text-20">{title}</h2>
      <span className="tabular text-14 text-ink-3">{count}</span>
      <a className="quiet ml-auto flex items-center text-14" href={more}>
        全部
        <ChevronRight size={14} aria-hidden />
      </a>
    </div>
    {children}
  </section>
);
