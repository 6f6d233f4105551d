import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  pageTitle: '공유 링크',
  toHome: '홈으로',
  signIn: '로그인',
  navigation: '둘러보기',
  sharedWithYou: '공유받은 링크예요',
  priceNow: '지금 가격',
  sharedAtSame: (price: string) => `공유할 때도 ${price}였어요`,
  sharedAt: (price: string) => `공유할 때는 ${price}, 지금 가격으로 판매해요`,
  reviews: (count: string) => `상품평 ${count}개`,
  sold: (count: string) => `${count}개 판매`,
  products: (count: string) => `상품 ${count}개`,
  followers: (count: string) => `팔로워 ${count}명`,
  shipsSoon: '결제 후 48시간 안에 발송해요',
  tracking: '배송 조회를 할 수 있어요',
  freeShipping: '무료 배송',
  deliveryFee: (fee: string) => `배송비 ${fee}`,
  freeFrom: (price: string) => `${price} 이상 무료 배송`,
  details: '자세히 보기',
  buy: '바로 구매',
  enterShop: '가게 보기',
  openApp: '앱에서 열기',
  qr: '이 페이지의 QR 코드',
  onPhone: '휴대폰으로 이어서 보기',
  scan: '위챗, 알리페이 또는 카메라로 스캔하세요',
  pressLong: '길게 눌러 인식하거나 저장해서 가족에게 보내세요',
  validFor: (days: number) => `QR 코드는 ${days}일 동안 쓸 수 있어요`,
  private: '무엇을 샀는지, 샀는지 안 샀는지 공유한 사람에게 보이지 않아요',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했어요',
  copyYourself: '복사하지 못했어요. 주소창에서 직접 복사해 주세요',
  outside: {
    title: '결제하려면 브라우저에서 열어 주세요',
    topRight:
      '이 앱 안에서는 열리지 않는 결제 수단이 있어요. 오른쪽 위 ‘···’에서 ‘브라우저로 열기’를 누르세요.',
    bottom:
      '이 앱 안에서는 열리지 않는 결제 수단이 있어요. 오른쪽 아래 메뉴에서 ‘다른 브라우저로 열기’를 누르세요.',
    menu: '이 앱 안에서는 열리지 않는 결제 수단이 있어요. 앱 메뉴에서 ‘브라우저로 열기’를 누르세요.',
  },
  offShelf: '판매가 끝난 상품이에요',
  soldOut: '지금은 재고가 없어요',
  alike: '비슷한 상품',
  problems: {
    none: {
      title: '주소에 공유 코드가 없어요',
      text: '링크가 잘렸을 수 있어요. 공유한 분께 다시 보내 달라고 해 주세요.',
    },
    broken: {
      title: '공유 링크를 열 수 없어요',
      text: '링크가 잘렸거나 호집의 링크가 아니에요. 공유한 분께 다시 보내 달라고 해 주세요.',
    },
    expired: {
      title: '공유 링크의 기한이 지났어요',
      text: '공유 링크는 30일 동안 쓸 수 있어요. 공유한 분께 다시 보내 달라고 해 주세요.',
    },
    gone: {
      title: '공유된 내용이 더 이상 없어요',
      text: '가게에서 삭제했을 수 있어요. 다른 상품을 둘러보세요.',
    },
  },
} satisfies Texts<typeof zhCN>
