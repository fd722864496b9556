import { useResumes } from '#web/features/resume/use-resumes.ts';
import { paths } from '#web/paths.ts';

/** Selects the resume to send. A frozen copy without the phone is sent. */
export function ResumeForm({ onDone, onCancel }: { onDone(resumeId: string): void; onCancel(): void }) {
  const { resumes, error } = useResumes();
  return (
    <div className="mb-2 rounded-ctl border border-line bg-fill p-2 text-13 text-ink-2">
      <p className="flex items-center justify-between gap-2">
        <span>选择要发给对方的简历（不含手机号）</span>
        <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
          取消
        </button>
      </p>
      {error && <p className="text-err-ink">{error}</p>}
      {resumes?.length === 0 && (
        <a className="text-brand" href={paths.resume()}>
          还没有简历，去填写
        </a>
      )}
      <div className="flex flex-wrap gap-2">
        {resumes?.map(({ id, name }) => (
          <button key={id} type="button" className="btn btn-outline btn-s" onClick={() => onDone(id)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
