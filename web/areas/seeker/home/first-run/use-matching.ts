import { useEffect, useState } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { call } from '#web/api/browser-call.ts';

type Intention = Resume['content']['intentions'][number];

export interface Matching {
  /** Open posts, added up over the cities. */
  total: number;
  capped: boolean;
  /** Those with 事业编制. */
  permanent: number;
}

const quietly = { background: true, quiet: true };

async function countIn(cityCode: string | undefined, { stage, subject, tenures }: Intention): Promise<Matching> {
  const query = {
    cityCode,
    stage,
    subject,
    tenure: tenures.join(',') || undefined,
  };
  const [{ total, totalIsCapped }, { tenure }] = await Promise.all([
    call('GET /api/posts', { query }, quietly),
    call('GET /api/posts/facets', { query }, quietly),
  ]);
  return { total, capped: totalIsCapped, permanent: tenure.establishment ?? 0 };
}

/** How many posts match a wish now; null while counting. */
export function useMatching(wish: Intention): Matching | 'failed' | null {
  const [found, setFound] = useState<Matching | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    setFound(null);
    const cities = wish.cityCodes.length > 0 ? wish.cityCodes : [undefined];
    Promise.all(cities.map((city) => countIn(city, wish))).then(
      (counts) => {
        if (!current) return;
        setFound({
          total: counts.reduce((sum, { total }) => sum + total, 0),
          capped: counts.some(({ capped }) => capped),
          permanent: counts.reduce((sum, { permanent }) => sum + permanent, 0),
        });
      },
      () => current && setFound('failed'),
    );
    return () => {
      current = false;
    };
  }, [wish]);
  return found;
}
