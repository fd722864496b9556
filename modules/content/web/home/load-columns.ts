import type { Call } from '#contract/api.ts';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import type { Loaded } from '#web/slots.tsx';
import type { ContentCard } from '../../contract/content-items.ts';

const LINES = 5;
/** Places of the comparison on a banner. */
const COMPARED = 4;

/** What a place pays new teachers, at most. */
const settlingOf = ({ place, policy }: ContentCard) => ({ place, amount: policy?.settling?.max ?? 0 });

/** The columns of the home page; empty if they cannot be loaded: the page works without. */
export async function loadColumns(call: Call, now: number) {
  const found = await call('GET /api/content/home', {}, { background: true, quiet: true }).catch(() => null);
  /** Only the data that a column shows. */
  const column = (
    items: readonly ContentCard[] = [],
    href: (id: string) => string,
    hint: (item: ContentCard) => string,
  ) => items.slice(0, LINES).map((item) => ({ title: item.title, href: href(item.id), hint: hint(item) }));
  const amounts = (found?.policies ?? []).map(settlingOf).filter(({ place, amount }) => place !== '' && amount > 0);
  return {
    banners: (found?.banners ?? []).flatMap(({ title, summary, banner }) =>
      banner ? [{ title, text: summary, href: banner.link || '/', button: banner.button || '查看' }] : [],
    ),
    settling: amounts.sort((one, other) => other.amount - one.amount).slice(0, COMPARED),
    articles: column(found?.articles, paths.article, ({ publishAt }) => shortDateText(publishAt, now)),
    policies: column(found?.policies, paths.policyDetails, ({ place }) => place || '全国'),
    lectures: (found?.lectures ?? [])
      .slice(0, LINES)
      .flatMap(({ id, title, lecture }) =>
        lecture
          ? [{ title, href: paths.lecture(id), hint: shortDateText(lecture.startsAt, now), startsAt: lecture.startsAt }]
          : [],
      ),
  };
}

export type Columns = Awaited<ReturnType<typeof loadColumns>>;

/** What the home page loaded of publications. */
export const homeColumns = ({ content }: Loaded) => (content as Columns | null | undefined) ?? null;
