import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { albumLimit, type OwnCompanyForm } from '#contract/companies/own-company.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';

/** The list with one item moved. */
const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** Pictures of the school in page order; each change is saved at once. */
export function Album({ company: { album, mayEdit } }: { company: OwnCompanyForm }) {
  const client = useQueryClient();
  const save = useAction('PUT /api/team/company/album', { answers: ['team', 'company'] });
  const ids = album.map(({ fileId }) => fileId);
  // Of several photos each is kept before the next one is sent; those beyond the limit are left out.
  const add = ({ id }: StoredFile) => {
    const now = client.getQueryData<OwnCompanyForm>(['team', 'company'])?.album ?? album;
    if (now.length >= albumLimit) return toast.info(`相册最多 ${albumLimit} 张，其余没有添加`);
    return save.mutateAsync({ body: { fileIds: [...now.map(({ fileId }) => fileId), id] } });
  };
  if (album.length === 0 && !mayEdit) return null;
  const button = (label: string, icon: React.ReactNode, next: string[], disabled = false) => (
    <Button
      size="small"
      type="text"
      aria-label={label}
      disabled={disabled || save.isPending}
      icon={icon}
      onClick={() => void save.send({ body: { fileIds: next } })}
    />
  );
  return (
    <section className="border-t border-line pt-5 pb-6" aria-label="单位相册">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-16 font-semibold text-ink-1">单位相册</h2>
        <span className="text-13 text-ink-3">
          {album.length > 0 ? '按这里的顺序展示在主页' : '还没有照片，可以先放校园、教室、食堂和教师公寓的'}，最多{' '}
          {albumLimit} 张
        </span>
        {mayEdit && album.length < albumLimit && (
          <span className="ml-auto max-sm:ml-0">
            <UploadButton kind="companyPicture" look="tint" multiple onDone={add}>
              添加照片
            </UploadButton>
          </span>
        )}
      </div>
      <ul className="mt-3 grid grid-cols-4 gap-3 empty:hidden max-sm:grid-cols-2">
        {album.map(({ fileId, url }, at) => (
          <li key={fileId} className="group relative">
            <SafeImage
              src={url}
              alt={`相册第 ${at + 1} 张`}
              className="aspect-[3/2] w-full overflow-hidden rounded-ctl border border-line bg-fill"
            />
            {mayEdit && (
              <div className="absolute inset-x-1.5 bottom-1.5 flex justify-between rounded-ctl bg-surface/90 p-0.5 transition-opacity [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100">
                {button(`第 ${at + 1} 张前移`, <ArrowLeft size={14} />, moved(ids, at, at - 1), at === 0)}
                {button(`第 ${at + 1} 张后移`, <ArrowRight size={14} />, moved(ids, at, at + 1), at === ids.length - 1)}
                {button(
                  `第 ${at + 1} 张移除`,
                  <Trash2 size={14} />,
                  ids.filter((id) => id !== fileId),
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
