import type { OwnAnnouncement } from '#contract/companies/announcements.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { paths } from '#web/paths.ts';

interface Props {
  announcements: readonly OwnAnnouncement[];
  open: readonly OwnPost[];
}

/** The open posts to which the announcements lead, with what came of each. */
export function LinkedPosts({ announcements, open }: Props) {
  const linked = open
    .filter(({ id }) => announcements.some(({ postIds }) => postIds.includes(id)))
    .toSorted((one, other) => other.viewCount - one.viewCount);
  if (linked.length === 0) return null;
  return (
    <section
      aria-label="公告关联的在招职位"
      className="rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4"
    >
      <table className="w-full text-13">
        <thead className="text-12 text-ink-3">
          <tr>
            <th className="pb-2 text-left text-16 font-semibold text-ink-1">公告关联的在招职位</th>
            <th className="w-20 pb-2 text-right font-normal">浏览</th>
            <th className="w-20 pb-2 text-right font-normal">投递</th>
          </tr>
        </thead>
        <tbody>
          {linked.map(({ id, title, viewCount, deliveryCount }) => (
            <tr key={id} className="h-11 border-t border-line">
              <th scope="row" className="text-left text-14 font-medium">
                <a className="text-ink-1! hover:text-brand!" href={paths.job(id)}>
                  {title}
                </a>
              </th>
              <td className="tabular text-right text-ink-2">{viewCount.toLocaleString('zh-CN')}</td>
              <td className="num text-right text-ink-1">{deliveryCount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
