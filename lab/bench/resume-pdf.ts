import type { ResumeTemplate } from '#contract/resumes/resume-templates.ts';
import { resumeTemplates } from '#contract/resumes/resume-templates.ts';
import { layOut } from '#server/domains/resume-output/lay-out.ts';
import { setResume } from '#server/domains/resume-output/set-resume.ts';
import { ageAt } from '#server/domains/resumes/public.ts';
import { timeEach } from './lib/percentiles.ts';
import { printTable } from './lib/table.ts';
import { resumeOf } from './resume-pdf/resumes.ts';

// npm run bench -- resume-pdf   time and size of the PDF of a two-page resume, including fonts.
const MOST_MS = 2_000;
const MOST_KB = 300;
const RUNS = 12;

const now = new Date('2026-11-21T02:00:00Z');
const snapshot = resumeOf(4, 4);
const age = ageAt(snapshot.jober.birthday, now);
const title = '简历';
const rows: string[][] = [];
let good = true;

for (const template of Object.keys(resumeTemplates) as ResumeTemplate[]) {
  const pages = layOut({ snapshot, template, age, hasPhoto: false }).length;
  const sizes: number[] = [];
  const order = { as: 'pdf', snapshot, template, age, title, photo: null, now } as const;
  const first = performance.now();
  const cold = (await setResume(order)) as Uint8Array;
  const coldMs = performance.now() - first;
  const { p50, most } = await timeEach(Array.from({ length: RUNS }), async () => {
    sizes.push(((await setResume(order)) as Uint8Array).length);
  });
  const kb = Math.max(cold.length, ...sizes) / 1024;
  const slowest = Math.max(coldMs, most);
  rows.push([
    resumeTemplates[template],
    `${pages}`,
    `${p50.toFixed(0)} ms`,
    `${slowest.toFixed(0)} ms`,
    `${kb.toFixed(0)} KB`,
  ]);
  good &&= slowest < MOST_MS && kb < MOST_KB;
}

printTable(['template', 'pages', 'p50', 'slowest', 'size'], rows);
console.log(`goal: under ${MOST_MS} ms and ${MOST_KB} KB`);
process.exitCode = good ? 0 : 1;
