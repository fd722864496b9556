import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface Props {
  title: string;
  text: string;
  href?: string;
  act?: string;
}

/** A list that the person has still to fill, and where one begins. */
export const NothingYet = ({ title, text, href = paths.jobs(), act = '去找工作' }: Props) => (
  <div className="card">
    <EmptyState title={title} text={text} next={{ label: act, href: href, look: 'filled' }} />
  </div>
);
