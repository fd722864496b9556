import { demoPeople } from '#database/demo/accounts.ts';
import { demoExam, seekerIdentity } from '#e2e/lib/given-exam.ts';
import { enterAs } from '#e2e/lib/sign-in.ts';
import { picture, scanOf } from './papers.ts';
import type { Task } from './task.ts';

const papers = ['身份证', '毕业证', '学位证', '教师资格证'];

export const register: Task = {
  number: 6,
  title: '考生：从公招列表到提交报名，先看清哪里不符合',
  on: 'desk',
  prepare: ({ page }) => enterAs(page, demoPeople.seeker.phone, 'client'),
  async walk(walker, { origin }) {
    const exam = await demoExam(origin);
    const identity = await seekerIdentity(origin);
    await walker.begins('/exams');
    await walker.tap(walker.link(exam.title, walker.page.getByRole('heading', { level: 2 })));
    await walker.sees(walker.text('专业不符'));
    await walker.tap(walker.button('高中数学教师'));
    await walker.sees(walker.page.getByRole('heading', { name: /逐条比对/ }));
    await walker.tap(walker.button('报名这个岗位'));
    const dialog = walker.page.getByRole('dialog');
    await walker.types(walker.field('身份证号', dialog), identity);
    const photo = await picture('证件照', { width: 590, height: 826 });
    await walker.attaches(walker.button('一次选好几份', dialog), photo, ...papers.map(scanOf));
    await walker.sees(walker.text('证件照.png', dialog));
    for (const paper of papers) await walker.sees(walker.text(`${paper}.pdf`, dialog));
    await walker.tap(dialog.getByRole('checkbox', { name: /诚信承诺/ }));
    await walker.tap(walker.button('提交报名', dialog));
    await walker.sees(walker.text('报名已提交'));
  },
};
