import type { PartsTexts } from './texts.zh-CN.ts'

export const koKR = {
  partMissing: '페이지 일부를 불러오지 못했어요. 다시 시도하고 있어요',
  reloadHelps: '페이지 일부를 아직 불러오지 못했어요. 새로고침해 보세요',
  reloadLoses: '페이지 일부를 아직 불러오지 못했어요. 새로고침하면 해결될 수 있지만 입력한 내용은 사라져요',
  partFailed: '페이지 일부에 문제가 생겼어요. 나머지는 계속 쓸 수 있어요',
  notStored:
    '브라우저에 저장할 수 없어요(공간이 부족하거나 저장이 차단됨). 페이지를 닫거나 새로고침하면 사라져요',
  retry: '다시 시도',
  outdated: '사이트가 업데이트됐어요. 새로고침해 주세요',
  reload: '새로고침',
} satisfies PartsTexts
