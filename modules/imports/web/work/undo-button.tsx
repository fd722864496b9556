import { Button, Popconfirm } from 'antd';

/** Undoes an import after a confirmation. */
export function UndoButton({ disabled, size, onUndo }: { disabled?: boolean; size?: 'small'; onUndo(): void }) {
  return (
    <Popconfirm
      title="撤回这次导入？"
      description="删除它新建的草稿，还原它更新的草稿；已提交发布或手工修改过的保留。"
      okText="撤回导入"
      cancelText="返回"
      onConfirm={onUndo}
    >
      <Button danger size={size} disabled={disabled ?? false}>
        撤回
      </Button>
    </Popconfirm>
  );
}
