export const zhCN = { story: '它的故事', buy: '选一份' }
