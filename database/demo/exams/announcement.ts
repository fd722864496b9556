/** The text of an announcement; numbers agree with the table of posts. */
export const announcementOf = (organiser: string, posts: number, headcount: number): string =>
  [
    `<p>根据事业单位公开招聘的有关规定，${organiser}面向社会公开招聘教师 ${headcount} 名，共 ${posts} 个岗位。现将有关事项公告如下。</p>`,
    '<h2>一、招聘条件</h2>',
    '<p>拥护宪法，品行良好，身体健康，具备岗位所需的学历、专业和教师资格。各岗位的具体要求见岗位表。</p>',
    '<h2>二、报名与资格审核</h2>',
    '<p>在本页选岗报名，每人限报一个岗位。资格审核与报名同时进行，需要补件的会写明内容和截止时间；审核不通过的，报名截止前可以改报。</p>',
    '<h2>三、考试</h2>',
    '<p>笔试闭卷 150 分钟，满分 100 分，60 分合格。面试为 10 分钟试讲加 5 分钟答辩。</p>',
    '<h2>四、体检、公示与聘用</h2>',
    '<p>按总成绩从高到低 1 : 1 进入体检。公示无异议的办理聘用手续，试用期一年。</p>',
  ].join('');
