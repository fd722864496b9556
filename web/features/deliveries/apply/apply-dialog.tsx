import '#web/styles/classes.css';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, use, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { personalFactsText } from '#contract/resumes/personal-facts.ts';
import type { Resume, ResumeContent } from '#contract/resumes/resumes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { useResumes } from '#web/features/resume/use-resumes.ts';
import { PlacesContext } from '#web/features/site/places.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { handled } from '#web/ui/handled.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The separate consent of each delivery (个人信息保护法 第二十三条): recipient, purpose, content, and withdrawal. */
function ConsentText({ company }: { company: string }) {
  return (
    <>
      我单独同意将所选简历的当前版本（含姓名、手机号、教育与工作经历、证书和上传的文件）提供给
      <b className="font-semibold text-ink-1">{company}</b>
      ，仅用于本岗位的招聘；可以随时撤回投递，撤回后该单位不能再打开这份简历。
      <a className="link underline" href={`${paths.privacy()}#delivery`} target="_blank" rel="noopener">
        查看说明
      </a>
    </>
  );
}

interface Props {
  post: Pick<PostDetail, 'id' | 'title' | 'requirements'> & { company: { name: string } };
  mine: Doubtful | null;
  onClose(): void;
  /** The delivery was made, now or before. */
  onDelivered(): void;
}

interface FormProps extends Props {
  resumes: readonly Resume[];
  onSent(): void;
}

/** Selects the resume, asks for consent, and delivers. One key per resume: a double click makes one delivery. */
function ApplyForm({ post, mine, resumes, onSent, onDelivered, onClose }: FormProps) {
  const [chosen, setChosen] = useState(resumes[0]?.id ?? '');
  const [agreed, setAgreed] = useState(false);
  const [personal, setPersonal] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const consent = useRef<HTMLInputElement>(null);
  const delivery = useAction('POST /api/deliveries', {
    onSuccess: onSent,
    onError: (problem) => {
      if (problem instanceof ApiError && problem.code === 'ALREADY_DELIVERED') onDelivered();
      setError(problem instanceof ApiError ? problem.message : '投递没有成功，请重试');
    },
  });
  const resume = resumes.find(({ id }) => id === chosen) ?? null;
  const doubts = applyDoubts(mine, resume);
  const asksPersonal = post.requirements.personal === true && resume !== null;
  const send = () => {
    if (!agreed) {
      consent.current?.focus();
      return setError('请先勾选同意，再投递');
    }
    setError(null);
    const body = {
      postId: post.id,
      resumeId: chosen,
      consent: true,
      consentVersion: legalVersions.delivery,
      ...(asksPersonal && personal ? { personal } : {}),
    } as const;
    void delivery.send({ body });
  };
  return (
    <form onSubmit={handled(send)}>
      <ResumeChoice resumes={resumes} chosen={chosen} onChoose={setChosen} />
      <ApplyDoubts doubts={doubts} />
      {asksPersonal && (
        <PersonalConsent
          content={resume.content}
          company={post.company.name}
          agreed={personal}
          onChange={setPersonal}
        />
      )}
      <Checkbox
        ref={consent}
        className="mt-4"
        checked={agreed}
        onChange={(event) => {
          setAgreed(event.target.checked);
          setError(null);
        }}
        error={error ?? undefined}
      >
        <ConsentText company={post.company.name} />
      </Checkbox>
      <div className="mt-5 flex justify-end gap-3">
        <Button onClick={onClose}>取消</Button>
        <Button type="submit" look="filled" busy={delivery.isPending}>
          {doubts.length > 0 ? '仍要投递' : '投递'}
        </Button>
      </div>
    </form>
  );
}

function Sent({ company, onClose }: { company: string; onClose(): void }) {
  const places = use(PlacesContext);
  return (
    <div className="flex flex-col items-center py-4 text-center" role="status">
      <CircleCheck size={44} strokeWidth={1.5} className="text-ok" aria-hidden />
      <p className="mt-3 text-16 font-semibold text-ink-1">已投递给{company}</p>
      <p className="mt-1 text-14 text-ink-3">对方打开、回复、邀请面试，都会通知你；7 天没有处理会标为超时。</p>
      <div className="mt-5 flex gap-3">
        <Button onClick={onClose}>继续看岗位</Button>
        <ButtonLink look="filled" href={places.deliveries()}>
          看投递进度
        </ButtonLink>
      </div>
    </div>
  );
}

/** Delivering a resume. Import it lazily. */
export function ApplyDialog(props: Props) {
  const { post, onClose, onDelivered } = props;
  const places = use(PlacesContext);
  const { resumes, error } = useResumes();
  const [sent, setSent] = useState(false);
  let body: ReactNode = <Skeleton className="h-28 rounded-ctl" />;
  if (error) body = <EmptyState compact title="简历没有加载出来" text={error} />;
  else if (sent) body = <Sent company={post.company.name} onClose={onClose} />;
  else if (resumes?.length === 0) {
    body = (
      <EmptyState
        compact
        title="还没有简历"
        text="先花几分钟写一份，投递时对方看到的就是它。"
        next={{ label: '去写简历', href: places.resume(), look: 'filled' }}
      />
    );
  } else if (resumes) {
    const finish = () => {
      setSent(true);
      onDelivered();
    };
    body = <ApplyForm {...props} resumes={resumes} onSent={finish} />;
  }
  return (
    <Dialog onClose={onClose} title={sent ? '投递成功' : '投递简历'} description={sent ? undefined : post.title}>
      {body}
    </Dialog>
  );
}

/** Doubts about a delivery, above the consent. */
function ApplyDoubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <div className="mt-4 flex gap-2 rounded-ctl bg-warm-tint px-4 py-3 text-14" role="note">
      <CircleAlert size={18} className="mt-px flex-none text-warm-ink" aria-hidden />
      <ul className="space-y-1">
        {doubts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

interface ResumeChoiceProps {
  resumes: readonly Resume[];
  chosen: string;
  onChoose(id: string): void;
}

/** Selects the version of the resume. */
function ResumeChoice({ resumes, chosen, onChoose }: ResumeChoiceProps) {
  return (
    <fieldset className="border-0 p-0">
      <legend className="mb-2 text-14 text-ink-2">选择简历</legend>
      <div className="flex flex-col gap-2">
        {resumes.map(({ id, name, isDefault }) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-ctl border border-line-strong px-4 py-2 has-checked:border-brand has-checked:bg-brand-tint"
          >
            <input type="radio" name="resume" className="check" checked={id === chosen} onChange={() => onChoose(id)} />
            <span className="cut text-ink-1">{name}</span>
            {isDefault && <span className="tag">默认</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PersonalConsentProps {
  content: ResumeContent;
  company: string;
  agreed: boolean;
  onChange(agreed: boolean): void;
}

/** The separate consent to sensitive facts, which the post asks for; a delivery without them is as valid. */
function PersonalConsent({ content: { personal }, company, agreed, onChange }: PersonalConsentProps) {
  const places = use(PlacesContext);
  const facts = [...personalFactsText(personal), ...(personal.photoId ? ['证件照'] : [])];
  if (facts.length === 0) {
    return (
      <p className="mt-4 rounded-ctl bg-fill px-4 py-3 text-14 text-ink-2">
        这个职位希望提供政治面貌、民族、籍贯和证件照，这份简历还没有填。可以
        <a className="link" href={`${places.resume()}#personal`}>
          先去填写
        </a>
        ，也可以不提供，直接投递。
      </p>
    );
  }
  return (
    <Checkbox className="mt-4" checked={agreed} onChange={(event) => onChange(event.target.checked)}>
      我另外同意向{company}提供：{facts.join('、')}。不勾选也可以投递。
    </Checkbox>
  );
}

export type Doubtful = Pick<AnswerOf<Api['GET /api/posts/:id/mine']>, 'checks' | 'blocked'>;

/** Below this completeness a company learns too little to answer. */
const THIN_PERCENT = 40;

/** What to know before delivering, one sentence each. The checks compare the default version. */
export function applyDoubts(
  mine: Doubtful | null,
  resume: { completeness: number; isDefault: boolean } | null,
): string[] {
  const unfit = (mine?.checks ?? []).filter(({ result }) => result === 'unfit');
  const words = unfit.map(({ name, note }) => (note ? `${name}（${note}）` : name)).join('、');
  const whose = resume && !resume.isDefault ? '按你的默认简历，' : '';
  return [
    ...(unfit.length > 0 ? [`${whose}${words}不符合岗位条件。`] : []),
    ...(resume && resume.completeness < THIN_PERCENT ? ['这份简历写得还少，单位很难据此判断，建议先补充再投递。'] : []),
    ...(mine?.blocked ? ['你屏蔽了这家单位。投递后它能看到这份简历，屏蔽设置不变。'] : []),
  ];
}
