import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'

export const shopsRefusals = defineRefusals('shops', {
  changed: {
    code: '40009',
    data: carries<{ now: number }>(),
    text: {
      'zh-CN': '店铺资料刚刚被同事改过，请看过新的内容再保存',
      'en-US': 'A colleague has just changed the shop’s page. Look at it as it is now before you save',
      'ko-KR': '방금 다른 직원이 가게 정보를 바꿨어요. 새 내용을 확인한 뒤 저장해 주세요',
    },
  },
  nameMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请写店铺名称，每种语言至少 2 个字',
      'en-US': 'Enter the shop’s name: at least 2 characters in each language',
      'ko-KR': '가게 이름을 언어마다 2자 이상 입력해 주세요',
    },
  },
  nameTaken: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '已经有店铺叫“{name}”，请换一个名称',
      'en-US': 'Another shop is called “{name}”. Choose another name',
      'ko-KR': '‘{name}’ 이름을 쓰는 가게가 이미 있어요. 다른 이름을 정해 주세요',
    },
  },
  holidayWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '假期要有开始和结束的日期，最多 15 天，还没有结束',
      'en-US': 'A holiday has a first and a last day, lasts 15 days at most, and is not over yet',
      'ko-KR': '휴무의 첫날과 마지막 날을 정해 주세요. 최대 15일이고, 이미 끝난 날짜는 안 돼요',
    },
  },
  noticeOver: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '公告需要一个截止日期，今天或以后，最多一年',
      'en-US': 'A notice needs a last day: today or later, within a year',
      'ko-KR': '공지의 마지막 날을 오늘부터 1년 안에서 정해 주세요',
    },
  },
  productGone: {
    code: '40004',
    data: namesFields,
    text: {
      'zh-CN': '选中的商品里有一件已不在本店',
      'en-US': 'One of the chosen products is not in your shop',
      'ko-KR': '고른 상품 중 하나가 가게에 없어요',
    },
  },
})
