import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { acceptText, fileKinds, weightText } from '#contract/files/file-kinds.ts';
import { mostPostFiles } from '#contract/posts/recruiter-posts.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { Field, type StepProps } from '../form-parts.tsx';

/** 报名表, 岗位表, 公告: files beside the post, for anyone to download. */
export function PostFiles({ form: { attachments = [] }, change }: StepProps) {
  return (
    <Field
      name="attachments"
      label="附件"
      className="col-span-full"
      extra={`报名表、岗位表、公告等，任何人都能下载。${acceptText('postFile')}，每个不超过 ${weightText(fileKinds.postFile.maxBytes)}，最多 ${mostPostFiles} 个`}
    >
      <div id="post-attachments" className="grid gap-2">
        {attachments.length > 0 && (
          <ul aria-label="附件" className="divide-y divide-line">
            {attachments.map(({ fileId, name }) => (
              <li key={fileId} className="flex items-center gap-2 py-1 text-13">
                <FileText size={16} className="flex-none text-brand" aria-hidden="true" />
                <span className="cut flex-1">{name}</span>
                <Button
                  size="small"
                  type="text"
                  onClick={() => change({ attachments: attachments.filter((file) => file.fileId !== fileId) })}
                >
                  移除
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <UploadButton
            kind="postFile"
            disabled={attachments.length >= mostPostFiles}
            onDone={({ id: fileId, name }) => change({ attachments: [...attachments, { fileId, name }] })}
          >
            上传附件
          </UploadButton>
        </div>
      </div>
    </Field>
  );
}
