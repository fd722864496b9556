import { useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { hotCities, provinceCodeOf } from './hot-cities.ts';

const learnt = new Map<string, string>();

/** Names that came with a page's data need not be fetched again. */
export const rememberCityName = (code: string, name: string) => void learnt.set(code, name);

async function askName(code: string): Promise<string> {
  const province = provinceCodeOf(code);
  const query = code === province ? {} : { parent: province };
  const regions = await call('GET /api/site/regions', { query }, { background: true, quiet: true });
  for (const region of regions) learnt.set(region.code, region.name);
  return learnt.get(code) ?? '';
}

/** The short name of a city; empty while a rare one is loading. */
export function useCityName(code: string | null): string {
  const known = code === null ? '全国' : (hotCities[code] ?? learnt.get(code));
  const [requested, setRequested] = useState<{ code: string; name: string } | null>(null);
  useEffect(() => {
    if (known || code === null) return;
    let current = true;
    askName(code).then(
      (name) => current && setRequested({ code, name }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [code, known]);
  return known ?? (requested?.code === code ? requested.name : '');
}
