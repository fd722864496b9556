import { Button, Upload } from 'antd';
import { Paperclip } from 'lucide-react';
import { acceptOf } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { uploadAs } from '#web/features/files/antd-upload.ts';
import type { ContentForm } from '../../contract/content-items.ts';

export type Attachments = ContentForm['attachments'];

/** The files of an item; a file is added once it is stored. */
export function AttachmentField({ value, onChange }: { value: Attachments; onChange(next: Attachments): void }) {
  return (
    <Upload
      accept={acceptOf('attachment')}
      customRequest={uploadAs('attachment')}
      maxCount={10}
      defaultFileList={value.map(({ id, name }) => ({ uid: id, name, status: 'done', response: { id, name } }))}
      onChange={({ fileList }) =>
        onChange(
          fileList.flatMap(({ status, response }) =>
            status === 'done' ? [{ id: (response as StoredFile).id, name: (response as StoredFile).name }] : [],
          ),
        )
      }
    >
      <Button icon={<Paperclip size={16} />}>上传附件</Button>
    </Upload>
  );
}
