import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'

export const freightRefusals = defineRefusals('freight', {
  templateGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个运费模板',
      'en-US': 'This delivery template was not found',
      'ko-KR': '이 배송비 템플릿을 찾을 수 없어요',
    },
  },
  changedSince: {
    code: '40009',
    data: carries<{ now: number }>(),
    text: {
      'zh-CN': '这个模板刚刚被同事改过，请看过现在的内容再改',
      'en-US': 'A colleague has just changed this template. Look at it as it is now before you change it',
      'ko-KR': '방금 동료가 이 템플릿을 바꿨어요. 지금 내용을 확인한 뒤 다시 바꿔 주세요',
    },
  },
  nameTaken: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '已经有一个叫“{name}”的模板，请换个名字',
      'en-US': 'There is already a template called “{name}”. Choose another name',
      'ko-KR': '‘{name}’ 템플릿이 이미 있어요. 다른 이름을 써 주세요',
    },
  },
  tooMany: {
    code: '40009',
    text: {
      'zh-CN': '一家店最多 {max} 个运费模板',
      'en-US': 'A shop can have {max} delivery templates at most',
      'ko-KR': '한 가게의 배송비 템플릿은 최대 {max}개예요',
    },
  },
  placeTwice: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{place}”同时在两组里，一个地区只能在一组',
      'en-US': '“{place}” is in two groups. A region can be in one only',
      'ko-KR': '‘{place}’이(가) 두 그룹에 들어 있어요. 한 지역은 한 그룹에만 넣을 수 있어요',
    },
  },
  isDefault: {
    code: '40009',
    text: {
      'zh-CN': '默认模板不能删，请先把另一个设为默认',
      'en-US': 'The default template cannot be deleted. Make another one the default first',
      'ko-KR': '기본 템플릿은 지울 수 없어요. 먼저 다른 템플릿을 기본으로 정해 주세요',
    },
  },
  inUse: {
    code: '40009',
    data: carries<{ products: number }>(),
    text: {
      'zh-CN': '还有 {products} 件商品在用，请选一个模板接替',
      'en-US': '{products} products still use it. Choose the template to put in its place',
      'ko-KR': '상품 {products}개가 쓰고 있어요. 대신할 템플릿을 골라 주세요',
    },
  },
  productGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这件商品',
      'en-US': 'This product was not found',
      'ko-KR': '이 상품을 찾을 수 없어요',
    },
  },
})
