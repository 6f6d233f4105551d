export const zhCN = {
  actions: { original: '翻译', busy: '正在翻译', translated: '看原文', failed: '再试一次' },
  states: { original: '', busy: '', translated: '机器翻译，仅供参考', failed: '现在翻译不了' },
  always: '自动翻译',
}
