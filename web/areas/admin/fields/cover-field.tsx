import { Button, Upload } from 'antd';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { acceptOf } from '#contract/files/file-kinds.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { uploadAs } from '#web/features/files/antd-upload.ts';
import { SafeImage } from '#web/ui/safe-image.tsx';

interface Props {
  value?: string | null;
  disabled?: boolean;
  /** What readers see while there is no picture; absent where nothing is drawn yet. */
  drawn?: ReactNode;
  onChange?(url: string): void;
}

/** An item's picture: uploaded at once, bound when the form is saved. Fits a narrow column. */
export function CoverField({ value, disabled, drawn, onChange }: Props) {
  return (
    <div>
      {value ? (
        <SafeImage src={value} alt="封面" className="aspect-8/5 w-full rounded-ctl border border-line" />
      ) : drawn ? (
        <figure>
          {drawn}
          <figcaption className="mt-1 text-12 text-ink-3">按内容自动画的，上传后换成你的图片</figcaption>
        </figure>
      ) : (
        <span className="grid aspect-8/5 w-full place-items-center rounded-ctl bg-fill text-12 text-ink-3">
          没有上传时，发布后按内容自动画一张
        </span>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
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
