import { Checkbox } from 'antd';
import type { OwnExam } from '../../../contract/company-exams.ts';

interface Props {
  exam: Pick<OwnExam, 'lacking' | 'differing'>;
  /** Lines of `differing` that were checked against the announcement. */
  checked: readonly string[];
  onChecked: (lines: readonly string[]) => void;
}

/** What keeps a draft from being published. What was only read from its announcement may be read wrongly: a person's word settles it. */
export function BeforePublishing({ exam: { lacking, differing }, checked, onChecked }: Props) {
  if (lacking.length + differing.length === 0) return null;
  return (
    <section className="mb-3 rounded-card border border-warm-line bg-warm-tint px-4 py-3 text-14" aria-label="发布前">
      {lacking.length > 0 && (
        <>
          <p className="font-semibold text-warm-ink">发布前还要补、要改：</p>
          <ul className="mt-1 mb-2 list-disc pl-5 text-ink-2 last:mb-0">
            {lacking.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {differing.length > 0 && (
        <>
          <p className="font-semibold text-warm-ink">公告正文与填写的不一致，请改成一致；若是读错了，核对后勾选：</p>
          <ul className="mt-1 list-disc pl-5 text-ink-2">
            {differing.map((line) => (
              <li key={line}>
                <p>{line}</p>
                <Checkbox
                  checked={checked.includes(line)}
                  onChange={({ target }) =>
                    onChecked(target.checked ? [...checked, line] : checked.filter((one) => one !== line))
                  }
                >
                  已核对，以填写的规则为准
                </Checkbox>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
