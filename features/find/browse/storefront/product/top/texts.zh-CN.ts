export const zhCN = {
  back: '返回',
  share: '分享',
  linkCopied: '链接已复制',
  linkNotCopied: '没能复制，请从地址栏复制',
}
