import { carries, defineRefusals } from '@hojip/platform/refusal'

export const stockRefusals = defineRefusals('stock', {
  skuGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个规格',
      'en-US': 'This product option was not found',
      'ko-KR': '이 옵션을 찾을 수 없어요',
    },
  },
  stockChanged: {
    code: '40009',
    data: carries<{ now: number | null }>(),
    text: {
      'zh-CN': '你看到的是 {seen}，现在是 {now}。请核对后再改',
      'en-US': 'You saw {seen}, and now there are {now}. Check the number and correct it again',
      'ko-KR': '보신 수량은 {seen}개, 지금은 {now}개예요. 확인한 뒤 다시 고쳐 주세요',
    },
  },
  sheetTooLong: {
    code: '40001',
    text: {
      'zh-CN': '有 {found} 个规格，一份盘点表最多 {most} 个。请按状态或名称缩小范围',
      'en-US':
        '{found} options are too many for one counting sheet ({most} at most). Narrow them by state or name',
      'ko-KR':
        '옵션이 {found}개예요. 실사표 하나에는 {most}개까지 담을 수 있으니 상태나 이름으로 좁혀 주세요',
    },
  },
  wordsMissing: {
    code: '40001',
    text: {
      'zh-CN': '选“其他”时请写明原因',
      'en-US': 'Say what the reason is when you choose “Other”',
      'ko-KR': '‘기타’를 고르면 이유를 적어 주세요',
    },
  },
})
