import { Button } from 'antd';
import { ArrowRight, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMedia } from '#web/features/console/use-media.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { saveTemplate } from './save-sheet.ts';

const steps = [
  { title: '认出各列', text: '列名不必和模板一样，认错的可以改', tone: 'lg:bg-ground' },
  { title: '逐行核对', text: '每一行读成什么样、哪里要改，都列出来', tone: 'lg:bg-brand-tint' },
  { title: '写成草稿', text: '不会直接发布；整批可以撤回', tone: 'lg:bg-ok-tint' },
] as const;

/** Rows as schools write them, below headings of their own: each cell, the fields it is read as, and what becomes of the row. */
const rows = [
  { own: ['岗位', '任教学科', '待遇'], read: ['职位名称', '学科', '薪资'], fate: '3 个草稿' },
  { own: ['高中数学教师', '数学', '年薪16-24万'], read: ['高中', '数学', '16–24 万/年'], fate: '草稿，可提交发布' },
  { own: ['小学语文教师', '语文', '薪资面谈'], read: ['小学', '语文', '面议'], fate: '草稿，可提交发布' },
  { own: ['校医', '', '月薪9千-1.2万'], read: ['9–12K/月'], fault: '没有招聘人数', fate: '草稿，补上人数再发布' },
  { own: ['高中数学教师', '数学', '年薪16-24万'], read: [], fault: '和第 1 行重复', fate: '不写入' },
];
/** A row becomes a draft, one to be completed, or none. */
const toneOf = (fate: string, fault?: string) =>
  !fault ? 'lg:bg-ok-tint' : fate.startsWith('草稿') ? 'lg:bg-warm-tint' : 'lg:bg-ground';

/** Three bands, from left to right: the school's table, its fields, the drafts. On a phone each row is in two lines. */
const columns = 'lg:grid lg:grid-cols-[minmax(0,1.4fr)_3rem_minmax(0,1.2fr)_3rem_minmax(0,1fr)]';
const cell = 'border-line px-5 py-4 max-sm:px-4 max-sm:py-3';

const arrow = <ArrowRight size={18} className="place-self-center text-brand max-lg:hidden" />;

/** What becomes of a table, by an example. */
const Example = () => (
  <section aria-label="导入的步骤" className="overflow-hidden card">
    <h2 className={`${cell} flex items-center gap-2 text-16 font-semibold text-ink-1`}>
      岗位表怎样变成草稿 <span className="tag">示例</span>
    </h2>
    <ol className={`${columns} lg:[&>:nth-child(2)]:col-start-3 lg:[&>:nth-child(3)]:col-start-5`}>
      {steps.map(({ title, text, tone }, at) => (
        <li key={title} className={`${cell} ${tone} text-14 text-ink-3 max-lg:py-1.5`}>
          <b className="block text-14 font-semibold text-ink-1">
            <span className="tabular mr-2 text-brand">{at + 1}</span>
            {title}
          </b>
          {text}
        </li>
      ))}
    </ol>
    <div aria-hidden="true" className="tabular text-14 text-ink-2">
      {rows.map(({ own, read, fault, fate }, at) => (
        <div
          key={`${own[0]}${fate}`}
          className={`${columns} border-line max-lg:border-t ${at === 0 ? 'font-semibold max-lg:mt-2' : ''}`}
        >
          <p className={`${cell} grid grid-cols-[1.2fr_1fr_1.2fr] items-center gap-x-3 lg:border-t lg:bg-ground`}>
            {own.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
          {arrow}
          <p className={`${cell} flex flex-wrap items-center gap-1.5 max-lg:pt-0 lg:border-t lg:bg-brand-tint`}>
            {read.map((text) => (
              <span key={text} className="tag tag-brand lg:bg-surface">
                {text}
              </span>
            ))}
            {fault && <span className="tag tag-warm">{fault}</span>}
            <span className="ml-auto lg:hidden">→ {fate}</span>
          </p>
          {arrow}
          <p className={`${cell} ${toneOf(fate, fault)} border-t text-ink-1 max-lg:hidden`}>{fate}</p>
        </div>
      ))}
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
        text="XLSX、CSV 或 TXT，最多 5,000 行、10 MB。修改表格后再次导入，会更新对应的草稿"
        label={reading ? '读取中…' : '选择岗位表'}
        disabled={reading}
        low
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
