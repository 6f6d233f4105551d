export const zhCN = { object: '有异议，找官方客服' }
