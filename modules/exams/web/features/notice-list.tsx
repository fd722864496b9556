import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { weightText } from '#contract/files/file-kinds.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { ExamDetail } from '../../contract/exam-shapes.ts';
import { changeLabel } from '../../contract/terms/exam-terms.ts';

/** 补充公告, the latest first. */
export const NoticeList = ({ notices }: Pick<ExamDetail, 'notices'>) => (
  <ol className="divide-y divide-line">
    {notices.map(({ id, title, body, at, changes }) => (
      <li key={id} className="py-2 text-14 first:pt-0 last:pb-0">
        <p className="flex gap-2">
          <b className="min-w-0 flex-1 font-semibold text-ink-1">{title}</b>
          <span className="tabular flex-none text-12 text-ink-3">{dayAndTime(at)}</span>
        </p>
        <p className="mt-0.5 whitespace-pre-line text-ink-3">{body}</p>
        {changes
          .filter(({ after }) => !body.includes(after))
          .map(({ step, before, after }) => (
            <p key={step} className="mt-0.5 text-ink-2">
              {changeLabel(step)}：{after}（原为 {before}）
            </p>
          ))}
      </li>
    ))}
  </ol>
);

interface FileListProps extends Pick<ExamDetail, 'attachments'> {
  act?(file: ExamDetail['attachments'][number]): ReactNode;
}

/** Files beside the announcement. */
export const FileList = ({ attachments, act }: FileListProps) => (
  <ul className="divide-y divide-line" aria-label="附件">
    {attachments.map((file) => (
      <li key={file.id} className="flex items-center gap-2 py-2 text-14 first:pt-0 last:pb-0">
        <FileText size={14} className="flex-none text-brand" aria-hidden />
        <a className="min-w-0 flex-1 break-words text-ink-1 hover:text-brand" href={file.url} download={file.name}>
          {file.name}
        </a>
        <span className="tabular flex-none text-12 text-ink-3">{weightText(file.size)}</span>
        {act?.(file)}
      </li>
    ))}
  </ul>
);
