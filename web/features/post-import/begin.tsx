import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useMedia } from '#web/features/console/use-media.ts';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { saveTemplate } from './save-sheet.ts';

/** The first rows of the template, so that one sees what is read before choosing a file. */
const sample = [
  ['职位名称', '学段', '学科', '编制', '人数', '学历', '薪资'],
  ['高中数学教师', '普通高中', '数学', '事业编制', '2', '硕士', '16–24 万/年'],
  ['初中科学教师', '初中', '科学', '事业编制', '1', '本科', '14–19 万/年'],
  ['校医', '小学', '–', '人事代理', '1', '大专', '9–12K/月'],
];
const [head = [], ...rows] = sample;

const steps = [
  ['识别各列', '列名不必和模板一样，认错的可以改'],
  ['逐行核对', '每一行读成什么样、哪里要改，都列出来'],
  ['写成草稿', '不会直接发布；整批可以撤回'],
] as const;

/** Before a table is chosen: where to drop it, what is read, and what happens then. */
export function Begin({ reading, onFile }: { reading: boolean; onFile(id: string): void }) {
  const isTouch = useMedia('(pointer: coarse)');
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <div className="grid gap-5 xl:min-h-[min(420px,calc(100dvh-190px))] xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
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
        <div className="min-w-0">
          <h2 className="text-14 font-semibold text-ink-1">像这样的表都能读</h2>
          <div className="mt-2 overflow-hidden rounded-ctl border border-line">
            <table className="w-full text-13">
              <thead className="bg-fill text-ink-3">
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col" className="px-3 py-2 text-left font-medium max-sm:nth-[n+5]:hidden">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {rows.map((cells) => (
                  <tr key={cells[0]}>
                    {cells.map((cell, at) => (
                      <td key={head[at]} className="px-3 py-2 text-ink-1 max-sm:nth-[n+5]:hidden">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ol className="mt-5 space-y-4">
            {steps.map(([step, text], at) => (
              <li key={step} className="flex items-start gap-3">
                <span className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-brand-tint text-12 font-semibold text-brand">
                  {at + 1}
                </span>
                <p className="text-13 text-ink-2">
                  <b className="block text-14 font-semibold text-ink-1">{step}</b>
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
