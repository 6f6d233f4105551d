export const zhCN = { title: '脚本错误', time: '时间', page: '页面', message: '内容', clear: '清空' }
