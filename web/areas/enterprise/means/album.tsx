import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { albumLimit, type OwnCompanyForm } from '#contract/companies/own-company.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';

/** The list with one item moved. */
const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};

/** What an album begins with. */
const worthShowing = ['校园', '教室', '食堂', '教师公寓'];

/** Pictures of the school in page order; each change is saved at once. */
export function Album({ company: { album, mayEdit } }: { company: OwnCompanyForm }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (fileIds: string[]) => call('PUT /api/team/company/album', { body: { fileIds } }),
    onSuccess: (after) => client.setQueryData(['team', 'company'], after),
    onError: () => undefined,
  });
  const ids = album.map(({ fileId }) => fileId);
  // Of several photos each is kept before the next one is sent; those beyond the limit are left out.
  const add = ({ id }: StoredFile) => {
    const now = client.getQueryData<OwnCompanyForm>(['team', 'company'])?.album ?? album;
    if (now.length >= albumLimit) return toast.info(`相册最多 ${albumLimit} 张，其余没有添加`);
    return save.mutateAsync([...now.map(({ fileId }) => fileId), id]);
  };
  if (album.length === 0 && !mayEdit) return null;
  const button = (label: string, icon: React.ReactNode, next: string[], disabled = false) => (
    <Button
      size="small"
      type="text"
      aria-label={label}
      disabled={disabled || save.isPending}
      icon={icon}
      onClick={() => save.mutate(next)}
    />
  );
  return (
    <section className="mb-5 border-t border-line pt-5" aria-label="单位相册">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-16 font-semibold text-ink-1">单位相册</h2>
        <span className="text-13 text-ink-3">最多 {albumLimit} 张，按这里的顺序展示在主页</span>
        {mayEdit && album.length < albumLimit && (
          <span className="ml-auto max-sm:ml-0">
            <UploadButton kind="companyPicture" look="tint" multiple onDone={add}>
              添加照片
            </UploadButton>
          </span>
        )}
      </div>
      <div className="mt-3 grid grid-cols-4 gap-3 max-sm:grid-cols-2">
        <ul className="contents">
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
                  {button(
                    `第 ${at + 1} 张后移`,
                    <ArrowRight size={14} />,
                    moved(ids, at, at + 1),
                    at === ids.length - 1,
                  )}
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
        {mayEdit &&
          worthShowing.slice(album.length).map((name) => (
            <span
              key={name}
              className="grid aspect-[3/2] place-content-center justify-items-center gap-1 rounded-ctl border border-dashed border-line-strong text-12 text-ink-3"
              aria-hidden="true"
            >
              <ImagePlus size={18} className="text-ink-4" />
              {name}
            </span>
          ))}
      </div>
    </section>
  );
}
