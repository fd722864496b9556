import { Button, Upload } from 'antd';
import { ImagePlus } from 'lucide-react';
import { acceptOf } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { uploadAs } from '#web/features/files/antd-upload.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  value?: string | null;
  disabled?: boolean;
  onChange?(url: string): void;
}

/** An item's picture, or none: uploaded at once, bound when the form is saved. Fits a narrow column. */
export function CoverField({ value, disabled, onChange }: Props) {
  return (
    <div>
      {value && <SafeImage src={value} alt="封面" className="mb-2 aspect-8/5 w-full rounded-ctl border border-line" />}
      <div className="flex flex-wrap gap-2">
        <Upload
          accept={acceptOf('articlePicture')}
          disabled={disabled}
          showUploadList={false}
          customRequest={uploadAs('articlePicture')}
          onChange={({ file }) => file.status === 'done' && onChange?.((file.response as StoredFile).url)}
        >
          <Button icon={<ImagePlus size={16} />} disabled={disabled}>
            {value ? '更换封面' : '上传封面'}
          </Button>
        </Upload>
        {value && (
          <Button disabled={disabled} onClick={() => onChange?.('')}>
            移除
          </Button>
        )}
      </div>
    </div>
  );
}
