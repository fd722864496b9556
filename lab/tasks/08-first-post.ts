import { newCreditCode } from '#e2e/lib/register-company.ts';
import { approveSchool } from './approve.ts';
import { picture } from './papers.ts';
import { newPhone, signInByCode } from './sign-in.ts';
import type { Task } from './task.ts';
import type { Walker } from './walker.ts';

async function certify(walker: Walker, name: string): Promise<void> {
  await walker.types(walker.field('姓名'), '钱佳禾');
  await walker.tap(walker.button('下一步'));
  await walker.types(walker.field('单位全称'), name);
  await walker.types(walker.field('统一社会信用代码'), newCreditCode('12'));
  await walker.sees(walker.text('公办中小学'));
  await walker.sees(walker.text(/滨江/));
  const papers = walker.page.getByRole('region', { name: '证照' });
  const names = ['法人证书', '授权书'];
  await walker.attaches(
    walker.button('一次选多份', papers),
    ...(await Promise.all(names.map((name) => picture(name)))),
  );
  for (const name of names) await walker.sees(papers.getByRole('link', { name }));
  await walker.tap(walker.button('提交认证'));
  await walker.sees(walker.text('已提交，等待审核'));
}

export const firstPost: Task = {
  number: 8,
  title: '新单位：从登录到第一个等待审核的职位，途中交认证材料',
  on: 'desk',
  async walk(walker, { origin }) {
    const name = `杭州市云栖第${newPhone().slice(-6)}实验学校`;
    await walker.begins('/enterprise/login');
    await signInByCode(walker, newPhone());
    await certify(walker, name);
    await walker.tap(walker.link('先写第一个职位'));
    // The form takes the place of work from the school's record.
    await walker.page.waitForLoadState('networkidle');
    await walker.types(walker.field('职位名称'), '初中物理教师');
    await walker.chooses(walker.field('编制类型'), '校聘合同');
    await walker.tap(walker.button('套用专任教师模板'));
    await walker.types(walker.field('最低薪资'), '12000');
    await walker.types(walker.field('最高薪资'), '18000');
    const publish = walker.page.getByRole('button', { name: '发布', exact: true });
    await walker.pauses('单位通过认证', () => approveSchool(origin, name));
    await walker.tap(publish);
    await walker.sees(walker.page.getByRole('tab', { name: /审核中 ?1/, selected: true }));
    await walker.sees(walker.text('初中物理教师', walker.page.getByTestId('post-table')));
  },
};
