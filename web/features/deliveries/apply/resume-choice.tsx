import type { Resume } from '#contract/resumes/resumes.ts';

interface Props {
  resumes: readonly Resume[];
  chosen: string;
  onChoose(id: string): void;
}

/** Selects the version of the resume. */
export function ResumeChoice({ resumes, chosen, onChoose }: Props) {
  return (
    <fieldset className="border-0 p-0">
      <legend className="mb-2 text-13 text-ink-2">选择简历</legend>
      <div className="flex flex-col gap-2">
        {resumes.map(({ id, name, isDefault, completeness }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-ctl border border-line-strong px-4 py-2 has-checked:border-brand has-checked:bg-brand-tint"
          >
            <input type="radio" name="resume" className="check" checked={id === chosen} onChange={() => onChoose(id)} />
            <span className="cut text-ink-1">{name}</span>
            {isDefault && <span className="tag">默认</span>}
            <span className="ml-auto text-12 text-ink-3">完整度 {completeness}%</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
