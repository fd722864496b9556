import { type FormEvent, useState } from 'react';
import type { Call } from '#contract/api.ts';
import { drawFaults, drawKinds } from '#contract/exams/draw.ts';
import { placeOfSeat } from '#contract/exams/seats/seat-places.ts';
import { toast } from '#web/api/toasts.ts';
import { two } from '#web/features/exams/room-plan.tsx';
import { saveText } from '#web/features/files/save-file.ts';
import { failPage, missingPage } from '#web/features/page/page-failure.ts';
import { StepNode } from '#web/features/steps/step-node.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DrawLots } from './draw-lots.tsx';
import { DrawRooms } from './draw-rooms.tsx';
import { useOwnNumber } from './use-own-number.ts';

/** The draw of a project's seats, or of its interview's lots; 404 before its list is fixed. */
export async function loadDraw(call: Call, url: URL) {
  const id = url.searchParams.get('id') ?? '';
  if (!/^[1-9][0-9]{0,18}$/.test(id)) throw missingPage();
  const kind = url.searchParams.get('kind') === 'lots' ? 'lots' : 'seats';
  const draw = await call('GET /api/exams/:id/draw', { params: { id }, query: { kind } }).catch(failPage);
  return { id, draw };
}

/** What is drawn, in the words of the people who read it. */
const wordsOf = {
  seats: {
    room: '考场',
    seat: '座',
    what: '座位',
    look: '查我的座位',
    where: '我坐在哪个考场？',
    claim: '谁坐在哪里由随机数决定，组织单位和本网站都挑不了。',
    places:
      '依次入座：先坐本学科考场里的下一个空座，没有的坐不限学科的考场；申请了无障碍座位的先入座，只坐无障碍考场。',
  },
  lots: {
    room: '组',
    seat: '号',
    what: '签号',
    look: '查我的签号',
    where: '我抽到几号？',
    claim: '谁在哪一组、第几个面试由随机数决定，组织单位、考官和本网站都挑不了。',
    places: '依次入组：进报考岗位所在的小组，取下一个签号；岗位相同的小组先满一组再排下一组。',
  },
} as const;

type DrawData = Awaited<ReturnType<typeof loadDraw>>;

/** A hash in groups of four, which two people compare by reading aloud. */
function Fact({ label, value }: { label: string; value: string }) {
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success('已复制'),
      () => toast.error('复制没有成功'),
    );
  return (
    <div className="py-2.5 text-13">
      <dt className="flex items-baseline justify-between text-ink-3">
        {label}
        <button type="button" className="link script-only text-12" aria-label={`复制${label}`} onClick={copy}>
          复制
        </button>
      </dt>
      <dd className="mt-0.5 grid grid-cols-8 font-mono text-12 leading-5 text-ink-1">
        {value.match(/.{1,4}/g)?.map((four, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of one fixed text
          <span key={at}>{four}</span>
        ))}
      </dd>
    </div>
  );
}

/** Computes the draw again in this browser, or keeps it as a file. */
function Verify({ draw }: Pick<DrawData, 'draw'>) {
  const [faults, setFaults] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    setFaults(await drawFaults(draw));
    setBusy(false);
  };
  const save = () =>
    saveText(`${draw.title}-${drawKinds[draw.kind]}.json`, JSON.stringify(draw, null, 1), 'application/json');
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {draw.seed && (
        <Button className="script-only" busy={busy} onClick={() => void verify()}>
          在这台设备上复算一遍
        </Button>
      )}
      <Button className="script-only" onClick={save}>
        保存抽签文件
      </Button>
      <span role="status" className={`text-14 font-medium ${faults?.length ? 'text-err-ink' : 'text-ok-ink'}`}>
        {faults &&
          (faults.length === 0
            ? `哈希一致，${draw.seats.length} 个${wordsOf[draw.kind].what}与复算结果完全相同`
            : faults.join('；'))}
      </span>
    </div>
  );
}

/** Looks a registration number up; its room and seat are shown below. */
function Lookup({
  draw,
  own,
  onFound,
}: Pick<DrawData, 'draw'> & { own: number | null; onFound(number: number): void }) {
  const [typed, setTyped] = useState('');
  const [looked, setAsked] = useState<number | null>(null);
  const asked = looked ?? own;
  const seat = draw.seats.find((one) => one.number === asked);
  const change = draw.changes.findLast((one) => one.number === asked);
  const listed = draw.input.people.some((one) => one.number === asked);
  const place = change ?? seat;
  const words = wordsOf[draw.kind];
  const room = draw.kind === 'seats' && place && draw.input.rooms.find(({ number }) => number === place.room);
  const at = room && place && placeOfSeat(place.seat, room.seats);
  const found = place
    ? `${two(place.room)} ${words.room} ${two(place.seat)} ${words.seat}${change ? '（抽签后调整）' : ''}`
    : listed
      ? '在名单里，等待抽签'
      : '名单里没有这个报名号';
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAsked(Number(typed.trim()));
    onFound(Number(typed.trim()));
  };
  return (
    <section
      className="mt-5 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-card bg-brand-tint px-6 py-5 max-sm:p-4"
      aria-label={words.look}
    >
      <p role="status" className="text-13 text-ink-3">
        <b
          className={`block font-semibold text-ink-1 ${place ? 'text-[44px] leading-14 max-sm:text-32 max-sm:leading-11' : 'text-32 leading-11 max-sm:text-24'}`}
        >
          {asked === null ? words.where : found}
        </b>
        {asked === null
          ? `输入报名号，看你的${words.what}；报名号在报名页和我的公招里`
          : [`报名号 ${asked}`, at && `面向讲台左起第 ${at.column} 列，第 ${at.row} 排`].filter(Boolean).join('，')}
      </p>
      <form className="script-only flex w-96 flex-none gap-2 max-sm:w-full" onSubmit={look}>
        <input
          className="field h-11! w-auto! min-w-0 flex-1"
          inputMode="numeric"
          pattern="\s*[0-9]{1,15}\s*"
          required
          aria-label="报名号"
          placeholder="报名号"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="filled" size="l">
          查{words.what}
        </Button>
      </form>
    </section>
  );
}

/** The draw as a chain of four steps: what each is, and when it was done. */
function Steps({ draw: { kind, committedAt, revealedAt, input } }: Pick<DrawData, 'draw'>) {
  const { room, what } = wordsOf[kind];
  const steps = [
    { title: '名单冻结', text: `${input.people.length} 人，之后一个字也不能改`, at: committedAt },
    { title: '随机数封存', text: '装进“信封”，只公布它的指纹', at: committedAt },
    {
      title: '公开抽签',
      text: `打开信封，算出 ${input.rooms.length} 个${kind === 'seats' ? room : '小组'}的${what}`,
      at: revealedAt,
    },
    { title: '谁都能复算', text: '用公布的随机数算，结果一样', at: revealedAt },
  ];
  return (
    <ol className="mt-5 grid grid-cols-4 gap-y-3 max-lg:grid-cols-2 max-sm:grid-cols-1" aria-label="抽签的步骤">
      {steps.map(({ title, text, at }) => (
        <li
          key={title}
          className={`relative pt-6 pr-4 before:absolute before:inset-x-0 before:top-1.75 before:h-0.5 last:before:hidden max-sm:pt-0 max-sm:pl-7 max-sm:before:hidden ${at ? 'before:bg-brand-solid' : 'before:bg-line-strong'}`}
        >
          <StepNode state={at ? 'done' : 'coming'} />
          <p className="flex items-baseline gap-2 text-14 font-semibold text-ink-1">
            {title}
            <span className="tabular text-12 font-normal text-ink-3">{at ? dayAndTime(at) : '还没有到'}</span>
          </p>
          <p className="mt-0.5 text-13">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** 座位抽签 or 面试抽签: the own place and its room first; below, what the draw proves and how it is computed again. */
export function DrawPage({ id, draw }: DrawData) {
  const { title, kind, input, seed, seedHash, inputHash, changes, revealedAt } = draw;
  const own = useOwnNumber(id);
  const [asked, setSought] = useState<number | null>(null);
  const sought = asked ?? own;
  const words = wordsOf[kind];
  const name = drawKinds[kind];
  const group = kind === 'seats' ? '考场' : '小组';
  return (
    <div className="reading-page">
      <div className="border-b border-line bg-surface">
        <div className="page pt-3 pb-6">
          <Breadcrumb
            crumbs={[
              { label: '公开招聘', href: paths.exams() },
              { label: title, href: paths.exam(id) },
              { label: name },
            ]}
          />
          <h1 className="mt-3 text-24 max-sm:text-20">
            {name}
            <span className="mt-1 block text-13 font-normal text-ink-3">{title}</span>
          </h1>
          <a className="link text-13" href="#proof">
            {revealedAt ? `${dayAndTime(revealedAt)} 公开抽签，谁都能复算` : '抽签怎样保证公平'}
          </a>
          <Lookup draw={draw} own={own} onFound={setSought} />
        </div>
      </div>
      <div className="page flex flex-col gap-4 pt-4 pb-8 max-sm:gap-2">
        {kind === 'seats' ? (
          <DrawRooms key={sought} draw={draw} sought={sought} />
        ) : (
          <DrawLots draw={draw} sought={sought} />
        )}
        <Card id="proof" heading="这次抽签能证明什么">
          <p className="text-14">
            {words.claim}
            随机数在抽签前就已封存，抽签后换不掉。种子公布以后，任何人都能自己再算一遍，看结果是不是一样。
          </p>
          <Steps draw={draw} />
          <Verify draw={draw} />
          {changes.length > 0 && (
            <section className="mt-4">
              <h3 className="text-14 font-semibold text-ink-1">抽签后的座位调整</h3>
              <p className="mt-1 text-13">每处由两位工作人员一提一批，抽签本身不变。</p>
              <ul className="tabular mt-1 text-13">
                {changes.map(({ number, room, seat, at }) => (
                  <li key={`${number}-${at}`}>
                    {dayAndTime(at)} 报名号 {number} 调到第 {room} 考场 {seat} 座
                  </li>
                ))}
              </ul>
            </section>
          )}
          <details open={!seed} className="mt-5 border-t border-line pt-4">
            <summary className="cursor-pointer text-14 font-medium text-ink-1">
              公布的数据
              <span className="ml-2 text-13 font-normal text-ink-3">
                {input.people.length} 人、{input.rooms.length} 个{group}的名单和种子
                {revealedAt ? '，都有指纹' : '的指纹，种子抽签时公布'}
              </span>
              <span className="i i-down ml-2" />
            </summary>
            <dl className="mt-1 grid grid-cols-3 gap-x-10 max-lg:grid-cols-1">
              <Fact label="名单的 SHA-256" value={inputHash} />
              <Fact label="种子的 SHA-256，先于抽签公布" value={seedHash} />
              {seed && <Fact label="种子，抽签后公布" value={seed} />}
            </dl>
          </details>
          <details className="mt-4 border-t border-line pt-4">
            <summary className="cursor-pointer text-14 font-medium text-ink-1">
              技术细节：算法和离线复算
              <span className="i i-down ml-2" />
            </summary>
            <ol className="mt-3 list-decimal space-y-2 pl-5 text-14">
              <li>报名号和{group}写成一份名单，公布它的 SHA-256：名单此后改一个字，哈希就不同。</li>
              <li>同时生成 32 字节的随机种子，只公布它的 SHA-256：种子此后换不了，抽签前只以密文存放。</li>
              <li>抽签时公布种子。对每个报名号计算 HMAC-SHA-256（种子，报名号），按结果从小到大排队。</li>
              <li>{words.places}</li>
            </ol>
            <p className="mt-3 text-13 text-ink-3">
              网页上的复算不经过服务器。也可以把文件存下来，离线运行{' '}
              <code className="rounded-tag bg-fill px-1">npm run verify-draw -- 文件</code>
              ，或照上面四条自己写程序。
            </p>
          </details>
        </Card>
      </div>
    </div>
  );
}
