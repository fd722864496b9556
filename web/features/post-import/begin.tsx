import { Button } from 'antd';
import { ArrowRight, CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useMedia } from '#web/features/console/use-media.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { saveTemplate } from './save-sheet.ts';

/** Rows as schools write them, so that one sees what is read before choosing a file. */
const sample = [
  ['职位名称', '学段', '学科', '编制', '人数', '学历', '薪资'],
  ['高中数学教师', '普通高中', '数学', '事业编制', '2', '硕士', '16–24 万/年'],
  ['初中科学教师', '初中', '科学', '事业编制', '1', '本科', '14–19 万/年'],
  ['小学语文教师', '小学', '语文', '员额制', '3', '本科', '12–16 万/年'],
  ['幼儿教师', '幼儿园', '–', '人事代理', '4', '大专', '6–9K/月'],
  ['专职辅导员', '高校', '–', '年薪制', '2', '硕士', '10–15 万/年'],
  ['校医', '小学', '–', '人事代理', '1', '大专', '9–12K/月'],
];
const [head = [], ...rows] = sample;
/** The column of a number. */
const COUNT = 4;

/** What becomes of a table, drawn with one of its rows. */
const ReadColumns = () => (
  <ul className="grid gap-2 text-13">
    {[
      ['岗位', '职位名称'],
      ['任教学科', '学科'],
      ['待遇', '薪资'],
    ].map(([own, ours]) => (
      <li key={own} className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <span className="rounded-tag bg-fill-hover px-3 py-1 text-ink-2">{own}</span>
        <ArrowRight size={16} className="text-ink-4" />
        <span className="rounded-tag bg-brand-tint px-3 py-1 font-medium text-brand">{ours}</span>
      </li>
    ))}
  </ul>
);
const CheckedRows = () => (
  <ul className="divide-y divide-line overflow-hidden rounded-ctl border border-line bg-surface text-13">
    <li className="flex items-center gap-2 px-3 py-2.5">
      <CircleCheck size={16} className="text-ok" />
      <span className="text-ink-1">高中数学教师</span>
      <span className="num ml-auto text-warm-ink">16–24 万/年</span>
    </li>
    <li className="flex items-center gap-2 bg-warm-tint px-3 py-2.5">
      <CircleAlert size={16} className="text-warm" />
      <span className="text-ink-1">初中科学教师</span>
      <span className="ml-auto text-warm-ink">薪资读不出：面议起</span>
    </li>
  </ul>
);
const MadeDraft = () => (
  <div className="rounded-ctl border border-line bg-surface px-4 py-3 text-13">
    <p className="flex items-baseline gap-2">
      <b className="text-16 font-semibold text-ink-1">高中数学教师</b>
      <span className="num ml-auto text-warm-ink">16–24 万/年</span>
    </p>
    <p className="mt-2 flex gap-1.5">
      <span className="tag">普通高中</span>
      <span className="tag tag-brand">事业编制</span>
      <span className="tag tag-line ml-auto">草稿</span>
    </p>
  </div>
);

const steps = [
  { title: '识别各列', text: '列名不必和模板一样，认错的可以改', picture: <ReadColumns /> },
  { title: '逐行核对', text: '每一行读成什么样、哪里要改，都列出来', picture: <CheckedRows /> },
  { title: '写成草稿', text: '不会直接发布；整批可以撤回', picture: <MadeDraft /> },
] as const;

/** The columns that a phone has room for: what, how many, for how much. */
const onPhone: readonly number[] = [0, COUNT, 6];
const cellClass = (at: number) =>
  `px-5 py-2.5 ${at === COUNT ? 'text-right' : 'text-left'} ${onPhone.includes(at) ? '' : 'max-sm:hidden'}`;

const Sample = () => (
  <section aria-labelledby="readable">
    <h2 id="readable" className="border-t border-line bg-ground px-5 py-2 text-13 font-medium text-ink-2">
      像这样的表都能读
    </h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
    <section className="scroll-line" tabIndex={0} aria-label="岗位表的样例">
      <table className="w-full text-13 text-ink-3">
        <thead className="border-y border-line">
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={`font-medium text-ink-2 ${cellClass(at)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) => (
                <td key={head[at]} className={`tabular ${cellClass(at)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </section>
);

/** Before a table is chosen: where to drop it, what is read, and what happens then. */
export function Begin({ reading, onFile }: { reading: boolean; onFile(id: string): void }) {
  const isTouch = useMedia('(pointer: coarse), (max-width: 639.98px)');
  return (
    <>
      <DropZone
        kind="postTable"
        title={isTouch ? '选一份岗位表' : '把岗位表拖到这里'}
        text="XLSX 或 CSV，最多 5,000 行、10 MB。修改表格后再次导入，会更新对应的草稿"
        label={reading ? '读取中…' : '选择岗位表'}
        disabled={reading}
        onDone={({ id }) => onFile(id)}
        below={<Sample />}
      >
        <Button
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => void saveTemplate().catch(() => undefined)}
        >
          下载模板
        </Button>
      </DropZone>
      <ol className="mt-3 grid overflow-hidden rounded-card border border-line bg-surface max-lg:divide-y max-lg:divide-line lg:grid-cols-3 lg:divide-x lg:divide-line">
        {steps.map(({ title, text, picture }, at) => (
          <li key={title} className="relative p-5">
            {at > 0 && (
              <span
                className="absolute top-5 -left-3 grid size-6 place-items-center rounded-full border border-line bg-surface text-ink-3 max-lg:hidden"
                aria-hidden
              >
                <ArrowRight size={14} />
              </span>
            )}
            <p className="mb-4 text-13 text-ink-3">
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
    </>
  );
}
