import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  tool: '휴대폰',
  mall: '모바일 호집',
  mallCode: '호집 QR 코드',
  title: '휴대폰으로 이어서 보기',
  code: '이 화면의 QR 코드',
  scan: '휴대폰 카메라, 위챗, 알리페이로 스캔하세요',
  notes: {
    mall: '휴대폰에서 호집 첫 화면이 열려요.',
    page: '휴대폰에서 같은 화면이 열려요.',
    product: '고른 옵션과 수량 그대로 열려요.',
    cart: '휴대폰에서 같은 계정으로 로그인하면 이 장바구니가 그대로 보여요.',
    guestCart: '휴대폰에서 확인하면 이 상품들이 휴대폰 장바구니에 담겨요.',
    guestCartPart: 'QR 코드에는 앞의 상품 10가지만 들어가요. 로그인하면 장바구니를 통째로 볼 수 있어요.',
    pay: '휴대폰에서 같은 계정으로 로그인하면 이 주문의 결제 화면이 열려요. 이 코드만으로는 결제되지 않아요.',
  },
  buttons: {
    mall: '휴대폰에서 호집 열기',
    page: '휴대폰으로 이어서 보기',
    product: '휴대폰으로 이어서 보기',
    cart: '휴대폰에서 장바구니 보기',
    guestCart: '휴대폰에서 장바구니 보기',
    guestCartPart: '휴대폰에서 장바구니 보기',
    pay: '휴대폰에서 결제하기',
  },
} satisfies Texts<typeof zhCN>
