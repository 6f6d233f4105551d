import type { PartsTexts } from './texts.zh-CN.ts'

export const koKR = {
  partMissing: '페이지 일부를 불러오지 못했어요. 다시 시도하고 있어요',
  notStored:
    '브라우저에 저장할 수 없어요(공간이 부족하거나 저장이 차단됨). 페이지를 닫거나 새로고침하면 사라져요',
  retry: '다시 시도',
  outdated: '사이트가 업데이트됐어요. 새로고침해 주세요',
  reload: '새로고침',
} satisfies PartsTexts
