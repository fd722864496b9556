import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ListedGroup } from './load-deliveries.ts';

const words: Record<ListedGroup | 'all', readonly [title: string, text: string]> = {
  all: ['还没有投递', '投出第一份以后，学校的每一步答复都会按时间记在这里'],
  mine: ['没有要你答复的', '收到面试邀请或录用意向，会先出现在这里'],
  open: ['没有进行中的投递', '看到合适的岗位，随时可以再投'],
  ended: ['没有已结束的投递', '不合适、已撤回和已入职的投递会收在这里'],
};

/** An empty group: why, and the next step. */
export function NoDeliveries({ group, jobs }: { group: ListedGroup | 'all'; jobs: string }) {
  const [title, text] = words[group];
  return (
    <section className="card" aria-label="没有投递">
      <EmptyState
        title={title}
        text={text}
        action={
          <ButtonLink look="filled" href={jobs}>
            去找工作
          </ButtonLink>
        }
      />
    </section>
  );
}
