import { Button } from 'antd';

interface Props {
  /** Who proposed it can only take it back. */
  mine: boolean;
  confirm: string;
  busy: boolean;
  onConfirm(): void;
  onDrop(): void;
}

/** The decision about what somebody proposed: another person confirms it or sends it back. */
export const DecideButtons = ({ mine, confirm, busy, onConfirm, onDrop }: Props) => (
  <span className="flex gap-2">
    {!mine && (
      <Button type="primary" loading={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    )}
    <Button disabled={busy} onClick={onDrop}>
      {mine ? '撤回' : '退回'}
    </Button>
  </span>
);
