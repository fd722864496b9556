import { Button } from 'antd';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '#web/features/console/use-media.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { saveTemplate } from './save-sheet.ts';

const steps = [
  { title: '认出各列', text: '列名不必和模板一样，认错的可以改' },
  { title: '逐行核对', text: '每一行读成什么样、哪里要改，都列出来' },
  { title: '写成草稿', text: '不会直接发布；整批可以撤回' },
] as const;

/** Rows as schools write them under headings of their own, each with what it is read as and what becomes of it. */
const headings = ['岗位 → 职位名称', '任教学科 → 学科', '待遇 → 薪资'];
const rows = [
  { own: ['高中数学教师', '数学', '16–24 万/年'], read: '高中，数学', fate: '草稿，可提交发布' },
  { own: ['小学语文教师', '语文', '面议'], read: '小学，语文', fate: '草稿，可提交发布' },
  { own: ['校医', '', '9–12K/月'], fault: '没有招聘人数', fate: '草稿，补上人数再发布' },
  { own: ['高中数学教师', '数学', '16–24 万/年'], fault: '和第 1 行重复', fate: '不写入' },
] as const;

/** The steps and the example below them stand in the same three columns; on a phone each row of it is in two lines. */
const columns = 'lg:grid lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-8';
const own = 'grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] gap-x-3';

/** What becomes of a table, by an example whose rows are read from left to right. */
const Example = () => (
  <section aria-label="导入的步骤" className="rounded-card border border-line bg-surface">
    <h2 className="flex items-center gap-2 px-5 pt-4 text-16 font-semibold text-ink-1 max-sm:px-4">
      岗位表怎样变成草稿 <span className="tag">示例</span>
    </h2>
    <ol className={`${columns} px-5 py-4 max-lg:space-y-3 max-sm:px-4`}>
      {steps.map(({ title, text }, at) => (
        <li key={title} className="text-13 text-ink-3">
          <b className="block text-14 font-semibold text-ink-1">
            <span className="tabular mr-2 text-brand">{at + 1}</span>
            {title}
          </b>
          {text}
        </li>
      ))}
    </ol>
    <div aria-hidden="true" className="tabular border-t border-line text-13 text-ink-3">
      <div className={`${columns} items-center bg-ground px-5 py-2 text-12 max-sm:px-4`}>
        <p className={own}>
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </p>
        <p className="max-lg:hidden">2 行读懂，2 行要看</p>
        <p className="max-lg:hidden">3 个草稿</p>
      </div>
      {rows.map((row, at) => {
        const isFault = 'fault' in row;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows are the same
          <div key={at} className={`${columns} items-center border-t border-line px-5 py-2.5 max-sm:px-4`}>
            <p className={own}>
              {row.own.map((cell) => (
                <span key={cell}>{cell}</span>
              ))}
            </p>
            <p className={`flex items-center gap-2 max-lg:mt-1 ${isFault ? 'text-warm-ink' : ''}`}>
              {isFault ? <CircleAlert size={16} /> : <CircleCheck size={16} className="text-ok" />}
              {isFault ? row.fault : row.read}
              <span className="ml-auto text-ink-3 lg:hidden">→ {row.fate}</span>
            </p>
            <p className="max-lg:hidden">{row.fate}</p>
          </div>
        );
      })}
    </div>
  </section>
);

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
      {children}
      <Example />
    </div>
  );
}
