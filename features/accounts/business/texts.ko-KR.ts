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
  demo: (account, password) => `데모 쇼핑몰은 ${account} / ${password}(으)로 로그인할 수 있어요.`,
  fill: '채우기',
  stepTitle: '본인 확인',
  appText:
    '휴대폰의 인증 앱을 열고 지금 보이는 숫자 6자리를 입력해 주세요. 휴대폰이 없으면 복구 코드를 입력해 주세요.',
  appCode: '인증번호 또는 복구 코드',
  smsText: (phone) => `${phone} 번호로 보내는 인증번호를 입력해 주세요.`,
  go: '계속',
  back: '계정과 비밀번호 다시 입력',
  codeMissing: '인증번호를 입력해 주세요',
  enrollTitle: '2단계 인증 설정',
  enrollText:
    '이제부터 판매자 센터에 로그인할 때 비밀번호와 함께 인증 앱의 숫자를 입력해요. 휴대폰의 인증 앱(Microsoft Authenticator, Google Authenticator 등)으로 QR 코드를 찍어 주세요.',
  qrAlt: '인증 앱으로 찍는 QR 코드',
  enrollSecret: '찍을 수 없나요? 인증 앱에 이 키를 직접 입력해 주세요:',
  enrollCode: '인증 앱에 보이는 숫자 6자리',
  enrollDo: '켜고 로그인',
  recoveryTitle: '복구 코드를 보관해 주세요',
  recoveryText:
    '휴대폰을 쓸 수 없을 때 복구 코드 하나로 한 번 로그인할 수 있어요. 지금 한 번만 보이니 적어 두거나 안전한 곳에 저장해 주세요.',
  recoverySaved: '저장했어요, 판매자 센터로 가기',
  recoveryName: '복구 코드',
  proofTitle: '본인 확인을 다시 해 주세요',
  proofText: '돈이 움직이는 작업이라 본인인지 확인해요. 15분 동안은 다시 묻지 않아요.',
  expired: '확인 시간이 지났어요. 다시 로그인해 주세요',
  inbox: '문자 수신함',
  demoCode: '인증번호는 여기에 있어요:',
  toMall: '쇼핑몰로 돌아가기',
} satisfies Texts<typeof zhCN>
