import type { Call } from '#contract/api.ts';
import type { ContentCard } from '#contract/content/content-items.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { shortDateText } from '#web/features/time/time-text.ts';
import { paths } from '#web/paths.ts';
import { amountText } from '../content/amount-text.ts';

/** The additional texts of a column's items, and of its lead. */
interface Words {
  hint: string;
  detail: string;
}

const dotted = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const article = ({ source, publishAt }: ContentCard, now: number): Words => {
  const day = shortDateText(publishAt, now);
  return { hint: day, detail: dotted(source, day) };
};

const policy = ({ place, policy }: ContentCard): Words => {
  const where = place || '全国';
  return { hint: where, detail: dotted(where, policy?.settling && `安家费 ${amountText(policy.settling)}`) };
};

const lecture = ({ lecture }: ContentCard, now: number): Words =>
  lecture
    ? {
        hint: shortDateText(lecture.startsAt, now),
        detail: dotted(dayAndTime(lecture.startsAt), lecture.speaker, `${lecture.signed} 人报名`),
      }
    : { hint: '', detail: '' };

/** The columns of the home page; null if they cannot be loaded: the page works without. */
export async function loadColumns(call: Call, now: number) {
  const found = await call('GET /api/content/home', {}, { background: true, quiet: true }).catch(() => null);
  /** Only the data that a column shows: the first item with its picture, and further titles. */
  const column = (
    items: readonly ContentCard[] = [],
    href: (id: string) => string,
    words: (item: ContentCard, now: number) => Words,
  ) => {
    const [lead, ...others] = items;
    return {
      lead: lead && {
        title: lead.title,
        href: href(lead.id),
        cover: { id: lead.id, coverUrl: lead.coverUrl, updatedAt: lead.updatedAt },
        detail: words(lead, now).detail,
      },
      lines: others.map((item) => ({ title: item.title, href: href(item.id), hint: words(item, now).hint })),
    };
  };
  return {
    banners: (found?.banners ?? []).flatMap(({ title, summary, banner }) =>
      banner ? [{ title, text: summary, href: banner.link || '/', button: banner.button || '查看' }] : [],
    ),
    articles: column(found?.articles, paths.article, article),
    policies: column(found?.policies, paths.policyDetails, policy),
    lectures: column(found?.lectures, paths.lecture, lecture),
    admissions: (found?.admissions ?? []).flatMap(({ id, title, admission }) =>
      admission
        ? [
            {
              title,
              href: paths.admission(id),
              school: admission.school,
              hint: dotted(`计划 ${admission.plan} 人`, `${admission.closesOn.slice(5)} 截止`),
            },
          ]
        : [],
    ),
  };
}
