import { carries, defineRefusals } from '@hojip/platform/refusal'

export const productFilesRefusals = defineRefusals('productFiles', {
  importGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这次导入',
      'en-US': 'This import was not found',
      'ko-KR': '이 가져오기를 찾을 수 없어요',
    },
  },
  importRunning: {
    code: '40009',
    text: {
      'zh-CN': '店铺有一个文件正在导入，等它结束再传下一个',
      'en-US': 'Another file of the shop is being imported. Send the next one when it has ended',
      'ko-KR': '가게의 다른 파일을 가져오는 중이에요. 끝난 뒤에 다음 파일을 보내 주세요',
    },
  },
  notChecked: {
    code: '40009',
    data: carries<{ current: 'cancelled' | 'checking' | 'unreadable' }>(),
    text: {
      'zh-CN': '这个文件现在不能导入：{state}',
      'en-US': 'This file cannot be imported now: {state}',
      'ko-KR': '지금은 가져올 수 없는 파일이에요. {state}',
    },
  },
  tooManyProducts: {
    code: '40001',
    text: {
      'zh-CN': '文件里的商品超过 {most} 件，请分成几个文件',
      'en-US': 'More than {most} products are in the file. Divide it into several files',
      'ko-KR': '파일에 상품이 {most}개 넘게 들어 있어요. 파일을 나눠 주세요',
    },
  },
  tooSlow: {
    code: '40001',
    text: {
      'zh-CN': '读取这个文件花的时间太长，已经停下。请检查内容特别长的商品，或分成几个文件',
      'en-US':
        'This file takes too long to read. Check products with very long texts, or divide the file into several',
      'ko-KR':
        '이 파일을 읽는 데 시간이 너무 오래 걸려서 멈췄어요. 내용이 아주 긴 상품을 확인하거나 파일을 나눠 주세요',
    },
  },
  tooHeavy: {
    code: '40001',
    text: {
      'zh-CN': '读取这个文件占用的内存太多，已经停下。请检查内容特别长的商品，或分成几个文件',
      'en-US':
        'This file takes too much memory to read. Check products with very long texts, or divide the file into several',
      'ko-KR':
        '이 파일을 읽는 데 메모리를 너무 많이 써서 멈췄어요. 내용이 아주 긴 상품을 확인하거나 파일을 나눠 주세요',
    },
  },
  shopFull: {
    code: '40009',
    text: {
      'zh-CN': '店里最多 {most} 件商品，这件没有导入',
      'en-US': 'The shop may have {most} products, so this one was not imported',
      'ko-KR': '상품은 최대 {most}개까지라 이 상품은 가져오지 않았어요',
    },
  },
  busyProduct: {
    code: '40009',
    text: {
      'zh-CN': '导入时这件商品一直有人下单或修改，请再导入一次',
      'en-US': 'Orders or colleagues kept changing this product. Import it again',
      'ko-KR': '가져오는 동안 주문이나 수정이 계속 들어왔어요. 다시 가져와 주세요',
    },
  },
  tooManyFiles: {
    code: '42901',
    text: {
      'zh-CN': '今天传的文件太多了，明天再来',
      'en-US': 'Too many files today. Please come back tomorrow',
      'ko-KR': '오늘 올린 파일이 너무 많아요. 내일 다시 올려 주세요',
    },
  },
})
