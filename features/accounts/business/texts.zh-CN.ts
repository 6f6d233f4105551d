export const zhCN = {
  title: '登录商家中心',
  heading: '商家中心',
  welcome: '用店铺的员工账号登录，处理订单和发货。',
  account: '账号',
  password: '密码',
  signIn: '登录',
  accountMissing: '请输入账号',
  passwordMissing: '请输入密码',
  shopperHere: (name: string) =>
    `你正用买家账号 ${name} 登录着商城。这个账号没有店铺，进不了商家中心；请换成店铺的员工账号登录。`,
  notStaff: '这个账号没有店铺，进不了商家中心',
  demo: (account: string, password: string) => `演示商城可以用 ${account} / ${password} 登录。`,
  fill: '填入',
  toMall: '返回商城',
}
