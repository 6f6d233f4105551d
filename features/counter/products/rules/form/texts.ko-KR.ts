import type { ProblemTexts } from './texts.zh-CN.ts'

export const koKR = {
  why: {
    noName: '상품명을 한 가지 언어 이상으로 적어 주세요',
    noCategory: '카테고리를 골라 주세요',
    noPicture: '판매하려면 사진이 한 장 이상 있어야 해요',
    foreignPicture: '우리 가게가 올린 사진이 아니에요. 편집 화면에서 올려 주세요',
    noSku: '옵션 조합은 1개 이상, 100개 이하여야 해요',
    noneOnSale: '판매하려면 판매 중인 옵션이 하나 이상 있어야 해요',
    unnamedOption: '이 옵션의 이름을 적어 주세요',
    noValue: '이 옵션에 값을 하나 이상 적어 주세요',
    doubleValue: '이 옵션에 같은 값이 두 개 있어요',
    price: '가격은 0.01~99,999,999.99위안으로 적어 주세요',
    stock: '재고는 정수로 적거나, 세지 않으려면 비워 주세요',
    gtin: '바코드는 숫자 8, 12, 13, 14자리예요. 포장의 번호와 맞는지 확인하거나 비워 주세요',
    weight: '무게는 그램 단위 정수로 적거나 비워 주세요',
    doubleCode: '다른 옵션과 코드가 같아요',
    choice: '옵션과 조합이 맞지 않아요. 새로 고친 뒤 다시 바꿔 주세요',
    param: '상품 정보마다 이름과 내용을 모두 적어 주세요',
    limit: '1인당 구매 한도는 1~999로 적거나 비워 주세요',
    returnRule:
      '이 카테고리에서는 고를 수 없는 규칙이에요. 신선식품, 개봉하면 반품할 수 없는 상품, 디지털 상품인지는 카테고리가 정해요. 더 넉넉한 규칙이나 주문 제작은 고를 수 있어요',
  },
} satisfies ProblemTexts
