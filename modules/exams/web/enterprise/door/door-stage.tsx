import { Button, Input } from 'antd';
import { CircleAlert, CircleCheck, CircleX, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { timeOfDay } from '#web/features/time/day-parts.ts';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { handled } from '#web/ui/handled.ts';
import type { Expected, Verdict } from './use-door.ts';

const looks = {
  ok: ['border-ok-line bg-ok-tint text-ok-ink', CircleCheck],
  warm: ['border-warm-line bg-warm-tint text-warm-ink', CircleAlert],
  err: ['border-err-line bg-err-tint text-err-ink', CircleX],
} as const;

const roomText = ({ room }: Expected) => `第 ${room.number} 考场（${room.place} ${room.name}）`;

type Answer = [look: keyof typeof looks, title: string, text: string];

/** The answer in words: what to do with who stands at the door. */
const answers: { [K in Verdict['kind']]: (verdict: Verdict & { kind: K }, arrivedAt: string | undefined) => Answer } = {
  welcome: () => ['ok', '请入场', '核对照片和身份证，坐错位置请引导'],
  again: (_, at) => ['warm', '已经入场', `${at ? `${timeOfDay(at)} 到场，` : ''}请核对是否本人`],
  wrongRoom: ({ person }) => ['warm', '不在这个考场', `请到${roomText(person)}`],
  forged: () => ['err', '二维码不对', '准考证号在名单里，二维码不是组织单位印的，请核对身份证并报告'],
  several: ({ people }) => ['warm', `${people.length} 人符合`, '请选择，或输入完整准考证号'],
  notLoaded: ({ room }) => ['warm', '不在已载入的考场', `准考证是第 ${room} 考场的`],
  unknown: () => ['err', '名单里没有', '请核对准考证，或扫一次二维码'],
};

/** The picture to compare, as high as the card; who it is; and where they sit, read from a step away. */
function PersonFacts({ person, children }: { person: Expected; children: ReactNode }) {
  const { name, gender, identity, ticket, seat, room, photo } = person;
  return (
    <div className="grid grow grid-cols-[auto_minmax(0,1fr)] bg-surface text-ink-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span className="relative grid min-h-52 w-75 place-items-center bg-fill text-14 text-ink-3 max-xl:w-52 max-sm:min-h-42 max-sm:w-31">
        {photo ? (
          <img
            className="absolute inset-0 size-full object-cover object-top"
            src={`data:image/jpeg;base64,${photo}`}
            alt={`${name}的照片`}
          />
        ) : (
          '没有照片'
        )}
      </span>
      <div className="flex min-w-0 flex-col justify-center gap-4 px-8 py-5 max-sm:gap-2 max-sm:px-4 max-sm:py-3">
        <b className="text-40 leading-tight font-semibold max-xl:text-28 max-sm:text-20">{name}</b>
        <FactRows
          className="tabular grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-20 max-xl:text-14 max-sm:gap-x-2"
          facts={[
            [gender, identity],
            ['准考证', ticket],
            ['考点', room.place],
          ]}
        />
        {children}
      </div>
      <p className="flex w-70 flex-col items-center justify-center border-l border-line text-center max-xl:w-44 max-sm:col-span-2 max-sm:w-auto max-sm:flex-row max-sm:gap-4 max-sm:border-t max-sm:border-l-0 max-sm:py-3">
        <span className="tabular flex items-baseline gap-2 text-[120px] leading-none font-semibold max-xl:text-[72px] max-sm:text-[56px]">
          {String(seat).padStart(2, '0')}
          <span className="text-20 font-normal text-ink-3">座</span>
        </span>
        <span className="mt-4 text-20 font-semibold max-xl:text-16 max-sm:mt-0">
          第 {room.number} 考场
          <span className="block font-normal text-ink-2">{room.name}</span>
        </span>
      </p>
    </div>
  );
}

/** As high as the desk's window allows. */
const stage = 'flex min-h-[max(11rem,calc(100dvh-350px))] flex-col rounded-card border max-sm:min-h-44';

interface VerdictCardProps {
  verdict: Verdict | null;
  /** What is said before the first ticket. */
  waiting: readonly [title: string, text: string];
  arrivedAt: string | undefined;
  onChoose(person: Expected): void;
  onUndo(person: Expected): void;
}

/** What the last ticket means: one answer, a picture to compare, and a seat. */
function VerdictCard({ verdict, waiting, arrivedAt, onChoose, onUndo }: VerdictCardProps) {
  if (!verdict)
    return (
      <div className={`${stage} items-center justify-center gap-3 border-transparent text-center text-ink-3`}>
        <ScanLine size={44} className="text-ink-4" aria-hidden />
        <span className="text-20 text-ink-2">{waiting[0]}</span>
        <span className="text-14">{waiting[1]}</span>
      </div>
    );
  const answer = answers[verdict.kind] as (one: Verdict, at: string | undefined) => Answer;
  const [tone, title, text] = answer(verdict, arrivedAt);
  const [look, Icon] = looks[tone];
  const isIn = verdict.kind === 'welcome' || verdict.kind === 'again';
  return (
    <div className={`${stage} overflow-hidden ${look} ${'person' in verdict ? '' : 'justify-center'}`}>
      <p className="flex items-center gap-4 px-6 py-4 max-sm:gap-3 max-sm:px-4 max-sm:py-3">
        <Icon size={48} aria-hidden className="flex-none max-sm:size-9" />
        <span>
          <b className="block text-28 leading-tight font-semibold max-sm:text-20">{title}</b>
          <span className="text-16 max-sm:text-14">{text}</span>
        </span>
      </p>
      {'person' in verdict && (
        <PersonFacts person={verdict.person}>
          {isIn && (
            <Button className="self-start" onClick={() => onUndo(verdict.person)}>
              不是本人，撤销到场
            </Button>
          )}
        </PersonFacts>
      )}
      {verdict.kind === 'several' && (
        <ul className="flex flex-col gap-2 px-6 pb-4 max-sm:px-4">
          {verdict.people.map((person) => (
            <li key={person.ticket}>
              <Button block className="justify-start" onClick={() => onChoose(person)}>
                {person.name} {person.ticket}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Props extends Omit<VerdictCardProps, 'waiting' | 'onChoose'> {
  /** Whether a list is loaded; there is none before seats are drawn. */
  isReady: boolean;
  isDrawn: boolean;
  onRead(given: string): void;
}

/** The desk: what the last ticket means in large, and a field, a scanner and a camera for the next one. */
export function DoorStage({ isReady, isDrawn, verdict, arrivedAt, onRead, onUndo }: Props) {
  const [code, setCode] = useState('');
  const read = (given: string) => {
    setCode('');
    onRead(given);
  };
  return (
    <section className="min-w-0 card p-4 max-sm:p-3" aria-label="核验">
      <div role="status">
        <VerdictCard
          verdict={verdict}
          waiting={
            isReady
              ? ['请出示准考证', '名单已载入，没有网络也能核验。用扫码枪或摄像头，或输入准考证号末几位']
              : isDrawn
                ? ['先载入名单', '有网络时载入，之后断网照常核验，连上网络自动上报到场']
                : ['还没有入场名单', '抽签排座之后，在这里核验准考证']
          }
          arrivedAt={arrivedAt}
          onChoose={({ ticket }) => read(ticket)}
          onUndo={onUndo}
        />
      </div>
      {isReady && (
        <form className="mt-4 flex flex-wrap gap-3" onSubmit={handled(() => read(code))}>
          <Input
            className="h-20 min-w-0 flex-1 text-20 max-sm:h-14 max-sm:w-full max-sm:flex-none max-sm:text-20"
            autoFocus
            autoComplete="off"
            inputMode="numeric"
            placeholder="准考证号或末几位"
            aria-label="准考证号"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            className="h-20 px-12 text-20 max-sm:h-14 max-sm:flex-1 max-sm:text-16"
            type="primary"
            htmlType="submit"
          >
            核验
          </Button>
          <ScanButton large name="准考证号" onCode={read} />
        </form>
      )}
    </section>
  );
}
