import { Button } from 'antd';
import { FileText } from 'lucide-react';
import { acceptText, type FileKindName, fileKinds, weightText } from '#contract/files/file-kinds.ts';
import { mostPostFiles } from '#contract/posts/post-fields.ts';
import { UploadButton } from './upload-button.tsx';

interface AttachedFile {
  fileId: string;
  name: string;
}

interface Props {
  id?: string;
  kind?: FileKindName;
  /** How many there may be. */
  most?: number;
  value?: AttachedFile[];
  onChange?(files: AttachedFile[]): void;
}

/** What may be attached, and that anyone can fetch it. */
export const attachedFilesText = `报名表、岗位表、公告等，发布后任何人都能下载。${acceptText('postFile')}，每个不超过 ${weightText(fileKinds.postFile.maxBytes)}，最多 ${mostPostFiles} 个`;

/** Files beside a post, an announcement or an article, that anyone may download, such as 报名表 and 岗位表. */
export function AttachedFiles({ id, kind = 'postFile', most = mostPostFiles, value = [], onChange }: Props) {
  return (
    <div id={id} className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label="附件" className="divide-y divide-line">
          {value.map(({ fileId, name }) => (
            <li key={fileId} className="flex items-center gap-2 py-1 text-14">
              <FileText size={16} className="flex-none text-brand" aria-hidden="true" />
              <span className="cut flex-1">{name}</span>
              <Button
                size="small"
                type="text"
                onClick={() => onChange?.(value.filter((file) => file.fileId !== fileId))}
              >
                移除
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <UploadButton
          kind={kind}
          disabled={value.length >= most}
          onDone={({ id: fileId, name }) => onChange?.([...value, { fileId, name }])}
        >
          上传附件
        </UploadButton>
      </div>
    </div>
  );
}
