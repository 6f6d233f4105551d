export const zhCN = { report: '举报' }
