import { Button, Modal } from 'antd';
import type { Blocker } from 'react-router';
import { useBusy } from '#web/features/page-calls/use-busy.ts';

interface Props {
  blocker: Blocker;
  /** Resolves to whether it was saved. */
  save(): Promise<boolean>;
  discard(): void;
}

/** Asks for confirmation before leaving a page with unsaved changes. */
export function LeaveDialog({ blocker, save, discard }: Props) {
  const { busy, run } = useBusy();
  const stay = () => blocker.reset?.();
  const saveAndLeave = async () => {
    if (await run(save)) blocker.proceed?.();
    else stay();
  };
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="有未保存的修改"
      onCancel={stay}
      footer={[
        <Button
          key="leave"
          danger
          onClick={() => {
            discard();
            blocker.proceed?.();
          }}
        >
          不保存，离开
        </Button>,
        <Button key="stay" onClick={stay}>
          继续编辑
        </Button>,
        <Button key="save" type="primary" loading={busy} onClick={() => void saveAndLeave()}>
          保存并离开
        </Button>,
      ]}
    >
      离开后，这次的修改不会保留。
    </Modal>
  );
}
