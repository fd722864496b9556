import { Paperclip } from 'lucide-react';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';

/** Whether files came with a delivery, so that none are asked for in vain. */
export const hasFiles = ({ personal, own, attachments, trials }: ResumeSnapshot['content']): boolean =>
  personal.photoId !== undefined ||
  own.fileId !== undefined ||
  attachments.length > 0 ||
  trials.some(({ fileId }) => fileId !== undefined);

/** The files that came with a delivery: 证件照, the person's own resume, attachments and trial lessons. */
export function SentFiles({ id }: { id: string }) {
  const files = useCall('GET /api/company/deliveries/:id/files', { params: { id } }, { background: true });
  if (files.isError) return <p className="mb-3 text-13 text-err-ink">随投递的文件没有加载出来，请关闭后重新打开</p>;
  return (
    <ul aria-label="随投递的文件" className="mb-3 flex flex-wrap gap-x-4 gap-y-2 text-13 empty:hidden">
      {(files.data ?? []).map(({ kind, title, url }) => (
        <li key={url} className="min-w-0">
          <a className="link flex min-w-0 items-center gap-1" href={url} target="_blank" rel="noopener">
            {kind === 'photo' ? (
              <SafeImage src={url} alt="" className="h-16 w-12 flex-none rounded-tag" />
            ) : (
              <Paperclip size={14} className="flex-none" aria-hidden />
            )}
            <span className="cut">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
