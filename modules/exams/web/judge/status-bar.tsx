import CloudCheck from 'lucide-react/icons/cloud-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import type { JudgeView } from '../../contract/interview/judge.ts';

interface Props {
  view: JudgeView;
  line: 'online' | 'offline' | { refusal: string };
  /** Entries that the server does not have yet. */
  waiting: number;
  isOut: boolean;
}

function standing({ view, line, waiting, isOut }: Props) {
  if (isOut) return { Icon: CloudOff, look: 'text-err-ink', text: '已退出' };
  const left = waiting > 0 ? `${waiting} 条待上报` : '';
  if (line === 'offline') return { Icon: CloudOff, look: 'text-warm-ink', text: `没有网络${left && `，${left}`}` };
  if (line !== 'online') return { Icon: CloudOff, look: 'text-err-ink', text: line.refusal };
  if (left) return { Icon: CloudUpload, look: 'text-warm-ink', text: left };
  const isBegun = view.lots.some(({ state }) => state === 'sealed' || state === 'recused');
  return { Icon: CloudCheck, look: 'text-ok-ink', text: isBegun ? '全部已上报' : '网络正常' };
}

/** Who judges where, and whether everything has reached the server. It stays in sight. */
export function StatusBar(props: Props) {
  const { group, judge, exam } = props.view;
  const { Icon, look, text } = standing(props);
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-300 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <LogoMark size={36} />
        <div className="min-w-0 flex-1">
          <h1 className="text-16 leading-snug">
            第 {group.number} 组，{judge.number} 号考官 {judge.name}
          </h1>
          <p className="cut text-12 text-ink-3">{exam}</p>
        </div>
        <p className="text-13 max-md:hidden">
          {group.place}，{dayAndTime(group.startsAt)}
        </p>
        <p role="status" className={`flex items-center gap-1.5 text-13 font-medium md:ml-4 ${look}`}>
          <Icon size={18} aria-hidden />
          {text}
        </p>
      </div>
    </header>
  );
}
