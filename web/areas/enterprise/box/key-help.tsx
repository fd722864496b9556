import { Modal } from 'antd';
import { columns } from './board/column-moves.ts';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl K', '搜职位、人选、对话和命令'],
  ['j / k', '下一份 / 上一份'],
  ['Enter', '打开这一份'],
  ...columns.map(({ label }, at) => [String(at + 1), `移到${label}`] as const),
  ['u', '撤销刚才的不合适'],
  ['x', '选择或取消选择'],
  ['?', '显示这个说明'],
];

/** Keyboard shortcuts. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Modal open={open} title="键盘操作" footer={null} width={400} onCancel={onClose}>
      <dl className="grid grid-cols-[88px_1fr] gap-y-2 text-14">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-tag border border-line-strong bg-fill px-1.5 text-14 text-ink-1">{key}</kbd>
            </dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-14 text-ink-3">除 Ctrl K 外在投递箱里使用。当前状态不允许的移动会说明原因，不会执行。</p>
    </Modal>
  );
}
