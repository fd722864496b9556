import { Button } from 'antd';
import { CircleAlert, CircleCheck, CircleX, ScanLine } from 'lucide-react';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import type { Expected, Verdict } from './judge.ts';

export const looks = {
  ok: ['border-ok-line bg-ok-tint text-ok-ink', CircleCheck],
  warm: ['border-warm-line bg-warm-tint text-warm-ink', CircleAlert],
  err: ['border-err-line bg-err-tint text-err-ink', CircleX],
} as const;

const roomText = ({ room }: Expected) => `第 ${room.number} 考场（${room.place} ${room.name}）`;

/** The answer in words: what to do with who stands at the door. */
function answerOf(verdict: Verdict, arrivedAt: string | undefined): [keyof typeof looks, string, string] {
  switch (verdict.kind) {
    case 'welcome':
      return ['ok', '请入场', '核对照片和身份证，坐错位置请引导'];
    case 'again':
      return ['warm', '已经入场', `${arrivedAt ? `${timeOfDay(arrivedAt)} 到场，` : ''}请核对是否本人`];
    case 'wrongRoom':
      return ['warm', '不在这个考场', `请到${roomText(verdict.person)}`];
    case 'forged':
      return ['err', '二维码不对', '准考证号在名单里，二维码不是组织单位印的，请核对身份证并报告'];
    case 'several':
      return ['warm', `${verdict.people.length} 人符合`, '请选择，或输入完整准考证号'];
    case 'notLoaded':
      return ['warm', '不在已载入的考场', `准考证是第 ${verdict.room} 考场的`];
    case 'unknown':
      return ['err', '名单里没有', '请核对准考证，或扫一次二维码'];
  }
}

/** The picture to compare, who it is, and where they sit. */
function PersonFacts({ person }: { person: Expected }) {
  const { name, gender, identity, ticket, seat, room, photo } = person;
  const frame = 'h-52 w-39 flex-none rounded-ctl border border-line bg-surface max-sm:h-40 max-sm:w-30';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 text-ink-1 max-sm:gap-x-4">
      {photo ? (
        <img className={`${frame} object-cover`} src={`data:image/jpeg;base64,${photo}`} alt={`${name}的照片`} />
      ) : (
        <span className={`${frame} grid place-items-center text-13 text-ink-3`}>没有照片</span>
      )}
      <span className="min-w-0 flex-1">
        <b className="block text-32 leading-tight font-semibold max-sm:text-24">{name}</b>
        <span className="mt-1 block text-16 text-ink-2 max-sm:text-13">
          {gender} <span className="tabular">{identity}</span>
        </span>
        <span className="tabular block text-16 text-ink-2 max-sm:text-13">准考证 {ticket}</span>
      </span>
      <span className="rounded-card bg-surface px-8 py-4 text-center max-sm:basis-full max-sm:py-2">
        <span className="tabular block text-[72px] leading-none font-semibold max-sm:text-32">
          {String(seat).padStart(2, '0')} <span className="text-16 font-normal text-ink-3">座</span>
        </span>
        <span className="mt-2 block text-16 text-ink-2">
          第 {room.number} 考场，{room.name}
        </span>
      </span>
    </div>
  );
}

/** As high as the desk's window allows, so that the answer is read from a step away. */
const stage = 'min-h-[max(11rem,calc(100dvh-470px))] rounded-card border p-6 max-sm:p-4';

interface Props {
  verdict: Verdict | null;
  /** What is said before the first ticket. */
  waiting: readonly [title: string, text: string];
  arrivedAt: string | undefined;
  onChoose(person: Expected): void;
  onUndo(person: Expected): void;
}

/** What the last ticket means: a picture to compare, and one answer. */
export function VerdictCard({ verdict, waiting, arrivedAt, onChoose, onUndo }: Props) {
  if (!verdict)
    return (
      <div
        className={`${stage} flex flex-col items-center justify-center gap-3 border-transparent text-center text-ink-3`}
      >
        <ScanLine size={44} className="text-ink-4" aria-hidden />
        <span className="text-20 text-ink-2">{waiting[0]}</span>
        <span className="text-14">{waiting[1]}</span>
      </div>
    );
  const [tone, title, text] = answerOf(verdict, arrivedAt);
  const [look, Icon] = looks[tone];
  return (
    <div className={`${stage} flex flex-col justify-center gap-5 ${look}`}>
      <p className="flex items-center gap-5 max-sm:gap-3">
        <Icon size={56} aria-hidden className="flex-none max-sm:size-10" />
        <span>
          <b className="block text-32 leading-tight font-semibold max-sm:text-24">{title}</b>
          <span className="text-16 max-sm:text-13">{text}</span>
        </span>
      </p>
      {'person' in verdict && <PersonFacts person={verdict.person} />}
      {verdict.kind === 'several' && (
        <ul className="flex flex-col gap-2">
          {verdict.people.map((person) => (
            <li key={person.ticket}>
              <Button block className="justify-start!" onClick={() => onChoose(person)}>
                {person.name} {person.ticket}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(verdict.kind === 'welcome' || verdict.kind === 'again') && (
        <Button className="self-start" size="small" onClick={() => onUndo(verdict.person)}>
          不是本人，撤销到场
        </Button>
      )}
    </div>
  );
}
