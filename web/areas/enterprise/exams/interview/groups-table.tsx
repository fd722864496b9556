import type { ExamGroup } from '#contract/exams/interview/groups.ts';
import { formatDateTime } from '#contract/text.ts';

/** The groups as the draw fixed them. */
export function GroupsTable({ groups }: { groups: readonly ExamGroup[] }) {
  if (groups.length === 0) return <p className="text-13 text-ink-3">还没有小组。</p>;
  return (
    <ul className="divide-y divide-line" aria-label="小组">
      {groups.map(({ id, number, place, startsAt, seats, posts, criteria }) => (
        <li key={id} className="flex flex-wrap gap-x-6 gap-y-1 py-3 text-13">
          <b className="w-14 text-14 text-ink-1">第 {number} 组</b>
          <span className="min-w-0 flex-1 basis-56 text-ink-1">
            {place}
            <span className="tabular block text-ink-3">
              {formatDateTime(startsAt)}，最多 {seats} 人
            </span>
          </span>
          <span className="min-w-0 flex-1 basis-56 text-ink-2">
            岗位 {posts.join('、')}
            <span className="block text-ink-3">{criteria.map(({ name, max }) => `${name} ${max}`).join('，')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
