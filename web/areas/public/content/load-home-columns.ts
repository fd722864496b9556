import type { Call } from '#contract/api.ts';
import type { ContentCard } from '#contract/content-items.ts';
import { shortDateText } from '#web/features/posts/time-text.ts';
import { paths } from '#web/paths.ts';
import type { HomeLine } from './home-columns.tsx';

/** The columns of the home page cut down to what they show; none where they cannot be had: the page stands without. */
export async function loadHomeColumns(call: Call) {
  const found = await call('GET /api/content/home', {}, { background: true, quiet: true }).catch(() => null);
  const now = Date.now();
  const lines = (
    items: readonly ContentCard[] = [],
    href: (id: string) => string,
    hint: (item: ContentCard) => string,
  ): HomeLine[] => items.map((item) => ({ title: item.title, href: href(item.id), hint: hint(item) }));
  return {
    banners: (found?.banners ?? []).flatMap(({ title, summary, banner }) =>
      banner ? [{ title, text: summary, href: banner.link || '/', button: banner.button || '查看' }] : [],
    ),
    articles: lines(found?.articles, paths.article, ({ publishAt }) => shortDateText(publishAt, now)),
    policies: lines(found?.policies, paths.policyDetails, ({ place }) => place || '全国'),
    lectures: lines(found?.lectures, paths.lecture, ({ lecture }) =>
      lecture ? shortDateText(lecture.startsAt, now) : '',
    ),
    admissions: lines(found?.admissions, paths.admission, ({ admission }) =>
      admission ? `${admission.closesOn.slice(5)} 截止` : '',
    ),
  };
}
