import { useEffect, useState } from 'react';
import { inBrowser } from '#web/session/browser-storage.ts';
import { FirstRun } from './first-run/first-run.tsx';
import { isFirstRun, skippedKey } from './first-run/is-first-run.ts';
import type { SeekerHomeData } from './load-home.ts';
import { Today } from './today.tsx';

/** The seeker's home: three steps for somebody who has just come, else what today asks. */
export function SeekerHomePage({ data }: { data: SeekerHomeData }) {
  const isNew = isFirstRun(data);
  const [skipped, setSkipped] = useState<boolean | null>(isNew ? null : true);
  useEffect(() => setSkipped(inBrowser.read(skippedKey) === '1'), []);
  const skip = () => {
    inBrowser.write(skippedKey, '1');
    setSkipped(true);
  };
  if (isNew && !skipped && data.resume) return <FirstRun resume={data.resume} onSkip={skip} />;
  return <Today data={data} isNew={isNew} onSteps={() => setSkipped(false)} />;
}
