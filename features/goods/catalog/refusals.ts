import { defineRefusals } from '@hojip/platform/refusal'

export const catalogRefusals = defineRefusals('catalog', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '这件商品已下架或不存在',
      'en-US': 'This product is no longer available',
      'ko-KR': '판매가 끝났거나 없는 상품이에요',
    },
  },
})

export const categoriesRefusals = defineRefusals('categories', {
  gone: {
    code: '40004',
    text: {
      'zh-CN': '这个类目已经不在了',
      'en-US': 'This category is no longer there',
      'ko-KR': '이미 없어진 카테고리예요',
    },
  },
  /** Another operator was faster. */
  changed: {
    code: '40009',
    text: {
      'zh-CN': '别人刚刚改过这个类目，请看过现在的再操作',
      'en-US': 'Somebody has just changed this category. Look at it as it is now first',
      'ko-KR': '다른 사람이 방금 이 카테고리를 바꿨어요. 지금 내용을 먼저 확인해 주세요',
    },
  },
  sameName: {
    code: '40009',
    text: {
      'zh-CN': '同一层已有叫“{name}”的类目',
      'en-US': 'There is already a category “{name}” in this place',
      'ko-KR': '같은 자리에 ‘{name}’ 카테고리가 이미 있어요',
    },
  },
  sameCode: {
    code: '40009',
    text: {
      'zh-CN': '编码“{code}”已经用过了',
      'en-US': 'The code “{code}” is already used',
      'ko-KR': '코드 ‘{code}’는 이미 쓰고 있어요',
    },
  },
  tooDeep: {
    code: '40009',
    text: {
      'zh-CN': '类目最多三级，放在这里就超过了',
      'en-US': 'Categories have three levels at most, and this would make more',
      'ko-KR': '카테고리는 세 단계까지예요. 여기로 옮기면 넘어요',
    },
  },
  belowItself: {
    code: '40009',
    text: {
      'zh-CN': '不能放到自己或自己的下级里',
      'en-US': 'A category cannot go into itself, or into one below it',
      'ko-KR': '자기 자신이나 하위 카테고리로는 옮길 수 없어요',
    },
  },
  notEmpty: {
    code: '40009',
    text: {
      'zh-CN': '里面还有商品或下级类目，不能删除；可以并入别的类目',
      'en-US':
        'There are products or categories in it, so it cannot be deleted. Merge it into another one instead',
      'ko-KR': '상품이나 하위 카테고리가 있어 지울 수 없어요. 다른 카테고리에 합쳐 주세요',
    },
  },
  tooMany: {
    code: '40009',
    text: {
      'zh-CN': '类目最多 {most} 个',
      'en-US': 'There can be {most} categories at most',
      'ko-KR': '카테고리는 최대 {most}개예요',
    },
  },
})
