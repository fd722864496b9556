import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { amountText } from '../../../contract/amount-text.ts';
import type { ContentCard } from '../../../contract/content-items.ts';
import { categoryLabel, policyNumber } from '../content-words.ts';
import { LectureNext } from '../lecture/lecture-parts.tsx';
import type { HubData } from '../load-content.ts';
import { Facts } from '../parts.tsx';
import { Section } from './section.tsx';
import { Way } from './way.tsx';

/** A policy by its title; what it pays stands beside it, in 万 as in the others. */
function PolicyLine({ item }: { item: ContentCard }) {
  const { policy, place } = item;
  if (!policy) return null;
  const { money } = policyNumber(policy);
  return (
    <li>
      <a className="group flex items-center gap-4 px-5 py-3 max-sm:px-4" href={paths.policyDetails(item.id)}>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-6 font-medium text-ink-1 group-hover:text-brand">{item.title}</span>
          <Facts className="mt-0.5" facts={[place || '全国', categoryLabel(item)]} />
        </span>
        {money && (
          <span className="flex-none text-right text-12 text-ink-3">
            <b className="num block text-18 text-warm-ink">{amountText(policy.settling)}</b>
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
    <div className="page pt-6 pb-10 max-sm:pt-4">
      <h1 className="text-24 max-sm:text-20">就业创业</h1>
      {guides.length > 0 && <p className="mt-1 text-14 text-ink-2">从拿到证书到站稳讲台，一件一件做</p>}
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
