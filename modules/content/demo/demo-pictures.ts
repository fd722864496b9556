import { photoFile } from '#database/demo/photos.ts';

/** Publications that show a picture, as if an operator had uploaded it, by their titles. */
export const illustrated = {
  '心理老师配到 95%，学校怎样让人留下来': 'classroom-4',
  '教资面试的 20 分钟：时间花在哪里，分丢在哪里': 'classroom-1',
  '幼儿园一年少了 2.11 万所，幼师的去处在哪里': 'kindergarten-3',
  '学前教育法施行之后，幼儿园招老师要多看什么': 'kindergarten-2',
  '公示期不是干等：从公告到报到的法定天数': 'desk-1',
  '普通高中教师 230 万：学生还在涨，缺口在哪几科': 'sports-1',
  '特岗计划五年：从 10.5 万到 3.7 万，还值不值得报': 'campus-4',
} as const;

export const pictureFiles = Object.values(illustrated).map((photo) => photoFile('articlePicture', photo));
