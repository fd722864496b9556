import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Popconfirm } from 'antd';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { askBoxAnew } from '../box-calls.ts';

/** The most resumes of a file. */
const most = 50;

/** Saves the selected resumes as PDFs in a ZIP, and names those that could not be had. */
export function ZipButton({ ids }: { ids: readonly string[] }) {
  const { modal } = App.useApp();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const save = async () => {
    setDone(0);
    try {
      const { saveResumes } = await import('./resume-zip.ts');
      const { saved, refused } = await saveResumes(ids, setDone);
      if (refused.length === 0) toast.success(`已下载 ${saved} 份简历`);
      else
        modal.warning({
          title: `已下载 ${saved} 份，${refused.length} 份没有下载`,
          okText: '知道了',
          content: (
            <ul className="max-h-64 space-y-1 overflow-y-auto text-13">
              {refused.map(({ id, name, message }) => (
                <li key={id}>
                  <b className="text-ink-1">{name}</b>：{message}
                </li>
              ))}
            </ul>
          ),
        });
    } catch {
      toast.error('没有下载，请检查网络后重试');
    }
    setDone(null);
    await askBoxAnew(client);
  };
  const tooMany = ids.length > most;
  return (
    <Popconfirm
      title={tooMany ? `一次最多下载 ${most} 份，请少选一些` : `下载 ${ids.length} 份简历？对方会看到简历被查看`}
      okText={tooMany ? '知道了' : '下载'}
      cancelText="再想想"
      showCancel={!tooMany}
      onConfirm={() => (tooMany ? undefined : void save())}
    >
      <Button size="small" icon={<FileArchive size={14} aria-hidden="true" />} loading={done !== null}>
        {done === null ? '下载简历' : `正在下载 ${done} / ${ids.length}`}
      </Button>
    </Popconfirm>
  );
}
