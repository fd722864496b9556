import type { MergeConflict } from '#contract/resumes/resume-merge.ts';
import { type ResumeContent, type SectionName, sectionNames } from '#contract/resumes/resumes.ts';
import { Button } from '#web/ui/button.tsx';
import { cityNameOf, type Entry, personalFields, personalFiles, putonghuaField, sectionOf } from '../sections.ts';
import type { FieldSpec } from './fields.ts';

interface Props {
  conflicts: MergeConflict[];
  content: ResumeContent;
  onChoose(conflict: MergeConflict, side: 'mine' | 'theirs'): void;
}

const otherNames: Record<string, string> = { email: '邮箱', arrival: '到岗时间', gapNotes: '空档说明' };

/** A value as the page would show it. */
function valueText(value: unknown, spec?: FieldSpec): string {
  if (value === undefined || value === '') return '（空）';
  if (spec?.kind === 'yuan' && typeof value === 'number') return `${value / 100} 元`;
  if (spec?.kind === 'file') return '一个文件';
  if (spec?.kind === 'cities') return (value as string[]).map(cityNameOf).join('、') || '不限';
  if (Array.isArray(value)) return value.map((one) => valueText(one, spec)).join('、') || '不限';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value === 'now') return '至今';
  return spec?.options?.find((option) => option.value === value)?.label ?? String(value);
}

function describe({ section, key, field, mine, theirs }: MergeConflict, content: ResumeContent) {
  const name = sectionNames[section as SectionName] ?? otherNames[section] ?? section;
  const spec = sectionOf(section as SectionName);
  if (section === 'languages' && key === undefined) {
    const { label } = putonghuaField;
    return { name: label, mine: valueText(mine, putonghuaField), theirs: valueText(theirs, putonghuaField) };
  }
  if (section === 'personal' || section === 'own') {
    const fact = [...personalFields, ...personalFiles].find((one) => one.name === field);
    return { name: fact?.label ?? name, mine: valueText(mine, fact), theirs: valueText(theirs, fact) };
  }
  if (key === undefined) return { name, mine: valueText(mine), theirs: valueText(theirs) };
  const look = (value: unknown) =>
    value === undefined ? '删除这一条' : (spec?.look(value as Entry).head ?? '保留这一条');
  if (field === undefined) return { name, mine: look(mine), theirs: look(theirs) };
  const entry = (content[section] as unknown as Entry[] | undefined)?.find?.((one) => one.key === key);
  const fieldSpec = spec?.fields.find((one) => one.name === field);
  const head = entry && spec ? spec.look(entry).head : '';
  return {
    name: [name, head, fieldSpec?.label ?? field].filter(Boolean).join(' · '),
    mine: valueText(mine, fieldSpec),
    theirs: valueText(theirs, fieldSpec),
  };
}

function Side({ title, text, onChoose }: { title: string; text: string; onChoose(): void }) {
  return (
    <div className="flex flex-1 flex-col rounded-ctl border border-line bg-surface p-3">
      <p className="text-12 text-ink-3">{title}</p>
      <p className="my-1 max-h-40 flex-1 overflow-y-auto text-14 break-words whitespace-pre-line text-ink-1">{text}</p>
      <Button size="s" onClick={onChoose}>
        用{title}
      </Button>
    </div>
  );
}

/** Conflicting edits of this window and another: both are shown, and the person chooses one. */
export function ConflictPanel({ conflicts, content, onChoose }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <section
      role="alert"
      aria-label="两处修改不同"
      className="card border-warm-line bg-warm-tint p-4"
      data-testid="conflicts"
    >
      <h2 className="text-16 text-warm-ink">另一个窗口或设备也改了这里，请选择保留哪一个</h2>
      <ul className="mt-2 space-y-3">
        {conflicts.map((conflict) => {
          const { name, mine, theirs } = describe(conflict, content);
          return (
            <li key={`${conflict.section}${conflict.key ?? ''}${conflict.field ?? ''}`}>
              <p className="mb-1 text-14 font-semibold text-ink-1">{name}</p>
              <div className="flex gap-3 max-sm:flex-col">
                <Side title="这里的" text={mine} onChoose={() => onChoose(conflict, 'mine')} />
                <Side title="别处的" text={theirs} onChoose={() => onChoose(conflict, 'theirs')} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
