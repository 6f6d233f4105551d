import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'
import { newPasswordRefusals } from './refusals/new-password.ts'

interface NewDevice {
  needCode: true
  /** The number that the code goes to, masked. */
  phone: string
  codeSent: boolean
  /** Whether a code sent earlier is still valid. */
  codeWaits: boolean
  /** Seconds until another can be sent; left out when that is unknown. */
  resendAfter?: number
}

export const accountsRefusals = defineRefusals('accounts', {
  phoneInvalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请输入正确的手机号码',
      'en-US': 'Enter a valid mobile number',
      'ko-KR': '올바른 휴대폰 번호를 입력해 주세요',
    },
  },
  smsTooOften: {
    code: '42901',
    data: carries<{ resendAfter: number }>(),
    text: {
      'zh-CN': '验证码发送太频繁，请 {seconds} 秒后再试',
      'en-US': 'Too many codes sent. Try again in {seconds} seconds',
      'ko-KR': '인증번호를 너무 자주 요청했어요. {seconds}초 뒤에 다시 시도해 주세요',
    },
  },
  codeWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '验证码不正确或已过期',
      'en-US': 'The code is wrong or has expired',
      'ko-KR': '인증번호가 틀렸거나 만료됐어요',
    },
  },
  passwordWrong: {
    code: '40001',
    text: {
      'zh-CN': '账号或密码不正确',
      'en-US': 'The account or password is wrong',
      'ko-KR': '계정이나 비밀번호가 맞지 않아요',
    },
  },
  passwordEnded: {
    code: '40001',
    text: {
      'zh-CN': '首次登录密码已过期，请联系管理员重新生成',
      'en-US': 'The password for the first sign-in has expired. Ask your administrator for a new one',
      'ko-KR': '첫 로그인용 비밀번호의 기한이 지났어요. 관리자에게 다시 요청하세요',
    },
  },
  tooManyTries: {
    code: '42901',
    data: carries<{ retryAfter: number } | undefined>(),
    text: {
      'zh-CN': '尝试次数过多，请 {seconds} 秒后再试',
      'en-US': 'Too many tries. Try again in {seconds} seconds',
      'ko-KR': '여러 번 틀렸어요. {seconds}초 뒤에 다시 시도해 주세요',
    },
  },
  busy: {
    code: '42901',
    text: {
      'zh-CN': '现在登录的人太多，请稍后再试',
      'en-US': 'Too many people are signing in. Try again in a moment',
      'ko-KR': '지금 로그인하는 사람이 많아요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
  /** The browser has to solve `data.puzzle` (`rules/puzzle.ts`) and repeat the request with the solution. */
  puzzleNeeded: {
    code: '40003',
    data: carries<{ puzzle: { token: string; bits: number; parts: number } }>(),
    text: {
      'zh-CN': '请先完成一次自动安全验证（需要浏览器开启 JavaScript）',
      'en-US': 'A short automatic check comes first (your browser needs JavaScript for it)',
      'ko-KR': '먼저 자동 보안 확인을 해야 해요(브라우저의 JavaScript가 필요해요)',
    },
  },
  /** The password is right, but the device unknown. */
  codeNeeded: {
    code: '40003',
    data: carries<NewDevice>(),
    text: {
      'zh-CN': '这台设备第一次用密码登录，请输入发送到 {phone} 的验证码',
      'en-US': 'This device is new. Enter the code we sent to {phone}',
      'ko-KR': '처음 로그인하는 기기예요. {phone} 번호로 보낸 인증번호를 입력해 주세요',
    },
  },
  /** As `codeNeeded`, but no code can be sent now, and no earlier one is valid. */
  codeLater: {
    code: '40003',
    data: carries<NewDevice>(),
    text: {
      'zh-CN': '这台设备第一次用密码登录，需要验证码；现在还不能发送，请稍后点“获取验证码”',
      'en-US': 'This device is new and needs a code. None can be sent right now: ask for one in a moment',
      'ko-KR': '처음 로그인하는 기기라서 인증번호가 필요해요. 지금은 보낼 수 없으니 잠시 뒤에 요청해 주세요',
    },
  },
  /** The caller has to prove their identity again. */
  proofNeeded: {
    code: '40003',
    data: carries<{ needProof: true }>(),
    text: {
      'zh-CN': '为了账号安全，请先验证身份',
      'en-US': 'Please confirm it is you first',
      'ko-KR': '안전을 위해 먼저 본인 확인을 해 주세요',
    },
  },
  ticketGone: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '验证已过期，请重新获取验证码',
      'en-US': 'This confirmation has expired. Ask for a new code',
      'ko-KR': '확인 시간이 지났어요. 인증번호를 다시 받아 주세요',
    },
  },
  accountMissing: {
    code: '40004',
    text: {
      'zh-CN': '这个手机号还没有注册',
      'en-US': 'This number has no account yet',
      'ko-KR': '아직 가입하지 않은 번호예요',
    },
  },
  agreementChanged: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '协议刚刚更新了，请看过新的内容再提交',
      'en-US': 'The agreements have just changed. Read the new ones, then send again',
      'ko-KR': '약관이 방금 바뀌었어요. 새 내용을 확인한 뒤 다시 보내 주세요',
    },
  },
  phoneTaken: {
    code: '40009',
    text: {
      'zh-CN': '这个手机号已有账号，请直接登录',
      'en-US': 'This number already has an account. Sign in instead',
      'ko-KR': '이미 가입된 번호예요. 로그인해 주세요',
    },
  },
  nameUnfit: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '昵称为 4–20 个字符，可以用中文、字母、数字、“_”和“-”',
      'en-US': 'Use 4 to 20 characters: letters, digits, _ and -',
      'ko-KR': '이름은 4~20자로 정해 주세요. 한글, 한자, 영문, 숫자, _, -를 쓸 수 있어요',
    },
  },
  pictureUnfit: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '这张图片不能用作头像，请重新上传',
      'en-US': 'This picture cannot be used. Upload it again',
      'ko-KR': '이 사진은 쓸 수 없어요. 다시 올려 주세요',
    },
  },
  loginTaken: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '这个账号名已被使用',
      'en-US': 'This account name is taken',
      'ko-KR': '이미 사용 중인 계정 이름이에요',
    },
  },
  /** The mall has stopped the account; shown only to its proven owner. */
  accountBlocked: {
    code: '40003',
    text: {
      'zh-CN': '这个账号已被商城停用，原因：{reason}。已下的订单照常处理；如有疑问，请致电商城客服',
      'en-US':
        'The mall has stopped this account: {reason}. Orders already placed go on. Please call customer service with any questions',
      'ko-KR':
        '이용이 정지된 계정이에요. 사유: {reason}. 이미 주문한 상품은 그대로 진행돼요. 궁금한 점은 호집 고객센터로 전화해 주세요',
    },
  },
  oldPasswordWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '原密码不正确',
      'en-US': 'The current password is wrong',
      'ko-KR': '현재 비밀번호가 맞지 않아요',
    },
  },
  ...newPasswordRefusals,
  providerOff: {
    code: '40004',
    text: {
      'zh-CN': '暂不支持这种登录方式',
      'en-US': 'This way to sign in is not available',
      'ko-KR': '지금은 사용할 수 없는 로그인 방법이에요',
    },
  },
  stateWrong: {
    code: '40003',
    text: {
      'zh-CN': '登录请求已失效，请重新发起',
      'en-US': 'This sign-in has expired. Start again',
      'ko-KR': '로그인 요청이 만료됐어요. 처음부터 다시 해 주세요',
    },
  },
  providerRefused: {
    code: '40001',
    text: {
      'zh-CN': '授权没有成功，请重新发起',
      'en-US': 'The authorization did not go through. Start again',
      'ko-KR': '인증하지 못했어요. 처음부터 다시 해 주세요',
    },
  },
  providerSilent: {
    code: '50301',
    text: {
      'zh-CN': '对方暂时没有回应，请稍后再试或换一种登录方式',
      'en-US': 'The other site is not responding right now. Try again later, or sign in another way',
      'ko-KR': '지금은 응답이 없어요. 잠시 뒤에 다시 하거나 다른 방법으로 로그인해 주세요',
    },
  },
  identityTaken: {
    code: '40009',
    text: {
      'zh-CN': '无法绑定：它已绑定其他账号，或这个账号已绑定另一个',
      'en-US':
        'This cannot be linked: it is linked to another account, or this account already has a different one',
      'ko-KR': '연결할 수 없어요. 다른 계정에 연결돼 있거나 이 계정에 이미 다른 것이 연결돼 있어요',
    },
  },
  identityMissing: {
    code: '40004',
    text: { 'zh-CN': '还没有绑定', 'en-US': 'It is not linked', 'ko-KR': '연결돼 있지 않아요' },
  },
  lastWayIn: {
    code: '40009',
    text: {
      'zh-CN': '这是唯一的登录方式，请先绑定手机',
      'en-US': 'This is the only way into the account. Link a phone first',
      'ko-KR': '로그인할 수 있는 마지막 방법이에요. 먼저 휴대폰을 연결해 주세요',
    },
  },
  exportedOften: {
    code: '42901',
    text: {
      'zh-CN': '一天最多导出 {count} 次个人信息，请明天再试',
      'en-US': 'You can ask for a copy {count} times a day. Try again tomorrow',
      'ko-KR': '개인정보 사본은 하루에 {count}번까지 받을 수 있어요. 내일 다시 시도해 주세요',
    },
  },
  ordersUnderWay: {
    code: '40009',
    text: {
      'zh-CN': '还有 {count} 个未完成的订单，完成后才能注销账号',
      'en-US': 'Open orders: {count}. You can close the account when they are finished',
      'ko-KR': '진행 중인 주문이 {count}건 있어요. 주문이 끝나면 탈퇴할 수 있어요',
    },
  },
})

/** A code that was sent, or one of an authenticator. */
export type CodeReason = 'accounts/codeWrong' | 'accounts/tooManyTries'

/** Who it is was not shown, or too long ago. */
export type ProofReason = 'accounts/proofNeeded' | 'accounts/ticketGone'

/** A second step is asked for. */
export type SecondStepReason = 'accounts/codeLater' | 'accounts/codeNeeded'

/** A password to come in with. */
export type PasswordReason =
  | 'accounts/busy'
  | 'accounts/passwordEnded'
  | 'accounts/passwordWrong'
  | 'accounts/tooManyTries'

/** The password one has. */
export type OldPasswordReason = 'accounts/busy' | 'accounts/oldPasswordWrong' | 'accounts/tooManyTries'

/** A password one would like. */
export type NewPasswordReason =
  | 'accounts/passwordCommon'
  | 'accounts/passwordLong'
  | 'accounts/passwordPersonal'
  | 'accounts/passwordShort'
  | 'accounts/passwordShortForStaff'

/** Another house’s login. */
export type ProviderReason = 'accounts/providerRefused' | 'accounts/providerSilent'
