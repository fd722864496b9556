import FileUser from 'lucide-react/icons/file-user';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { CardFrame } from './card-frame.tsx';

const yearsText = (months: number) => (months < 12 ? '教龄不足 1 年' : `教龄 ${Math.floor(months / 12)} 年`);

/** A resume in a message: one line for both sides, the whole for the school. */
export function ResumeCard({
  message,
  onResume,
}: {
  message: ChatMessage;
  onResume?: ((number: number) => void) | undefined;
}) {
  const { resume, number } = message;
  if (!resume) return null;
  const { name, education, school, teachingMonths, certificate, lastEmployer, resumeName } = resume;
  return (
    <CardFrame
      icon={<FileUser size={18} aria-hidden />}
      title={`${name}的简历`}
      state={resumeName}
      footer={
        onResume && (
          <button type="button" className="btn btn-tint btn-s" onClick={() => onResume(number)}>
            查看完整简历
          </button>
        )
      }
    >
      <p className="text-ink-1">{[labelOf(educations, education), school].filter(Boolean).join(' · ')}</p>
      <p>{[yearsText(teachingMonths), certificate].filter(Boolean).join(' · ')}</p>
      {lastEmployer && <p className="text-ink-3">最近任职：{lastEmployer}</p>}
    </CardFrame>
  );
}
