import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'
import type { ProductDraft, StoredForm } from './contract/stored.ts'

export const productsRefusals = defineRefusals('products', {
  productGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这件商品',
      'en-US': 'This product was not found',
      'ko-KR': '이 상품을 찾을 수 없어요',
    },
  },
  takenDown: {
    code: '40009',
    text: {
      'zh-CN': '商城已下架这件商品，解除前不能上架。可以在“商城处理”里申诉',
      'en-US':
        'The mall has taken this product down. You can answer under “Mall decisions”; until it is lifted it stays off sale',
      'ko-KR': '호집에서 내린 상품이라 해제 전에는 판매할 수 없어요. ‘호집 조치’에서 소명할 수 있어요',
    },
  },
  priceChanged: {
    code: '40009',
    data: carries<{ now: string }>(),
    text: {
      'zh-CN': '价格刚刚被改过，请看过现在的价格再改',
      'en-US': 'The price has just been changed. Look at it as it is now before you change it',
      'ko-KR': '방금 가격이 바뀌었어요. 지금 가격을 확인한 뒤 다시 바꿔 주세요',
    },
  },
  stockChanged: {
    code: '40009',
    data: carries<{ now: number | null }>(),
    text: {
      'zh-CN': '库存刚刚变了，请看过现在的数量再改',
      'en-US': 'The stock has just changed. Look at the number as it is now before you change it',
      'ko-KR': '방금 재고가 바뀌었어요. 지금 수량을 확인한 뒤 다시 바꿔 주세요',
    },
  },
  tooManyProducts: {
    code: '40009',
    text: {
      'zh-CN': '店里最多 {most} 件商品，请先删掉一些，或联系商城调整',
      'en-US': 'The shop may have {most} products. Delete some first, or ask the mall for more',
      'ko-KR': '상품은 최대 {most}개까지 등록할 수 있어요. 일부를 삭제하거나 몰에 문의해 주세요',
    },
  },
  tooManyDrafts: {
    code: '40009',
    text: {
      'zh-CN': '草稿箱最多 {most} 份，请先删掉一些',
      'en-US': 'There may be {most} drafts. Delete some first',
      'ko-KR': '초안은 최대 {most}개까지 저장할 수 있어요. 일부를 먼저 삭제해 주세요',
    },
  },
  draftChanged: {
    code: '40009',
    data: carries<{ now: ProductDraft | null }>(),
    text: {
      'zh-CN': '同事刚刚也存了这份草稿，请先看看再决定用谁的',
      'en-US': 'A colleague has just saved this draft too. Look at theirs first',
      'ko-KR': '동료가 방금 이 초안을 저장했어요. 먼저 확인해 주세요',
    },
  },
  draftGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这份草稿',
      'en-US': 'This draft was not found',
      'ko-KR': '이 초안을 찾을 수 없어요',
    },
  },
  formInvalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '有几处要改了才能保存',
      'en-US': 'Some fields must be corrected before this can be saved',
      'ko-KR': '몇 군데를 고쳐야 저장할 수 있어요',
    },
  },
  isOnSale: {
    code: '40009',
    text: {
      'zh-CN': '这件商品已经在售',
      'en-US': 'This product is on sale already',
      'ko-KR': '이미 판매 중인 상품이에요',
    },
  },
  shopClosed: {
    code: '40009',
    text: {
      'zh-CN': '店铺已被商城关闭，商品暂时不能上架',
      'en-US': 'The mall has closed your shop, so nothing can go on sale for now',
      'ko-KR': '쇼핑몰이 가게를 폐쇄해서 지금은 상품을 판매할 수 없어요',
    },
  },
  notFuture: {
    code: '40001',
    text: {
      'zh-CN': '上架时间要在现在之后，一年以内',
      'en-US': 'The time must be later than now, and within a year',
      'ko-KR': '지금부터 1년 안의 시간을 골라 주세요',
    },
  },
  formChanged: {
    code: '40009',
    data: carries<{ now: StoredForm }>(),
    text: {
      'zh-CN': '这件商品刚刚被改过，请看过两边的内容再保存',
      'en-US': 'This product has just been changed. Compare both versions before you save',
      'ko-KR': '방금 이 상품이 바뀌었어요. 양쪽 내용을 비교한 뒤 저장해 주세요',
    },
  },
  tooManyPictures: {
    code: '42901',
    text: {
      'zh-CN': '今天上传的商品图片太多了，请明天再传',
      'en-US': 'Your shop has uploaded too many product pictures today. Try again tomorrow',
      'ko-KR': '오늘 올린 상품 사진이 너무 많아요. 내일 다시 올려 주세요',
    },
  },
  nothingChosen: {
    code: '40001',
    text: {
      'zh-CN': '没有选中本店的商品',
      'en-US': 'No products of your shop are selected',
      'ko-KR': '선택한 가게 상품이 없어요',
    },
  },
  bulkRunning: {
    code: '40009',
    text: {
      'zh-CN': '本店有一次批量修改还在进行，请等它完成',
      'en-US': 'Another bulk change of your shop is still running. Wait until it is done',
      'ko-KR': '가게의 다른 일괄 변경이 아직 진행 중이에요. 끝난 뒤에 다시 시도해 주세요',
    },
  },
  bulkGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这次批量修改',
      'en-US': 'This bulk change was not found',
      'ko-KR': '이 일괄 변경을 찾을 수 없어요',
    },
  },
  templateGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个运费模板',
      'en-US': 'This delivery template was not found',
      'ko-KR': '이 배송비 템플릿을 찾을 수 없어요',
    },
  },
  categoryGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个分类',
      'en-US': 'This category was not found',
      'ko-KR': '이 카테고리를 찾을 수 없어요',
    },
  },
  notUndoable: {
    code: '40009',
    text: {
      'zh-CN': '这次批量修改没有可以撤销的内容',
      'en-US': 'There is nothing left to undo in this bulk change',
      'ko-KR': '이 일괄 변경에는 되돌릴 내용이 없어요',
    },
  },
})

/** Of files of products. */
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
