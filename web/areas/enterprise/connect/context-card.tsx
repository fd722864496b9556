import { Link } from 'react-router';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { isState } from '#contract/machine.ts';
import { useTalks } from '#web/features/chat/talks.ts';
import { Salary } from '#web/features/salary/salary.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The context of the open conversation: the person, their delivery, and the post. */
export function ContextCard({ id }: { id: string }) {
  const detail = useTalks(({ byId }) => byId[id]?.detail);
  if (!detail) return null;
  const { person, delivery: sent, post, card } = detail;
  return (
    <aside
      aria-label="相关信息"
      className="w-66 shrink-0 space-y-5 overflow-y-auto border-l border-line p-4 max-xl:hidden"
    >
      <div className="flex items-center gap-3">
        <Avatar name={person.name} src={person.avatarUrl} size={44} />
        <p className="min-w-0 flex-1 truncate text-16 font-semibold text-ink-1">{person.name}</p>
      </div>
      <section>
        <h3 className="text-13 font-semibold text-ink-1">投递</h3>
        {sent && isState(delivery, sent.status) ? (
          <div className="mt-2 flex items-center justify-between gap-2">
            <span className="rounded-tag bg-brand-tint px-2 text-12 leading-6 font-medium text-brand">
              {delivery.labels.recruiter[sent.status]}
            </span>
            <Link className="text-13 text-brand!" to={paths.box({ tab: 'all', id: sent.id })}>
              查看简历
            </Link>
          </div>
        ) : (
          <p className="mt-2 text-13 text-ink-3">对方还没有投递该职位</p>
        )}
      </section>
      <section>
        <h3 className="text-13 font-semibold text-ink-1">职位</h3>
        <p className="mt-2 text-14 text-ink-1">{post.title}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-2 text-13 text-ink-3">
          <Salary value={card.salary} />
          <span>{card.place}</span>
          {!post.open && <span>已停止招聘</span>}
        </p>
      </section>
    </aside>
  );
}
