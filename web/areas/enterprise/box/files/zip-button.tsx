import { useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { offlineOr } from '#web/ui/online.ts';
import { askBoxAnew } from '../../box-calls.ts';
import { useOutcomes } from '../../use-outcomes.tsx';

/** The most resumes of a file. */
const most = 50;

/** Saves the selected resumes as PDFs in a ZIP, and names those that could not be had. */
export function ZipButton({ ids }: { ids: readonly string[] }) {
  const tell = useOutcomes();
  const client = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const save = async () => {
    setDone(0);
    try {
      const { saveResumes } = await import('./resume-zip.ts');
      const { saved, refused } = await saveResumes(ids, setDone);
      tell(`已下载 ${saved} 份简历`, refused, '份没有下载');
    } catch {
      toast.error(`${offlineOr('没有下载')}，请重试`);
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
