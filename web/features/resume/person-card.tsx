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
import { ButtonLink } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';
import { Section } from '#web/ui/section.tsx';
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

interface HeadProps {
  jober: Jober;
  children: ReactNode;
}

/** Whose resume it is, with what can be done with the whole of it. */
export function PersonHead({ jober, children }: HeadProps) {
  const places = use(PlacesContext);
  const [params] = useSearchParams();
  const version = params.get('id');
  const back = version ? places.resumeVersion(version) : places.resume();
  const facts = [
    `${ageOf(jober.birthday)} 岁`,
    labelOf(educations, jober.education),
    labelOf(identities, jober.identity),
  ];
  return (
    <Head
      title={jober.name}
      text={facts.join('，')}
      act={
        <>
          {children}
          <ButtonLink href={places.basics(back)}>修改基本信息</ButtonLink>
        </>
      }
    />
  );
}

interface Props {
  jober: Jober;
  content: ResumeContent;
  onChange(part: Partial<ResumeContent>): void;
}

/** The resume's photograph and contact details. */
export const PersonCard = ({ jober, content, onChange }: Props) => (
  <Section title="联系方式" note={<span className="tabular">{jober.phone}</span>}>
    <div className="flex items-start gap-6 max-sm:gap-4">
      <AvatarButton jober={jober} />
      <ContactFields content={content} onChange={onChange} />
    </div>
  </Section>
);
