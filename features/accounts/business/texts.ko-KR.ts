import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '판매자 센터 로그인',
  heading: '판매자 센터',
  welcome: '가게 직원 계정으로 로그인해 주문과 발송을 처리해요.',
  account: '계정',
  password: '비밀번호',
  signIn: '로그인',
  accountMissing: '계정을 입력해 주세요',
  passwordMissing: '비밀번호를 입력해 주세요',
  shopperHere: (name) =>
    `지금 구매자 계정 ${name}(으)로 쇼핑몰에 로그인되어 있어요. 가게가 없는 계정이라 판매자 센터를 열 수 없어요. 가게 직원 계정으로 로그인해 주세요.`,
  notStaff: '가게가 없는 계정이라 판매자 센터를 열 수 없어요',
  demo: (account, password) => `데모 쇼핑몰은 ${account} / ${password}(으)로 로그인할 수 있어요.`,
  fill: '채우기',
  toMall: '쇼핑몰로 돌아가기',
} satisfies Texts<typeof zhCN>
