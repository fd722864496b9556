import { type FairState, fair as machine } from '../../contract/fair-state.ts';

const looks: Record<FairState, string> = {
  draft: 'tag',
  open: 'tag tag-brand',
  full: 'tag tag-warm',
  running: 'tag tag-ok',
  ended: 'tag',
  cancelled: 'tag tag-err',
};

export const StateTag = ({ status }: { status: FairState }) => (
  <span className={looks[status]}>{machine.labels.operator[status]}</span>
);
