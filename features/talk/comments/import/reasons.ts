import { defineRefusals } from '@hojip/platform/refusal'

/** Why a row of an imported file is refused. */
export const importReasons = defineRefusals('comments', {
  lineTooLong: {
    code: '40001',
    text: { 'zh-CN': '一行超过 1 MB', 'en-US': 'a line of more than 1 MB', 'ko-KR': '한 줄이 1MB를 넘어요' },
  },
  notUtf8: {
    code: '40001',
    text: {
      'zh-CN': '不是 UTF-8 编码，请将文件另存为 UTF-8',
      'en-US': 'not UTF-8; save the file as UTF-8',
      'ko-KR': 'UTF-8이 아니에요. 파일을 UTF-8로 저장해 주세요',
    },
  },
  notAnObject: {
    code: '40001',
    text: {
      'zh-CN': '不是完整的 JSON 对象',
      'en-US': 'not a complete JSON object',
      'ko-KR': '온전한 JSON 객체가 아니에요',
    },
  },
  wrongField: {
    code: '40001',
    text: {
      'zh-CN': '{field} 缺失或格式不对',
      'en-US': '{field} is missing or malformed',
      'ko-KR': '{field}이(가) 없거나 형식이 맞지 않아요',
    },
  },
  noProducts: {
    code: '40001',
    text: {
      'zh-CN': '没有导入过 Handle 为 {handle} 的商品',
      'en-US': 'no product with the handle {handle} was imported',
      'ko-KR': 'Handle이 {handle}인 상품을 가져온 적이 없어요',
    },
  },
  severalProducts: {
    code: '40001',
    text: {
      'zh-CN': '多家店铺都有 Handle 为 {handle} 的商品',
      'en-US': 'several shops have a product with the handle {handle}',
      'ko-KR': '여러 가게에 Handle이 {handle}인 상품이 있어요',
    },
  },
})
