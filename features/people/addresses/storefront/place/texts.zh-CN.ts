export const zhCN = { notToYou: '送不到你的地址' }
