import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { FileText, ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Api } from '#contract/api.ts';
import { authorisationLetter, requiredPapersOf } from '#contract/companies/company-papers.ts';
import type { CompanyPapers } from '#contract/companies/own-company.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { StoredFile } from '#contract/files/files.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { ownCompanyKey, useOwnCompany } from '#web/features/companies/own-company.ts';
import type { Line } from '#web/features/files/docx-of.ts';
import { saveFile } from '#web/features/files/save-file.ts';
import { UploadButton } from '#web/features/files/upload-button.tsx';
import { useSession } from '#web/session/session-store.ts';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { refusedPart } from './draft-fields.ts';

interface RowProps {
  label: string;
  hint: string;
  file: StoredFile | null;
  /** What the paper has to agree with. */
  facts?: readonly (readonly [label: string, value: string | null | undefined | false])[];
  /** Shown beside the upload, for example a link to a template. */
  aside?: ReactNode;
  onDone(file: StoredFile): void;
}

/** The paper as it was sent, or the room for it. */
function Picture({ label, file }: Pick<RowProps, 'label' | 'file'>) {
  const look =
    'flex aspect-[4/3] w-48 flex-none items-center justify-center self-start overflow-hidden rounded-ctl border max-sm:w-24';
  if (!file)
    return (
      <span className={`${look} border-dashed border-line-strong text-ink-4`}>
        <ImageUp size={24} aria-hidden="true" />
      </span>
    );
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`查看${label}（${file.name}）`}
      className={`${look} border-line bg-fill`}
    >
      {file.type.startsWith('image/') ? (
        <SafeImage src={file.url} alt="" className="size-full p-1" fit="contain" />
      ) : (
        <FileText size={28} className="text-ink-4" aria-hidden="true" />
      )}
    </a>
  );
}

function PaperCard({ label, hint, file, facts = [], aside, onDone }: RowProps) {
  return (
    <li className="flex gap-5 py-5 max-sm:gap-3">
      <Picture label={label} file={file} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
          <div className="mr-auto min-w-0">
            <h3 className="text-14 font-semibold text-ink-1">{label}</h3>
            <p className="text-12 text-ink-3">
              {file
                ? `${file.type === 'application/pdf' ? 'PDF' : '图片'}，${Math.max(1, Math.round(file.size / 1024))} KB`
                : hint}
            </p>
          </div>
          {aside}
          <UploadButton kind="licence" onDone={onDone}>
            {file ? '重新上传' : '上传'}
          </UploadButton>
        </div>
        <FactRows className="tabular mt-2 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 empty:hidden" facts={facts} />
      </div>
    </li>
  );
}

const words = { authorisation: '授权', permit: '许可', licence: '' } as const;

/** Which paper a file is by the words of its name; without any it is the certificate. */
const paperOf = (name: string) =>
  (Object.keys(words) as (keyof CompanyPapers)[]).find((paper) => name.includes(words[paper])) ?? 'licence';

interface BoxProps {
  papers: CompanyPapers | null;
  /** Papers of a form that is not submitted yet: those of a company are read again. */
  onPapers?(papers: CompanyPapers): void;
  /** Determines the required papers. */
  type: string | undefined;
  /** The company's data for its letter of authorisation. */
  named(): Pick<Letter, 'company' | 'creditCode'>;
  /** The data are no longer being typed: they stand beside the papers, to be compared. */
  isFinal?: boolean;
  /** Why the papers were refused. */
  refusal?: string | null;
}

/** The papers of a certification; each is stored as soon as it is uploaded. */
export function PapersBox({ papers, onPapers, type, named, isFinal = false, refusal }: BoxProps) {
  const { licence = null, permit = null, authorisation = null } = papers ?? {};
  const needed = requiredPapersOf(type);
  const { company, creditCode }: Partial<Letter> = isFinal ? named() : {};
  const client = useQueryClient();
  const person = useSession((state) => state.companyJober?.name);
  const phone = useSession((state) => state.user?.phone);
  const keep = async (body: InputOf<Api['PUT /api/team/company/papers']>['body']) => {
    const kept = await call('PUT /api/team/company/papers', { body }).catch(() => null);
    if (!kept) return;
    onPapers?.(kept);
    await client.invalidateQueries({ queryKey: ownCompanyKey });
  };
  return (
    <section className="mt-5 border-line not-first:border-t not-first:pt-5" aria-label="证照">
      <h2 className="text-16 font-semibold text-ink-1">证照</h2>
      <p className="text-14 text-ink-3">
        写的要和单位资料一致。图片或 PDF，10 MB 以内；只有审核人员和本单位主管理员能看到
      </p>
      {!isFinal && (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-14 text-ink-3">
          <UploadButton kind="licence" multiple onDone={({ id, name }) => keep({ [`${paperOf(name)}FileId`]: id })}>
            一次选多份
          </UploadButton>
          按文件名归到下面各项，放错的重新上传
        </p>
      )}
      {refusal && (
        <p role="alert" className="mt-1 text-14 text-err-ink">
          {refusal}
        </p>
      )}
      <ul className="divide-y divide-line">
        <PaperCard
          label={needed.licence}
          hint="必须上传"
          facts={[
            ['单位名称', company],
            ['信用代码', creditCode],
          ]}
          file={licence}
          onDone={({ id }) => void keep({ licenceFileId: id })}
        />
        {(needed.permit || permit || !type) && (
          <PaperCard
            label={needed.permit ?? '办学许可证'}
            hint={type ? '必须上传' : '民办学校、园所和培训机构需要'}
            file={permit}
            onDone={({ id }) => void keep({ permitFileId: id })}
          />
        )}
        <PaperCard
          label={needed.authorisation}
          hint="必须上传，写明授权谁代表单位招聘，签字并加盖公章"
          facts={[
            ['授权单位', company],
            ['经办人', isFinal && [person, phone].filter(Boolean).join(' ')],
          ]}
          file={authorisation}
          aside={
            <Button type="link" onClick={() => void saveLetter({ ...named(), person, phone })}>
              下载模板
            </Button>
          }
          onDone={({ id }) => void keep({ authorisationFileId: id })}
        />
      </ul>
    </section>
  );
}

/** The papers of the own company, for its 主管理员. */
export function OwnPapers() {
  const { data } = useOwnCompany();
  if (!data?.mayEdit) return null;
  const { papers, type, name: company, creditCode, rejectReason } = data;
  const refusal = rejectReason && refusedPart(rejectReason) === 'papers' ? rejectReason : null;
  return <PapersBox papers={papers} type={type} named={() => ({ company, creditCode })} isFinal refusal={refusal} />;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface Letter {
  company?: string | undefined;
  creditCode?: string | undefined;
  person?: string | undefined;
  phone?: string | undefined;
}

const blank = (text: string | undefined, characters: number) => text?.trim() || '＿'.repeat(characters);
const DAY = '　　　年　　月　　日';

/** The letter to print, stamp and upload, with the known data filled in. */
export function letterLines({ company, creditCode, person, phone }: Letter): Line[] {
  const body = (text: string): Line => ({ text, as: 'body' });
  const entry = (text: string): Line => ({ text, as: 'entry' });
  return [
    { text: authorisationLetter, as: 'heading' },
    entry('教育人才网：'),
    body(
      `兹授权${blank(person, 6)}（手机号${blank(phone, 11)}）为我单位在贵网站的招聘经办人，以我单位名义登记和维护单位资料，发布招聘职位，查看和处理求职者的投递，与求职者沟通面试和录用事宜。`,
    ),
    body(
      '我单位保证提交的材料和发布的招聘信息真实、合法，不以任何名义向求职者收取费用，对求职者的个人信息依法保密，只用于本单位招聘。',
    ),
    body(`授权期限：自${DAY}起至${DAY}止。经办人更换或者授权提前终止的，我单位及时在贵网站变更。`),
    entry(''),
    entry(`单位全称：${blank(company, 12)}`),
    entry(`统一社会信用代码：${blank(creditCode, 18)}`),
    entry('法定代表人或负责人（签字）：'),
    entry('单位（盖章）：'),
    entry(`日期：${DAY}`),
  ];
}

/** Saves the letter as a Word file. */
export async function saveLetter(letter: Letter): Promise<void> {
  try {
    const { docxOf } = await import('#web/features/files/docx-of.ts');
    saveFile(`${authorisationLetter}.docx`, new Blob([docxOf(letterLines(letter))], { type: TYPE }));
  } catch {
    toast.error('文件没有生成，请重试');
  }
}
