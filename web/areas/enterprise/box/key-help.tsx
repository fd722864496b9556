import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { isDialogOpen } from '#web/features/console/is-dialog-open.ts';
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

interface KeyActs {
  onStep(by: 1 | -1): void;
  onOpen(): void;
  onMove(column: number): void;
  onSelect(): void;
  onUndo(): void;
  onHelp(): void;
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Keyboard shortcuts of the box. Disabled while typing and while a dialog is open. */
export function useKeys(acts: KeyActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (isDialogOpen()) return;
      const { onStep, onOpen, onMove, onSelect, onUndo, onHelp } = latest.current;
      if (event.key === 'j') onStep(1);
      else if (event.key === 'k') onStep(-1);
      else if (event.key === 'x') onSelect();
      else if (event.key === 'u') onUndo();
      else if (event.key === '?') onHelp();
      else if (event.key === 'Enter' && event.target === document.body) onOpen();
      else if (/^[1-9]$/.test(event.key) && Number(event.key) <= columns.length) onMove(Number(event.key) - 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
