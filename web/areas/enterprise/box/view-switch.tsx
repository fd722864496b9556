import { Segmented } from 'antd';
import { Columns3, List } from 'lucide-react';
import type { Change } from '#web/features/console/list/use-list-params.ts';

/** Switches between list and board. */
export function ViewSwitch({ board, change }: { board: boolean; change: Change }) {
  return (
    <Segmented
      aria-label="显示方式"
      className="max-sm:[&_.ant-segmented-item-icon+span]:sr-only"
      value={board ? 'board' : 'list'}
      onChange={(value) => change({ view: value === 'board' ? 'board' : null })}
      options={[
        { value: 'list', label: '列表', icon: <List size={15} className="inline" /> },
        { value: 'board', label: '看板', icon: <Columns3 size={15} className="inline" /> },
      ]}
    />
  );
}
