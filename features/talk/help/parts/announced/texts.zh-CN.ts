export const zhCN = {
  names: { agreement: '用户服务协议', privacy: '隐私政策', shopAgreement: '商家开店协议' },
  changes: (name: string, day: string) => `《${name}》有修改，${day}起生效`,
  look: '看看改成了什么',
}
