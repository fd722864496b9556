import { Segmented } from 'antd';
import { Columns3, List } from 'lucide-react';
import type { Change } from '#web/features/console/list/use-list-params.ts';

/** Switches between list and board. */
export function ViewSwitch({ board, change }: { board: boolean; change: Change }) {
  return (
    <Segmented
      aria-label="显示方式"
      value={board ? 'board' : 'list'}
      onChange={(value) => change({ view: value === 'board' ? 'board' : null })}
      options={[
        {
          value: 'list',
          label: <span className="max-sm:sr-only">列表</span>,
          icon: <List size={15} className="inline" />,
        },
        {
          value: 'board',
          label: <span className="max-sm:sr-only">看板</span>,
          icon: <Columns3 size={15} className="inline" />,
        },
      ]}
    />
  );
}
