import { Button } from 'antd';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '#web/features/console/use-media.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { saveTemplate } from './save-sheet.ts';

/** Rows as schools write them under headings of their own, each with the field that it is read as. */
const headings = [
  ['岗位', '职位名称'],
  ['任教学科', '学科'],
  ['待遇', '薪资'],
];
const rows = [
  ['高中数学教师', '数学', '16–24 万/年'],
  ['初中科学教师', '科学', '14 万起'],
  ['校医', '–', '9–12K/月'],
];

/** What becomes of a table, drawn with its rows. */
const OwnSheet = () => (
  <table className="w-full -rotate-1 rounded-ctl border border-line bg-surface text-12 shadow-float">
    <thead>
      <tr className="bg-fill text-left">
        {headings.map(([own, ours]) => (
          <th key={own} className="px-3 py-2 font-medium text-ink-2">
            {own}
            <span className="mt-1 block w-fit rounded-tag bg-brand-tint px-1.5 text-brand">{ours}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line text-ink-3">
      {rows.map((cells) => (
        <tr key={cells[0]}>
          {cells.map((cell) => (
            <td key={cell} className="tabular px-3 py-1.5">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
const CheckedRows = () => (
  <ul className="divide-y divide-line overflow-hidden rounded-ctl border border-line bg-surface text-13">
    <li className="flex items-center gap-2 px-3 py-2">
      <CircleCheck size={16} className="text-ok" />
      <span className="text-ink-1">高中数学教师</span>
      <span className="num ml-auto text-warm-ink">16–24 万/年</span>
    </li>
    <li className="flex items-center gap-2 bg-warm-tint px-3 py-2">
      <CircleAlert size={16} className="text-warm" />
      <span className="text-ink-1">校医</span>
      <span className="ml-auto text-warm-ink">没有招聘人数</span>
    </li>
  </ul>
);
const MadeDraft = () => (
  <p className="flex flex-wrap items-center gap-1.5 rounded-ctl border border-line bg-surface px-3 py-2 text-13">
    <b className="mr-1 font-semibold text-ink-1">高中数学教师</b>
    <span className="num mr-auto text-warm-ink">16–24 万/年</span>
    <span className="tag tag-line">草稿</span>
  </p>
);

const steps = [
  { title: '认出各列', text: '列名不必和模板一样，认错的可以改', picture: <OwnSheet /> },
  { title: '逐行核对', text: '每一行读成什么样、哪里要改，都列出来', picture: <CheckedRows /> },
  { title: '写成草稿', text: '不会直接发布；整批可以撤回', picture: <MadeDraft /> },
] as const;

interface Props {
  reading: boolean;
  onFile(id: string): void;
  /** Earlier imports. */
  children: ReactNode;
}

/** Before a table is chosen: where to drop it, and below that what is read and what happens then. */
export function Begin({ reading, onFile, children }: Props) {
  const isTouch = useMedia('(pointer: coarse), (max-width: 639.98px)');
  return (
    <div className="grid gap-3">
      <DropZone
        kind="postTable"
        title={isTouch ? '选一份岗位表' : '把岗位表拖到这里'}
        text="XLSX 或 CSV，最多 5,000 行、10 MB。修改表格后再次导入，会更新对应的草稿"
        label={reading ? '读取中…' : '选择岗位表'}
        disabled={reading}
        onDone={({ id }) => onFile(id)}
      >
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => void saveTemplate().catch(() => undefined)}
        >
          下载模板
        </Button>
      </DropZone>
      <ol className="grid divide-line rounded-card border border-line bg-surface max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {steps.map(({ title, text, picture }, at) => (
          <li key={title} className="p-5">
            <p className="mb-3 text-13 text-ink-3">
              <b className="block text-16 font-semibold text-ink-1">
                <span className="tabular mr-2 text-brand">{at + 1}</span>
                {title}
              </b>
              {text}
            </p>
            <div aria-hidden>{picture}</div>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
