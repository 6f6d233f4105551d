export const zhCN = { tool: '反馈' }
