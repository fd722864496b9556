import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '#contract/files.ts';
import type { CompanyPapers } from '#contract/own-company.ts';
import { call } from '#web/api/browser-call.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { useOwnCompany } from '../means/use-own-company.ts';

const none: CompanyPapers = { licence: null, permit: null };

interface RowProps {
  label: string;
  hint: string;
  file: StoredFile | null;
  onDone(file: StoredFile): void;
}

function PaperRow({ label, hint, file, onDone }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="text-14 font-medium text-ink-1">{label}</p>
        {file ? (
          <a href={file.url} target="_blank" rel="noreferrer" className="text-13 break-all text-brand">
            {file.name}
          </a>
        ) : (
          <p className="text-13 text-ink-3">{hint}</p>
        )}
      </div>
      <UploadButton kind="licence" onDone={onDone}>
        {file ? '重新上传' : '上传'}
      </UploadButton>
    </div>
  );
}

/** The papers by which a company is certified; each is kept as soon as it is uploaded. */
function PapersBox({ papers: { licence, permit } }: { papers: CompanyPapers }) {
  const client = useQueryClient();
  const keep = async (body: { licenceFileId?: string; permitFileId?: string }) => {
    const papers = await call('PUT /api/team/company/papers', { body }).catch(() => null);
    if (!papers) return;
    client.setQueryData(['company-papers'], papers);
    await client.invalidateQueries({ queryKey: ['team', 'company'] });
  };
  return (
    <section className="mt-6 border-t border-line pt-4" aria-label="证照">
      <h2 className="text-16 font-semibold text-ink-1">证照</h2>
      <p className="text-13 text-ink-3">图片或 PDF，10 MB 以内；只有审核人员和本单位主管理员能看到</p>
      <PaperRow
        label="营业执照或事业单位法人证书"
        hint="未上传"
        file={licence}
        onDone={({ id }) => void keep({ licenceFileId: id })}
      />
      <PaperRow
        label="办学许可证"
        hint="民办学校、园所和培训机构需要"
        file={permit}
        onDone={({ id }) => void keep({ permitFileId: id })}
      />
    </section>
  );
}

/** The papers of the own company, for its 主管理员. */
export function OwnPapers() {
  const { data } = useOwnCompany();
  return data?.mayEdit ? <PapersBox papers={data.papers} /> : null;
}

/** The papers that wait beside a form, until it is handed in. */
export function DraftPapers({ first }: { first: CompanyPapers | null }) {
  const { data } = useQuery({
    queryKey: ['company-papers'],
    queryFn: () => first ?? none,
    initialData: first ?? none,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <div className="mb-6">
      <PapersBox papers={data} />
    </div>
  );
}
