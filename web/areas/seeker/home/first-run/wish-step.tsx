import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Resume } from '#contract/resumes/resumes.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { useCityName } from '#web/features/city/city-name.ts';
import { CityPick } from '#web/features/city/city-pick.tsx';
import { hotCityList } from '#web/features/city/hot-cities.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { WishChange } from './use-wish.ts';

const offeredStages: readonly StageCode[] = [
  'preschool',
  'primary',
  'junior',
  'senior',
  'vocational',
  'undergraduate',
  'special',
];
const offeredSubjects: readonly SubjectCode[] = ['chinese', 'math', 'english', 'science', 'pe', 'music'];
const mostSubjects = 9;
const mostCities = 3;
const offeredCities = 7;

function Choice({ on, onToggle, children }: { on: boolean; onToggle(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={`btn btn-s gap-1 max-sm:h-10 ${on ? 'btn-tint border-brand-line' : 'btn-outline'}`}
    >
      {on && <Check size={14} aria-hidden />}
      {children}
    </button>
  );
}

const CityName = ({ code }: { code: string }) => useCityName(code) || '…';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 max-sm:flex-col max-sm:gap-1.5">
      <span className="w-10 shrink-0 pt-1.5 text-14 text-ink-3">{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border along */}
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {children}
      </div>
    </div>
  );
}

interface Props {
  wish: Resume['content']['intentions'][number];
  onChange(part: WishChange): void;
  onNext(): void;
}

/** What to teach and where: every tap is saved and recounts the posts, of the first city that is chosen. */
export function WishStep({ wish, onChange, onNext }: Props) {
  const { stage, subject, cityCodes, tenures } = wish;
  const list = ((stage && stageSubjects[stage]) ?? offeredSubjects).slice(0, mostSubjects);
  const shownSubjects = subject && !list.includes(subject) ? [...list, subject] : list;
  const cities = [...new Set([...cityCodes, ...hotCityList.map(([code]) => code)])].slice(
    0,
    Math.max(offeredCities, cityCodes.length),
  );
  const toggleCity = (code: string) =>
    onChange({
      cityCodes: cityCodes.includes(code)
        ? cityCodes.filter((one) => one !== code)
        : [...cityCodes, code].slice(-mostCities),
    });
  const query = { stage, subject, cityCode: cityCodes[0], tenure: tenures.join(',') || undefined };
  const { data: found, isError } = useCall('GET /api/posts', { query }, quietly);
  return (
    <div className="space-y-3">
      <Row label="学段">
        {offeredStages.map((code) => (
          <Choice
            key={code}
            on={stage === code}
            onToggle={() => onChange({ stage: stage === code ? undefined : code, subject: undefined })}
          >
            {shortOf(stages, code)}
          </Choice>
        ))}
      </Row>
      {stage !== 'undergraduate' && (
        <Row label="学科">
          {shownSubjects.map((code) => (
            <Choice
              key={code}
              on={subject === code}
              onToggle={() => onChange({ subject: subject === code ? undefined : code })}
            >
              {shortOf(subjects, code)}
            </Choice>
          ))}
        </Row>
      )}
      <Row label="城市">
        {cities.map((code) => (
          <Choice key={code} on={cityCodes.includes(code)} onToggle={() => toggleCity(code)}>
            <CityName code={code} />
          </Choice>
        ))}
        <CityPick label="其他城市" onPick={(code) => toggleCity(code)} />
      </Row>
      <Row label="编制">
        <Choice
          on={tenures.includes('establishment')}
          onToggle={() => onChange({ tenures: tenures.includes('establishment') ? [] : ['establishment'] })}
        >
          只看事业编制
        </Choice>
      </Row>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-brand-tint px-4 py-3">
        <p className="text-14" aria-live="polite">
          {isError ? (
            '现在数不出有多少岗位，不影响记下'
          ) : found ? (
            <>
              这样选，现在有{' '}
              <b className="tabular text-28 text-brand">
                {found.total}
                {found.totalIsCapped && '+'}
              </b>{' '}
              个岗位
              {found.total > 0 && (
                <a href={paths.jobs(query)} className="link ml-3 text-14 underline">
                  看看
                </a>
              )}
            </>
          ) : (
            '正在数合适的岗位…'
          )}
        </p>
        <Button look="filled" onClick={onNext}>
          记下，下一步
        </Button>
      </div>
    </div>
  );
}
