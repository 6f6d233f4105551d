export const zhCN = { previous: '上一张', next: '下一张' }
