import { Button } from 'antd';
import { ArrowRight, CircleAlert, CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '#web/features/console/use-media.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { saveTemplate } from './save-sheet.ts';

/** Rows as schools write them under headings of their own, each with what it is read as and what becomes of it. */
const headings = [
  ['岗位', '职位名称'],
  ['任教学科', '学科'],
  ['待遇', '薪资'],
];
const rows = [
  { post: '高中数学教师', cells: ['数学', '16–24 万/年'], read: '高中，数学', fate: '可提交发布' },
  { post: '初中科学教师', cells: ['科学', '14 万起'], read: '初中，科学', fate: '可提交发布' },
  { post: '小学语文教师', cells: ['语文', '面议'], read: '小学，语文', fate: '可提交发布' },
  { post: '心理健康教师', cells: ['心理', '12–15 万/年'], read: '小学，心理健康', fate: '可提交发布' },
  { post: '校医', cells: ['–', '9–12K/月'], fault: '没有招聘人数', fate: '需补充' },
  { post: '高中数学教师', cells: ['数学', '16–24 万/年'], fault: '和第 1 行重复', fate: '' },
];

/** The three pictures have rows of one height, so that each row is followed from left to right. */
const look = 'overflow-hidden rounded-ctl border border-line bg-surface text-13';
const row = 'flex h-11 items-center gap-2 border-t border-line px-3 first:border-t-0';

const OwnSheet = () => (
  <table className={`w-full border-separate border-spacing-0 ${look}`}>
    <thead>
      <tr className="h-14 bg-fill text-left text-12">
        {headings.map(([own, ours]) => (
          <th key={own} className="px-3 font-medium text-ink-2">
            {own}
            <span className="mt-0.5 block w-fit rounded-tag bg-brand-tint px-1.5 text-brand">{ours}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ post, cells }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows are the same
        <tr key={at} className="h-11">
          {[post, ...cells].map((cell) => (
            <td key={cell} className="tabular border-t border-line px-3 whitespace-nowrap text-ink-2">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
const CheckedRows = () => (
  <div className={look}>
    <p className="tabular flex h-14 items-center gap-4 border-b border-line bg-fill px-3 text-12 text-ink-2">
      4 行读懂，2 行要看
    </p>
    {rows.map(({ post, read, fault }) => (
      <p key={read ?? fault} className={`${row} ${fault ? 'bg-warm-tint' : ''}`}>
        {fault ? <CircleAlert size={16} className="text-warm" /> : <CircleCheck size={16} className="text-ok" />}
        <span className="text-ink-1">{post}</span>
        <span className={`ml-auto ${fault ? 'text-warm-ink' : 'text-ink-2'}`}>{fault ?? read}</span>
      </p>
    ))}
  </div>
);
const MadeDrafts = () => (
  <div className={look}>
    <p className="tabular flex h-14 items-center border-b border-line bg-fill px-3 text-12 text-ink-2">5 个草稿</p>
    {rows.map(({ post, cells, fate }) => (
      <p key={fate + post} className={row}>
        {fate ? (
          <>
            <b className="font-semibold text-ink-1">{post}</b>
            <span className="num text-warm-ink">{cells[1]}</span>
            <span className={`tag ml-auto ${fate === '需补充' ? 'tag-warm' : 'tag-ok'}`}>{fate}</span>
          </>
        ) : (
          <span className="text-ink-3">重复的不写入</span>
        )}
      </p>
    ))}
  </div>
);

const steps = [
  { title: '认出各列', text: '列名不必和模板一样，认错的可以改', picture: <OwnSheet /> },
  { title: '逐行核对', text: '每一行读成什么样、哪里要改，都列出来', picture: <CheckedRows /> },
  { title: '写成草稿', text: '不会直接发布；整批可以撤回', picture: <MadeDrafts /> },
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
        inline
        onDone={({ id }) => onFile(id)}
      >
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => void saveTemplate().catch(() => undefined)}
        >
          下载模板
        </Button>
      </DropZone>
      <ol className="grid gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-5 max-sm:p-4 lg:grid-cols-3">
        {steps.map(({ title, text, picture }, at) => (
          <li key={title} className="relative min-w-0">
            <p className="mb-3 text-13 text-ink-3">
              <b className="block text-16 font-semibold text-ink-1">
                <span className="tabular mr-2 text-brand">{at + 1}</span>
                {title}
              </b>
              {text}
            </p>
            <div aria-hidden>{picture}</div>
            {at > 0 && (
              <ArrowRight
                size={20}
                aria-hidden
                className="absolute top-1/2 -left-7.5 translate-y-2 text-ink-4 max-lg:hidden"
              />
            )}
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
