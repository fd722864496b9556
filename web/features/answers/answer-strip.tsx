const WIDTH = 3;
const STEP = 5;
const HEIGHT = 14;
/** Heights and colours by the figure of a day. */
const looks = [
  { height: 3, fill: 'var(--line-strong)' },
  { height: HEIGHT, fill: 'var(--ok)' },
  { height: 8, fill: 'var(--ok)' },
  { height: 5, fill: 'var(--warm)' },
  { height: 5, fill: 'var(--ok-line)' },
] as const;

const countOf = (days: string, figure: string) => [...days].filter((day) => day === figure).length;

/** 近 15 天：9 天当天答复，2 天次日或更晚答复. */
function spoken(days: string): string {
  const parts = [
    [countOf(days, '1'), '天当天答复'],
    [countOf(days, '2'), '天次日或更晚答复'],
    [countOf(days, '3'), '天超过 7 天'],
    [countOf(days, '4'), '天还在等答复'],
    [countOf(days, '0'), '天没有投递'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return `近 ${days.length} 天：${told.join('，')}`;
}

/** A school's answers of the last days, a bar a day: high the same day, lower later, warm too late, pale still waiting, grey without a delivery. */
export function AnswerStrip({ days }: { days: string }) {
  return (
    <svg
      role="img"
      aria-label={spoken(days)}
      width={days.length * STEP - (STEP - WIDTH)}
      height={HEIGHT}
      viewBox={`0 0 ${days.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
      className="flex-none"
    >
      {[...days].map((figure, at) => {
        const { height, fill } = looks[Number(figure)] ?? looks[0];
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        return <rect key={at} x={at * STEP} y={HEIGHT - height} width={WIDTH} height={height} rx="1" fill={fill} />;
      })}
    </svg>
  );
}
