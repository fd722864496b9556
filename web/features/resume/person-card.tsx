import Camera from 'lucide-react/icons/camera';
import { type ReactNode, use } from 'react';
import { useSearchParams } from 'react-router';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { identities, type Jober } from '#contract/seekers/seeker.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { PlacesContext } from '#web/features/site/places.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ContactFields } from './languages-card.tsx';
import { usePickedFile } from './use-picked-file.tsx';

const AvatarEditor = lazyPart(() => import('./avatar-editor.tsx'), 'AvatarEditor');

/** Age in years, by the reader's calendar. */
function ageOf(birthday: string): number {
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number);
  const now = new Date();
  const past = now.getMonth() + 1 > month || (now.getMonth() + 1 === month && now.getDate() >= day);
  return now.getFullYear() - year - (past ? 0 : 1);
}

function AvatarButton({ jober }: { jober: Jober }) {
  const { file, input, pick, drop } = usePickedFile('avatar');
  return (
    <>
      <button
        type="button"
        aria-label="更换头像"
        className="relative shrink-0 cursor-pointer rounded-full"
        onClick={pick}
      >
        <Avatar name={jober.name} src={jober.avatarUrl} size={72} />
        <span className="absolute right-0 bottom-0 grid size-6 place-items-center rounded-full border border-line bg-surface text-ink-2">
          <Camera size={14} aria-hidden />
        </span>
      </button>
      {input}
      {file && <AvatarEditor file={file} onClose={drop} />}
    </>
  );
}

interface Props {
  jober: Jober;
  content: ResumeContent;
  mark: ReactNode;
  onChange(part: Partial<ResumeContent>): void;
}

/** The resume's person and contact details. */
export function PersonCard({ jober, content, mark, onChange }: Props) {
  const places = use(PlacesContext);
  const [params] = useSearchParams();
  const version = params.get('id');
  const back = version ? places.resumeVersion(version) : places.resume();
  return (
    <section id="email" className="scroll-mt-20 px-4 py-5 md:p-6 lg:px-10 lg:py-8">
      <div className="flex items-center gap-5 max-sm:flex-wrap max-sm:gap-4">
        <AvatarButton jober={jober} />
        <div className="min-w-0 max-sm:min-w-32 max-sm:flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 className="text-28 font-semibold break-words text-ink-1 max-sm:text-20">{jober.name}</h1>
            <a className="text-14 whitespace-nowrap text-brand" href={places.basics(back)}>
              修改基本信息
            </a>
          </div>
          <p className="text-14">
            {ageOf(jober.birthday)} 岁 · {labelOf(educations, jober.education)} · {labelOf(identities, jober.identity)}
          </p>
          <p className="tabular text-14 text-ink-3">{jober.phone}</p>
        </div>
        <div className="ml-auto shrink-0 self-start">{mark}</div>
      </div>
      <ContactFields content={content} onChange={onChange} />
    </section>
  );
}
