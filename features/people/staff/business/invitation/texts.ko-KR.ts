import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '가게 직원 가입',
  heading: (shop) => `${shop} 직원 가입`,
  by: (inviter) => `${inviter} 님이 가게 직원으로 초대했어요`,
  as: '맡을 역할',
  until: (day) => `${day}까지 유효`,
  phone: '로그인할 휴대폰 번호',
  name: '이름',
  nameHint: '동료에게 보여요. 한글 2자 이상 또는 영문·숫자 4자 이상, 20자까지',
  nameMissing: '한글 2자 이상 또는 영문·숫자 4–20자로 입력해 주세요',
  password: '비밀번호 설정',
  passwordText: '12자 이상. 앞으로 이 번호와 비밀번호, 문자 인증번호로 판매자 센터에 로그인해요.',
  passwordAlso: '쇼핑 계정도 이 비밀번호를 쓰게 되고, 다른 기기에서는 다시 로그인해야 해요.',
  passwordShort: '판매자 센터 비밀번호는 12자 이상이어야 해요',
  accept: '가입하기',
  joined: '환영해요! 이제 함께 일할 수 있어요',
  joinedSignIn: '가입했어요. 인증 앱으로 로그인해 주세요',
  goneTitle: '더 이상 쓸 수 없는 초대예요',
  toSignIn: '로그인하기',
  failed: '초대를 열지 못했어요. 다시 시도해 주세요',
  retry: '다시 시도',
  wrongLink: '링크가 완전하지 않아요. 문자에서 다시 열어 주세요',
} satisfies Texts<typeof zhCN>
