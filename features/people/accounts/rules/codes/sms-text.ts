import type { Locale } from '@hojip/platform/i18n'
import type { Scene } from './scenes.ts'

const purposes: Record<Locale, Record<Scene, string>> = {
  'zh-CN': {
    login: '登录',
    register: '注册',
    reset: '重置密码',
    bind: '绑定手机',
    change: '更换手机',
    stepUp: '身份确认',
    device: '新设备登录',
    staff: '商家中心登录',
    invitation: '加入店铺员工',
  },
  'en-US': {
    login: 'sign in',
    register: 'register',
    reset: 'reset your password',
    bind: 'link your phone',
    change: 'change your phone',
    stepUp: 'confirm it is you',
    device: 'sign in on a new device',
    staff: 'sign in to the shop console',
    invitation: 'join the staff of a shop',
  },
  'ko-KR': {
    login: '로그인',
    register: '가입',
    reset: '비밀번호 재설정',
    bind: '휴대폰 연결',
    change: '휴대폰 변경',
    stepUp: '본인 확인',
    device: '새 기기 로그인',
    staff: '판매자 센터 로그인',
    invitation: '가게 직원 가입',
  },
}

/** The message names its purpose, so that its reader notices a code that a stranger asked for. */
export function smsText(purpose: Scene, code: string, locale: Locale): string {
  const what = purposes[locale][purpose]
  if (locale === 'zh-CN') return `【好集】${code} 是你的${what}验证码，5 分钟内有效。请勿告诉任何人。`
  if (locale === 'ko-KR') return `[호집] ${what} 인증번호 ${code} (5분간 유효). 누구에게도 알려 주지 마세요.`
  return `[Hojip] ${code} is your code to ${what}. It works for 5 minutes. Do not tell anyone.`
}

/** Tells the old number that the account has moved to another. */
export function phoneChangedText(locale: Locale): string {
  if (locale === 'zh-CN')
    return '【好集】你的账号已更换绑定手机，此号码不能再登录。如非本人操作，请立即联系客服。'
  if (locale === 'ko-KR')
    return '[호집] 계정의 휴대폰 번호가 변경되어 이 번호로는 더 이상 로그인할 수 없어요. 본인이 아니라면 바로 고객센터에 알려 주세요.'
  return '[Hojip] Your account now uses another phone, and this number no longer signs in. If this was not you, contact customer service at once.'
}
