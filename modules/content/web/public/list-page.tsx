import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { metaOf } from '#web/features/page/page-route.tsx';
import { daysUntil } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ContentCard } from '../../contract/content-items.ts';
import { categoryLabel, dayStart } from './content-words.ts';
import { readTicks } from './guide-ticks.ts';
import { ListFilters } from './list-filters.tsx';
import { ContentRows } from './list-row.tsx';
import {
  type ContentFilters,
  inOrder,
  type ListData,
  type ListedKind,
  listPaths,
  type loadList,
} from './load-content.ts';
import { ListHead } from './parts.tsx';

const PAGE_SIZE = 20;
const DEEPEST = 1_000;

const nothingYet = {
  title: '内容正在准备',
  text: '发布后会出现在这里，先看看正在招聘的职位。',
  label: '看职位',
};

interface List {
  text: string;
  /** For search engines. */
  about: string;
  /** What its categories are called. */
  label: string;
  href(query: Record<string, string | undefined>): string;
  /** Said where nothing fits the filters, and the link to all. */
  none: { title: string; text: string; label: string };
}

const lists: Record<ListedKind, List> = {
  article: {
    text: '考试考编、招聘动态、政策解读，和教师这个职业有关的事',
    about: '教师资格考试、考编公告、招聘动态、政策解读与教师成长的最新资讯。',
    label: '类别',
    href: paths.articles,
    none: { title: '这个分类还没有文章', text: '看看其他分类的最新资讯。', label: '全部资讯' },
  },
  guide: {
    text: '从资格认定到入职，每件事分几步、要哪些材料、找谁办；做完一步勾一步',
    about: '教师资格认定、简历、笔试面试、签约、入职与创业的分步指导和材料清单。',
    label: '主题',
    href: paths.guides,
    none: { title: '这个主题还没有指导', text: '看看其他主题。', label: '全部指导' },
  },
  lecture: {
    text: '一线教师、评委和学校招聘负责人来讲，报名免费，错过可看回放',
    about: '面试试讲、考编备考、教学能力、政策权益与创业实践的专家讲座，免费报名，可看回放。',
    label: '主题',
    href: paths.lectures,
    none: { title: '没有这样的讲座', text: '换个主题，或者看看往期回放。', label: '全部讲座' },
  },
  policy: {
    text: '按地区和类别查政策：文号、有效期、要点和原文，一条一条写清楚',
    about: '各地教师就业、人才引进、补贴与创业政策，含文号、有效期、要点和原文。',
    label: '类别',
    href: paths.policies,
    none: { title: '没有符合条件的政策', text: '换个地区或类别试试。', label: '全部政策' },
  },
  admission: {
    text: '在职提升、考研读博、专升本：院校、专业、计划、学费和报名时间一处看全',
    about: '教育类专业在线招生：院校、专业、层次、计划、学费与报名时间。',
    label: '层次',
    href: paths.admissions,
    none: { title: '没有符合条件的招生项目', text: '换个地区或层次，或者看看全部项目。', label: '全部项目' },
  },
};

/** The `meta` of a list: each page of its filters stands by itself. */
export const listMeta = metaOf<typeof loadList>('/consultation', ({ title, kind, filters, page }) => {
  const { about, href } = lists[kind];
  const canonical = href({ ...filters, page: page > 1 ? String(page) : undefined });
  return { name: title, description: about, canonical };
});

const settlingOf = ({ policy }: ContentCard) => (policy?.highlight ? 0 : (policy?.settling?.max ?? 0));
const byDay = (dayOf: (item: ContentCard) => string | undefined) => (one: ContentCard, other: ContentCard) =>
  (dayOf(one) ?? '').localeCompare(dayOf(other) ?? '');

/** Upcoming lectures by their day, then those that were held. */
function lectureParts(items: readonly ContentCard[], now: number) {
  const isComing = ({ lecture }: ContentCard) => Date.parse(lecture?.endsAt ?? '') > now;
  return {
    即将开始: items.filter(isComing).sort(byDay(({ lecture }) => lecture?.startsAt)),
    往期回放: items.filter((item) => !isComing(item)),
  };
}

/** What places pay, those that pay most first; then rules and programmes. */
function policyParts(items: readonly ContentCard[]) {
  const paying = items.filter((item) => settlingOf(item) > 0).sort((a, b) => settlingOf(b) - settlingOf(a));
  return { 各地安家费: paying, 制度与计划: items.filter((item) => settlingOf(item) === 0) };
}

/** Open ones, then those still to open, by the day that comes next; what is over is listed no more. */
function admissionParts(items: readonly ContentCard[], now: number) {
  const isToOpen = ({ admission }: ContentCard) => admission && daysUntil(dayStart(admission.opensOn), now) > 0;
  const open = items.filter(({ admission }) => admission && daysUntil(dayStart(admission.closesOn), now) >= 0);
  return {
    正在报名: open.filter((item) => !isToOpen(item)).sort(byDay(({ admission }) => admission?.closesOn)),
    即将报名: open.filter(isToOpen).sort(byDay(({ admission }) => admission?.opensOn)),
  };
}

/** The parts of a list by their titles; the newest articles need none. */
function partsOf({ kind, found: { items }, now }: ListData): Record<string, ContentCard[]> {
  if (kind === 'guide') return Object.groupBy(inOrder(items), categoryLabel) as Record<string, ContentCard[]>;
  if (kind === 'lecture') return lectureParts(items, now);
  if (kind === 'policy') return policyParts(items);
  if (kind === 'admission') return admissionParts(items, now);
  return { '': items };
}

const compare = (
  <a className="link ml-auto flex-none text-14" href={paths.talentPolicies()}>
    选几个地区对比
  </a>
);

/** The parts of a page of a list; a skeleton while another page loads, and a way on where it is empty. */
function Parts({ data, to }: { data: ListData; to(change: ContentFilters, page?: number): string }) {
  const { kind, filters, found, page, now } = data;
  const { href, none } = lists[kind];
  if (useNavigation().location?.pathname === listPaths[kind])
    return (
      <div role="status" aria-label="正在加载">
        <Skeleton className="h-160 w-full" />
      </div>
    );
  const parts = Object.entries(partsOf(data)).filter(([, items]) => items.length > 0);
  if (parts.length === 0) {
    const narrowed = page > 1 || Object.values(filters).some(Boolean);
    const { label, ...words } = narrowed ? none : nothingYet;
    return (
      <div className="card">
        <EmptyState
          {...words}
          action={
            <a className="btn btn-tint" href={narrowed ? href({}) : paths.jobs()}>
              {label}
            </a>
          }
        />
      </div>
    );
  }
  return (
    <>
      {parts.map(([title, items]) => (
        <ContentRows
          key={title}
          title={title}
          items={items}
          now={now}
          leads={kind === 'article' && page === 1 && !filters.category}
          more={title === '各地安家费' ? compare : <span className="text-14 text-ink-3">{`${items.length} 个`}</span>}
        />
      ))}
      <Pagination
        page={page}
        pages={Math.ceil(Math.min(found.total, DEEPEST) / PAGE_SIZE)}
        href={(other) => to({}, other)}
      />
    </>
  );
}

/** What operators publish of one kind, each a tab of 指南. */
export function ListPage({ data }: { data: ListData }) {
  const { kind, filters } = data;
  const { text, label, href } = lists[kind];
  const to = (change: ContentFilters, page = 1) =>
    href({ ...filters, ...change, page: page > 1 ? String(page) : undefined });
  useEffect(readTicks, []);
  return (
    <>
      <ListHead text={text}>
        <ListFilters data={data} label={label} href={to} />
      </ListHead>
      <div className="page pb-10">
        <Parts data={data} to={to} />
      </div>
    </>
  );
}
