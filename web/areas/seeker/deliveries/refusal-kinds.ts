interface Kind {
  label: string;
  tells: RegExp;
  /** What to look for instead, as a query of /jobs. */
  instead?: { text: string; query: Record<string, string> };
}

const kinds: Kind[] = [
  {
    label: '教龄或经验',
    tells: /教龄|经验|年以上|经历/,
    instead: { text: '看不限经验的岗位', query: { experience: 'any,graduate' } },
  },
  { label: '资格证', tells: /资格证|教资|证书/ },
  { label: '学历或专业', tells: /学历|专业|学位/ },
  { label: '已招满', tells: /招满|满员|名额/, instead: { text: '看今天新发布的岗位', query: { within: 'today' } } },
];

/** What refusals named as their reason, the most frequent first. A reason that names several counts for the first. */
export function refusalKinds(reasons: readonly string[]): { label: string; n: number; instead: Kind['instead'] }[] {
  return kinds
    .map(({ label, tells, instead }, at) => {
      const earlier = kinds.slice(0, at);
      const n = reasons.filter((one) => tells.test(one) && !earlier.some((kind) => kind.tells.test(one))).length;
      return { label, n, instead };
    })
    .filter(({ n }) => n > 0)
    .sort((one, other) => other.n - one.n);
}
