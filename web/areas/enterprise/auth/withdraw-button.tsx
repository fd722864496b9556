import { Button, Popconfirm } from 'antd';
import { useAction } from '#web/features/calls/use-action.ts';
import { setSession } from '#web/session/session-store.ts';

/** Takes the application back while nobody has decided: the form opens again with what was sent. */
export function WithdrawButton() {
  const withdraw = useAction('POST /api/team/company/withdrawal', {
    invalidates: [['team', 'company']],
    done: '已撤回，改好后请重新提交',
    onSuccess: (company) => setSession({ company }),
  });
  return (
    <Popconfirm
      title="撤回这次提交？"
      description="填写的内容和证照都保留；改好后重新提交，审核时间重新计算"
      okText="撤回"
      onConfirm={() => void withdraw.send({})}
    >
      <Button loading={withdraw.isPending}>撤回修改</Button>
    </Popconfirm>
  );
}
