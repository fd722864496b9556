import { useState } from 'react';
import type { FairExhibitor } from '#contract/fairs/fair-views.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { ChatButton } from '#web/features/chat/chat-button.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { DeliveredTag } from '#web/features/deliveries/apply/delivered-tag.tsx';
import { postTags } from '#web/features/posts/post-words.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { FairData } from './load-fair.ts';

const POSTS = 3;

function Exhibitor({ exhibitor, chat, chosen }: { exhibitor: FairExhibitor; chat: boolean; chosen: boolean }) {
  const { companyId, name, logoUrl, booth, posts, type, cityName } = exhibitor;
  const [all, setAll] = useState(false);
  const shown = all ? posts : posts.slice(0, POSTS);
  const first = posts[0];
  return (
    <li
      id={`booth-${companyId}`}
      className={`scroll-mt-18 py-4 ${chosen ? '-mx-3 rounded-ctl bg-brand-tint px-3' : ''}`}
    >
      <div className="flex items-center gap-3">
        <CompanyLogo name={name} src={logoUrl} size={40} />
        <div className="min-w-0 flex-1">
          <h3 className="cut text-14">
            <a className="hover:text-brand" href={paths.company(companyId)}>
              {name}
            </a>
          </h3>
          <p className="text-12 text-ink-3">{[companyTypeLabel(type), cityName].filter(Boolean).join(' · ')}</p>
        </div>
        {booth && <Tag>展位 {booth.number}</Tag>}
        {chat && first && (
          <ChatButton postId={first.id} companyId={companyId} className="btn btn-tint btn-s script-only" />
        )}
      </div>
      <ul className="mt-2 sm:pl-13">
        {shown.map((post) => (
          <li key={post.id} className="flex items-center gap-3 py-1.5">
            <a className="cut font-medium text-ink-1 hover:text-brand" href={paths.job(post.id)}>
              {post.title}
            </a>
            <DeliveredTag id={post.id} />
            <span className="flex gap-1.5 max-md:hidden">
              {postTags(post)
                .slice(0, 3)
                .map(({ label, brand }) => (
                  <Tag key={label} tone={brand ? 'brand' : 'plain'}>
                    {label}
                  </Tag>
                ))}
            </span>
            <span className="ml-auto text-12 text-ink-3 max-lg:hidden">招 {post.headcount} 人</span>
            <Salary value={post.salary} className="text-14 max-lg:ml-auto" />
          </li>
        ))}
      </ul>
      {posts.length > POSTS && !all && (
        <button type="button" className="link script-only mt-1 text-13 sm:ml-13" onClick={() => setAll(true)}>
          还有 {posts.length - POSTS} 个岗位
        </button>
      )}
    </li>
  );
}

/** Exhibitors with their posts, filtered by 学科 in place. Booths of an online fair open a chat. */
export function ExhibitorsCard({ data: { fair, exhibitors }, chosen }: { data: FairData; chosen: string | null }) {
  const [subject, setSubject] = useState('');
  const taught = [...new Set(exhibitors.flatMap(({ posts }) => posts.flatMap((post) => post.subjects)))];
  const shown = exhibitors
    .map((exhibitor) => ({
      ...exhibitor,
      posts: exhibitor.posts.filter((post) => !subject || post.subjects.includes(subject)),
    }))
    .filter(({ posts }) => !subject || posts.length > 0);
  return (
    <Card
      id="exhibitors"
      heading="参会单位与岗位"
      aside={
        taught.length > 1 && (
          <select
            className="field script-only h-8! w-36! text-13!"
            aria-label="按学科筛选岗位"
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          >
            <option value="">全部学科</option>
            {taught.map((code) => (
              <option key={code} value={code}>
                {labelOf(subjects, code)}
              </option>
            ))}
          </select>
        )
      }
    >
      {shown.length === 0 ? (
        <p className="py-6 text-center text-13 text-ink-3">参会单位陆续公布，报名后有更新会通知你</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((exhibitor) => (
            <Exhibitor
              key={exhibitor.companyId}
              exhibitor={exhibitor}
              chat={fair.online}
              chosen={exhibitor.booth?.id === chosen && chosen !== null}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
