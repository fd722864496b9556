import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A list of posts that the person has still to fill. */
export const NothingYet = ({ title, text }: { title: string; text: string }) => (
  <div className="card">
    <EmptyState
      title={title}
      text={text}
      action={
        <ButtonLink look="filled" href={paths.jobs()}>
          去找工作
        </ButtonLink>
      }
    />
  </div>
);
