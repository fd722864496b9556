import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { upload } from '#web/features/files/upload.ts';
import { CropDialog } from '#web/features/pictures/crop-dialog.tsx';
import { setSession } from '#web/session/session-store.ts';

const measures = { width: 512, height: 512 };

interface Props {
  file: File;
  onClose(): void;
  /** How the picture is saved; default: as the seeker's. */
  save?(fileId: string): Promise<void>;
}

async function keepAsSeeker(avatarFileId: string) {
  setSession({ jober: await call('PATCH /api/jobers/me', { body: { avatarFileId } }) });
}

/** Crops the picture to a square and uploads it; the server re-encodes it. */
export function AvatarEditor({ file, onClose, save = keepAsSeeker }: Props) {
  return (
    <CropDialog
      round
      file={file}
      title="裁剪头像"
      okText="保存头像"
      measures={measures}
      onClose={onClose}
      keep={async (cut, sending) => {
        const { id } = await upload('avatar', cut, sending);
        await save(id);
        toast.success('头像已更新');
      }}
    />
  );
}
