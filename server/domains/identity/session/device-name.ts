const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/i, '微信'],
  [/ QQ\//i, 'QQ'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/i, '鸿蒙'],
  [/Android/, '安卓手机'],
  [/Windows/, 'Windows 电脑'],
  [/Mac OS X/, 'Mac 电脑'],
  [/Linux/, 'Linux 电脑'],
];

const first = (list: typeof browsers, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** A device name for people: '微信 · iPhone'. Untrusted, for display only. */
export function deviceName(userAgent: string): string {
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : '其他设备';
}
