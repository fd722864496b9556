import { lectureTopics } from '#contract/taxonomy/content-categories.ts';
import { codesOf } from '#contract/taxonomy/list.ts';
import { paths } from '#web/paths.ts';
import type { ContentCard } from '../../../contract/content-items.ts';
import { ListFrame } from '../list-frame.tsx';
import type { ContentFilters, ListData } from '../load-content.ts';
import { ListHead, OptionLine } from '../parts.tsx';
import { Lectures, PastLecture } from './lecture-parts.tsx';

/** 专家讲座 */
export function LecturesPage({ data }: { data: ListData }) {
  const { filters, found, now } = data;
  const { category, when } = filters;
  const href = (change: ContentFilters, page?: number) =>
    paths.lectures({ category, when, ...change, page: page && page > 1 ? String(page) : undefined });
  const isComing = ({ lecture }: ContentCard) => Date.parse(lecture?.endsAt ?? '') > now;
  const startOf = ({ lecture }: ContentCard) => Date.parse(lecture?.startsAt ?? '');
  const coming = found.items.filter(isComing).sort((one, other) => startOf(one) - startOf(other));
  const past = found.items.filter((item) => !isComing(item));
  return (
    <>
      <ListHead title="专家讲座" text="一线教师、评委和学校招聘负责人来讲，报名免费，错过可看回放">
        <OptionLine
          label="主题"
          options={[
            { label: '不限', href: href({ category: undefined }), current: !category },
            ...codesOf(lectureTopics).map((code) => ({
              label: lectureTopics[code],
              href: href({ category: code }),
              current: code === category,
            })),
          ]}
        />
        <OptionLine
          label="时间"
          options={[
            { label: '不限', href: href({ when: undefined }), current: !when },
            { label: '即将开始', href: href({ when: 'upcoming' }), current: when === 'upcoming' },
            { label: '已结束', href: href({ when: 'past' }), current: when === 'past' },
          ]}
        />
      </ListHead>
      <div className="page pt-5 pb-10">
        <ListFrame
          data={data}
          path="/entrepreneurship/expert"
          href={(page) => href({}, page)}
          empty={{
            title: '没有这样的讲座',
            text: '换个主题，或者看看往期回放。',
            href: paths.lectures(),
            label: '全部讲座',
          }}
        >
          {coming.length > 0 && (
            <section aria-label="即将开始" className="mb-8">
              <h2 className="mb-3 text-20">即将开始</h2>
              <Lectures coming={coming} now={now} />
            </section>
          )}
          {past.length > 0 && (
            <section aria-label="往期回放">
              <h2 className="mb-3 text-20">往期回放</h2>
              <div className="grid grid-cols-4 gap-4 max-[1100px]:grid-cols-2 max-sm:grid-cols-1 max-sm:gap-2">
                {past.map((item) => (
                  <PastLecture key={item.id} item={item} now={now} />
                ))}
              </div>
            </section>
          )}
        </ListFrame>
      </div>
    </>
  );
}
