import Plus from 'lucide-react/icons/plus';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Resume } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';
import { confirm } from '#web/api/confirm.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { monthDay } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { NameForm } from '#web/ui/name-form.tsx';
import { Section } from '#web/ui/section.tsx';
import { Tag } from '#web/ui/tag.tsx';

interface Props {
  resume: Resume;
  all: Resume[];
  /** Saves input before another version is shown. */
  beforeLeaving(): Promise<void>;
  onList(all: Resume[]): void;
  onRenamed(resume: Resume): void;
}

const MAX_VERSIONS = 10;

/** The versions of the resume: the default one, and the one on the page. */
export function VersionsCard({ resume, all, beforeLeaving, onList, onRenamed }: Props) {
  const navigate = useNavigate();
  const places = use(PlacesContext);
  const [naming, setNaming] = useState<'new' | 'copy' | 'rename' | null>(null);
  const key = useFormKey(naming);
  const open = async (id: string) => {
    await beforeLeaving();
    await navigate(places.resumeVersion(id));
  };
  const params = { id: resume.id };
  const name = async (text: string) => {
    await beforeLeaving();
    if (naming === 'rename') {
      const { revision } = await call('GET /api/resumes/:id', { params });
      onRenamed(await call('PATCH /api/resumes/:id', { params, body: { revision, name: text } }));
      setNaming(null);
      return;
    }
    const body = naming === 'copy' ? { name: text, from: resume.id } : { name: text, blank: true };
    const made = await call('POST /api/resumes', { body }, { idempotencyKey: key.of(body) });
    setNaming(null);
    await open(made.id);
  };
  const remove = async () => {
    const question = {
      title: `删除“${resume.name}”？`,
      text: '已经投递的简历是快照，不受影响；这份简历的内容不能恢复。',
    };
    if (!(await confirm({ ...question, confirmLabel: '删除', cancelLabel: '取消' }))) return;
    const [next] = await call('DELETE /api/resumes/:id', { params });
    if (next) await navigate(places.resumeVersion(next.id), { replace: true });
  };
  const makeDefault = async () => onList(await call('POST /api/resumes/:id/default', { params }));
  const settled = (act: () => Promise<unknown>) => () => void act().catch(() => undefined);
  return (
    <Section
      title="简历版本"
      note={
        <>
          已投递的简历是快照，改动不影响已投出的
          {all.length < MAX_VERSIONS && (
            <Button size="s" className="mt-2 flex!" onClick={() => setNaming('new')}>
              <Plus size={16} aria-hidden />
              新建
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line text-14">
        {all.map((one) => (
          <li key={one.id} className="flex items-center gap-2 py-1.5">
            <button
              type="button"
              aria-current={one.id === resume.id ? 'true' : undefined}
              className="min-w-0 flex-1 cursor-pointer truncate py-1 text-left text-ink-1 hover:text-brand aria-current:font-semibold aria-current:text-brand"
              onClick={settled(() => open(one.id))}
            >
              {one.name}
            </button>
            {one.isDefault && <Tag tone="brand">默认</Tag>}
            <span className="tabular text-12 text-ink-3">{monthDay(one.updatedAt)}</span>
          </li>
        ))}
      </ul>
      {naming ? (
        <div className="mt-2 border-t border-line pt-3">
          <NameForm
            label="简历名称"
            placeholder="如 国际学校版"
            initial={naming === 'rename' ? resume.name : naming === 'copy' ? `${resume.name} 副本`.slice(0, 30) : ''}
            onName={(text) => void name(text).catch(() => undefined)}
            onCancel={() => setNaming(null)}
          />
        </div>
      ) : (
        <div className="mt-1 flex flex-wrap gap-2 border-t border-line pt-3">
          <Button size="s" onClick={() => setNaming('rename')}>
            重命名
          </Button>
          {all.length < MAX_VERSIONS && (
            <Button size="s" onClick={() => setNaming('copy')}>
              复制
            </Button>
          )}
          {!resume.isDefault && (
            <Button size="s" onClick={settled(makeDefault)}>
              设为默认
            </Button>
          )}
          {all.length > 1 && (
            <Button size="s" className="text-err-ink!" onClick={settled(remove)}>
              删除
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
