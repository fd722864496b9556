import type { Resume } from '#contract/resumes/resumes.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';

const shown = 4;
const good = 80;

/** Completeness of the default resume, and links to what raises it most. */
export function CompletenessCard({ resume }: { resume: Resume }) {
  const [next] = resume.missing;
  return (
    <Card space="side" heading="简历完整度">
      <div className="flex items-center gap-4">
        <ProgressRing value={resume.completeness / 100} label="简历完整度">
          {resume.completeness}
          <span className="text-12">%</span>
        </ProgressRing>
        <p className="text-13">
          {resume.completeness >= good ? '完整度不错，可以放心投递' : '写完整的简历更容易收到答复'}
        </p>
      </div>
      {next && (
        <>
          <ul className="mt-3 space-y-2 text-13">
            {resume.missing.slice(0, shown).map(({ section, label, gain }) => (
              <li key={section + label} className="flex justify-between gap-2">
                <a href={paths.resume(section)} className="text-ink-1 hover:text-brand">
                  {label}
                </a>
                <span className="tabular text-ok-ink">+{gain}%</span>
              </li>
            ))}
          </ul>
          <ButtonLink look="tint" className="mt-4" wide href={paths.resume(next.section)}>
            {next.label}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}
