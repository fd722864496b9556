import { useEffect, useState } from 'react';
import type { ExamCard } from '#contract/exams/exam-shapes.ts';
import type { FairCard } from '#contract/fairs/fair-views.ts';
import { call } from '#web/api/browser-call.ts';
import { DateTile } from '#web/features/time/date-tile.tsx';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const MOST = 4;
const quiet = { background: true, quiet: true };

interface Dated {
  href: string;
  at: string;
  title: string;
  text: string;
}

const examLine = ({ id, title, steps, headcount, posts }: ExamCard): Dated => ({
  href: paths.exam(id),
  at: steps.find(({ step }) => step === 'register')?.endsAt ?? '',
  title,
  text: `${posts} 个岗位招 ${headcount} 人`,
});

const fairLine = ({ id, title, startsAt, online, cityName, venue, exhibitors }: FairCard): Dated => ({
  href: paths.fair(id),
  at: startsAt,
  title,
  text: [online ? '线上' : venue || cityName, exhibitors > 0 && `${exhibitors} 家`].filter(Boolean).join(' · '),
});

const More = ({ href }: { href: string }) => (
  <a className="quiet" href={href}>
    更多
  </a>
);

function DatedCard({ heading, more, lines, ends }: { heading: string; more: string; lines: Dated[]; ends?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <Card space="side" heading={heading} aside={<More href={more} />}>
      <ul className="flex flex-col gap-3">
        {lines.map(({ href, at, title, text }) => (
          <li key={href}>
            <a className="group flex items-center gap-3" href={href}>
              <DateTile top={monthDay(at)} bottom={weekday(at)} />
              <span className="min-w-0">
                <span className="line-clamp-2 text-13 leading-5 text-ink-1 group-hover:text-brand">{title}</span>
                <span className="cut block text-12 text-ink-3">
                  {ends && `${timeOfDay(at)} 截止 · `}
                  {text}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** 公开招聘 that take registrations and the next fairs, in the city or the country, and articles. Loaded by the browser, after the list. */
export function Upcoming({ cityCode }: { cityCode?: string }) {
  const [exams, setExams] = useState<Dated[]>([]);
  const [fairs, setFairs] = useState<Dated[]>([]);
  const [articles, setArticles] = useState<{ id: string; title: string; summary: string }[]>([]);
  useEffect(() => {
    const ofExams = call('GET /api/exams', { query: { group: 'open', regionCode: cityCode } }, quiet);
    const ofFairs = call('GET /api/fairs', { query: { cityCode } }, quiet);
    ofExams.then(({ items }) => setExams(items.slice(0, MOST).map(examLine))).catch(() => setExams([]));
    ofFairs.then(({ items }) => setFairs(items.slice(0, MOST).map(fairLine))).catch(() => setFairs([]));
  }, [cityCode]);
  useEffect(() => {
    const ofContent = call('GET /api/content/home', {}, quiet);
    ofContent.then(({ articles }) => setArticles(articles.slice(0, MOST))).catch(() => setArticles([]));
  }, []);
  return (
    <>
      <a className="group block rounded-card border border-brand-line bg-brand-tint p-4" href={paths.home()}>
        <b className="text-16 text-ink-1 group-hover:text-brand">30 秒，看看你能报哪些</b>
        <span className="mt-1 block text-13 text-ink-2">
          点选学历、专业、教资和城市，马上算出能报多少个，有多少带编制
        </span>
        <span className="btn btn-filled btn-s mt-3">去自检</span>
      </a>
      <DatedCard heading="正在报名的公招" more={paths.exams()} lines={exams} ends />
      <DatedCard heading="近期招聘会" more={paths.fairs('', { view: 'calendar' })} lines={fairs} />
      {articles.length > 0 && (
        <Card space="side" heading="先看懂，再投递" aside={<More href={paths.articles()} />}>
          <ul className="divide-y divide-line">
            {articles.map(({ id, title, summary }) => (
              <li key={id} className="py-2.5 first:pt-0 last:pb-0">
                <a className="group block" href={paths.article(id)}>
                  <span className="line-clamp-2 text-13 leading-5 text-ink-1 group-hover:text-brand">{title}</span>
                  <span className="mt-0.5 line-clamp-2 text-12 leading-4.5 text-ink-3">{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
