import type { JobData } from './load-job.ts';

/** 报名表, 岗位表 and other files beside a post. */
export function PostFiles({ files }: { files: JobData['post']['attachments'] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="附件" className="mt-3 border-t border-line pt-3 text-14">
      {files.map(({ name, url }) => (
        <li key={url} className="py-1">
          <a className="link break-words" href={url} download={name}>
            附件：{name}
          </a>
        </li>
      ))}
    </ul>
  );
}
