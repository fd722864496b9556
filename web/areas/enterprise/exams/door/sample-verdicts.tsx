import { looks } from './verdict-card.tsx';

const samples = [
  { tone: 'ok', title: '请入场', text: '核对照片和身份证，坐错位置请引导', seen: '林知夏', where: '第 01 考场 07 座' },
  { tone: 'warm', title: '不在这个考场', text: '告诉对方该去哪里', seen: '何景明', where: '应到第 02 考场 11 座' },
  {
    tone: 'err',
    title: '二维码不对',
    text: '不是组织单位印的，请核对身份证并报告',
    seen: '2600102',
    where: '名单里有这个号',
  },
] as const;

/** What the desk answers, shown before the first ticket so that who stands there knows the three colours. */
export function SampleVerdicts() {
  return (
    <div className="border-t border-line px-5 py-5 max-sm:px-4">
      <h2 className="text-14 font-semibold text-ink-1">扫到准考证后，屏幕会这样回答</h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {samples.map(({ tone, title, text, seen, where }) => {
          const [look, Icon] = looks[tone];
          return (
            <li key={title} className={`flex gap-4 rounded-card border p-4 ${look}`}>
              <Icon size={36} className="flex-none" aria-hidden />
              <span>
                <b className="block text-20 font-semibold">{title}</b>
                <span className="text-14">{text}</span>
                <span className="tabular mt-3 block text-13 text-ink-1">
                  <b className="mr-2 font-semibold">{seen}</b>
                  {where}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
