import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { paths } from '#web/paths.ts';
import { HomeSection } from './home-section.tsx';

/** Posts of each major city. */
export function Cities() {
  return (
    <HomeSection title="按城市找" more={{ label: '全国职位', href: paths.jobs() }}>
      <p className="card flex flex-wrap gap-x-6 gap-y-2 px-5 py-4 text-14">
        {hotCityList.map(([code, name]) => (
          <a key={code} className="hover:text-brand" href={paths.jobs({ cityCode: code })}>
            {name}教师招聘
          </a>
        ))}
      </p>
    </HomeSection>
  );
}

/** The whole country and as many major cities as fit on a line; a chosen other city comes first. */
export function newestCities(chosen: string | undefined) {
  const shown = hotCityList.slice(0, 9);
  const own =
    chosen && !shown.some(([code]) => code === chosen) ? [[chosen, hotCities[chosen] ?? '所选城市'] as const] : [];
  return [
    { label: '全国', href: '/', current: !chosen },
    ...[...own, ...shown].map(([code, label]) => ({ label, href: `/?cityCode=${code}`, current: code === chosen })),
  ];
}
