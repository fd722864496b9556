import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** Out of 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Failed audits, one line each. */
  failed: string[];
}

/** A page as Lighthouse sees it on a phone, by the browser on this port. */
export async function audit(url: string, port: number): Promise<Audited> {
  const result = await lighthouse(url, {
    port,
    hostname: '127.0.0.1',
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`${url}: nothing was audited`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scoreOf = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const [performance, accessibility, practices, seo] = categories.map(scoreOf);
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${id} ${reported(lhr.audits[id])}`),
  );
  return {
    scores: {
      performance: performance ?? 0,
      accessibility: accessibility ?? 0,
      'best-practices': practices ?? 0,
      seo: seo ?? 0,
    },
    failed,
  };
}

type AuditResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string];

/** An audit's description, with the first affected element. */
function reported(audit: AuditResult | undefined): string {
  const details = audit?.details as { items?: { node?: { snippet?: string } }[] } | undefined;
  const place = details?.items?.find(({ node }) => node?.snippet)?.node?.snippet ?? '';
  return [audit?.displayValue ?? audit?.title, place].filter(Boolean).join('  ');
}
