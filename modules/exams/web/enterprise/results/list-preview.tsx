import { Modal, Select, Table } from 'antd';
import { useState } from 'react';
import { useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import type { OwnPublication, PublicationPage } from '../../../contract/results/publications.ts';
import { listTitle, outcomeText, pointsOf } from '../../features/list-words.ts';

type Line = PublicationPage['lines'][number];

function columnsOf({ kind, lines }: PublicationPage) {
  const scores = (['written', 'interview', 'total'] as const).filter((name) =>
    lines.some((line) => line[name] !== null),
  );
  const titles = { written: '笔试', interview: '面试', total: '总成绩' };
  return [
    { title: '名次', width: 64, render: (_: unknown, { rank }: Line) => rank ?? '–' },
    { title: '姓名', width: 96, dataIndex: 'name' },
    { title: '准考证号', width: 120, dataIndex: 'ticket' },
    ...scores.map((name) => {
      const text = pointsOf(lines.map((line) => line[name]));
      return {
        title: titles[name],
        width: 84,
        align: 'right' as const,
        render: (_: unknown, line: Line) => <span className="tabular">{text(line[name])}</span>,
      };
    }),
    {
      title: '结果',
      render: (_: unknown, { outcome, note }: Line) =>
        [outcomeText(kind, outcome), note].filter(Boolean).join('，') || '参加笔试',
    },
  ];
}

/** A list as it was frozen, post by post: what its second person confirms. */
export function ListPreview({ list, onClose }: { list: OwnPublication; onClose(): void }) {
  const [postId, setPostId] = useState<string>();
  const query = postId ? { postId } : {};
  const found = useCall('GET /api/company/examPublications/:id', { params: { id: list.id }, query });
  const page = found.data;
  return (
    <Modal open title={`核对${listTitle(list)}`} width={760} footer={null} onCancel={onClose}>
      {found.isError && <LoadFailed title="名单没有加载出来" error={found.error} onRetry={found.refetch} />}
      {!page && !found.isError && <RowsSkeleton />}
      {page && (
        <>
          <Select
            aria-label="岗位"
            className="mb-3 w-full!"
            value={page.postId}
            options={page.posts.map(({ id, code, title, employer, headcount }) => ({
              value: id,
              label: `${code} ${title}，${employer}，计划 ${headcount} 人`,
            }))}
            onChange={setPostId}
          />
          <Table<Line>
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={page.lines}
            columns={columnsOf(page)}
            scroll={{ x: 560, y: 420 }}
          />
        </>
      )}
    </Modal>
  );
}
