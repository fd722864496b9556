import { paths } from '#web/paths.ts';
import type { Slots } from '#web/slots.tsx';
import type { Interest } from '../contract.ts';

/** What waits for a school that nobody has claimed, and the way to claim it. */
export function ClaimNote({ company: { name, status }, loaded }: Slots['company.section']) {
  const interest = loaded.reported as Interest | null;
  if (status !== 'unclaimed' || !interest) return null;
  const { posts, saved, applied } = interest;
  const said = [
    `${posts} 个岗位在招`,
    ...(saved > 0 ? [`${saved} 位教师收藏`] : []),
    ...(applied > 0 ? [`${applied} 位已报名`] : []),
  ];
  return (
    <section
      aria-label="认领"
      className="card flex items-center gap-4 px-6 py-4 max-sm:flex-col max-sm:items-start max-sm:px-4"
    >
      <p className="flex-1 text-14 text-ink-2">
        这家单位还没有人认领：{said.join('，')}。认领后可以自己修改资料、收简历，岗位和关注都会保留。
      </p>
      <a
        className="btn btn-tint flex-none"
        href={`${paths.enterpriseAuth()}?claim=${encodeURIComponent(name)}`}
        rel="nofollow"
      >
        认领这家单位
      </a>
    </section>
  );
}
