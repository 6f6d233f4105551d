import { defineTexts } from '@hojip/platform/page'

export const errorTexts = defineTexts({
  'zh-CN': { title: '脚本错误', time: '时间', page: '页面', message: '内容', clear: '清空' },
  'en-US': { title: 'Script errors', time: 'Time', page: 'Page', message: 'What happened', clear: 'Clear' },
  'ko-KR': { title: '스크립트 오류', time: '시간', page: '페이지', message: '내용', clear: '모두 지우기' },
})
