import { benefits } from '#contract/taxonomy/benefits.ts';
import { labelsOf } from '#contract/taxonomy/list.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { SchoolPicture } from '#web/features/pictures/school-picture.tsx';
import { JobCard } from '#web/features/posts/job-card.tsx';
import { dateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import type { CompanyData } from './load-company.ts';

function Source({ company: { source, sourceAt } }: CompanyData) {
  if (!source) return null;
  return (
    <p className="mt-4 rounded-ctl bg-fill px-3 py-2 text-12 text-ink-3">
      资料来源：{source}
      {sourceAt && `，${dateText(sourceAt)} 收录`}。单位认证后可自行修改。
    </p>
  );
}

/** 简介: introduction, benefits, hot posts. */
export function IntroTab({ data }: { data: CompanyData }) {
  const { company, posts, now } = data;
  const offered = labelsOf(benefits, company.benefits);
  return (
    <>
      <SchoolPicture company={company} className="h-70 rounded-card max-sm:h-44" />
      <Card heading="单位简介">
        {company.intro ? <Prose text={company.intro} /> : <p className="text-ink-3">这家单位还没有写简介。</p>}
        <Source {...data} />
      </Card>
      {company.album.length > 0 && (
        <Card heading="单位相册">
          <ul className="grid grid-cols-3 gap-2 max-sm:grid-cols-2">
            {company.album.map((url, at) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  <SafeImage src={url} alt={`${company.name}的照片 ${at + 1}`} className="aspect-3/2 rounded-ctl" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {offered.length > 0 && (
        <Card heading="福利待遇">
          <p className="flex flex-wrap gap-2">
            {offered.map((label) => (
              <span key={label} className="tag tag-l">
                {label}
              </span>
            ))}
          </p>
        </Card>
      )}
      {posts.length > 0 && (
        <section aria-label="热门岗位">
          <div className="flex items-baseline justify-between px-1 pt-2 pb-3">
            <h2 className="text-18">热门岗位</h2>
            <a className="quiet text-13" href={`${paths.company(company.id)}&tab=posts`}>
              全部 {company.openPosts} 个
            </a>
          </div>
          <ul className="flex flex-col gap-2">
            {posts.map((post) => (
              <JobCard key={post.id} post={post} now={now} own />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
