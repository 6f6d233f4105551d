import { type WithFields, carries, defineRefusals, namesFields } from '@hojip/platform/refusal'

/** They are named after `accounts`, as clients know them: the calls of staff were once part of that room. */
export const staffRefusals = defineRefusals('accounts', {
  noAuthenticator: {
    code: '40009',
    text: {
      'zh-CN': '还没有设置验证器，设置后才有恢复码',
      'en-US': 'There are no recovery codes without an authenticator. Set one up first',
      'ko-KR': '인증 앱을 먼저 설정해야 복구 코드를 만들 수 있어요',
    },
  },
  notStaff: {
    code: '40003',
    text: {
      'zh-CN': '这个账号没有店铺，进不了商家中心',
      'en-US': 'This account has no shop and cannot open the console',
      'ko-KR': '가게가 없는 계정이라 판매자 센터를 열 수 없어요',
    },
  },
  staffGone: {
    code: '40004',
    data: carries<{ field: 'pkId' }>(),
    text: {
      'zh-CN': '这位员工已不在店铺里',
      'en-US': 'This person no longer works for the shop',
      'ko-KR': '더 이상 이 가게의 직원이 아니에요',
    },
  },
  lastOwner: {
    code: '40009',
    text: {
      'zh-CN': '店铺至少要有一位店主，请先让另一位员工成为店主',
      'en-US': 'A shop needs an owner. Make somebody else an owner first',
      'ko-KR': '가게에는 대표가 한 명 이상 있어야 해요. 먼저 다른 직원을 대표로 지정해 주세요',
    },
  },
  worksHere: {
    code: '40009',
    data: carries<WithFields | undefined>(),
    text: {
      'zh-CN': '这个号码已经是你们店的员工',
      'en-US': 'This number already belongs to the shop’s staff',
      'ko-KR': '이 번호는 이미 이 가게의 직원이에요',
    },
  },
  worksElsewhere: {
    code: '40009',
    text: {
      'zh-CN': '这个账号已在别的店铺工作，一个账号只能属于一家店。请先让那家店移出，或换一个手机号',
      'en-US':
        'This account works for another shop, and an account belongs to one. Have that shop remove it first, or use another number',
      'ko-KR':
        '이 계정은 다른 가게에서 일하고 있어요. 계정 하나는 한 가게에만 속할 수 있으니, 먼저 그 가게에서 나가거나 다른 번호를 사용해 주세요',
    },
  },
  invitedAlready: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '已经邀请过这个号码，可以再发一次短信',
      'en-US': 'This number has been invited. You can send the message again',
      'ko-KR': '이미 초대한 번호예요. 문자를 다시 보낼 수 있어요',
    },
  },
  invitedOften: {
    code: '42901',
    text: {
      'zh-CN': '邀请太多了，请等对方答复或收回一些，明天再试',
      'en-US': 'Too many invitations. Wait for answers or withdraw some, and try again tomorrow',
      'ko-KR': '초대가 너무 많아요. 답을 기다리거나 일부를 취소하고 내일 다시 시도해 주세요',
    },
  },
  messagedOften: {
    code: '42901',
    data: carries<{ againAfter?: number }>(),
    text: {
      'zh-CN': '短信发得太多，请稍后再试；发满 5 次可以收回后重新邀请',
      'en-US': 'Too many messages. Try again later; after 5, withdraw the invitation and send a new one',
      'ko-KR':
        '문자를 너무 자주 보냈어요. 잠시 뒤 다시 시도해 주세요. 5번을 넘으면 초대를 취소하고 새로 보내 주세요',
    },
  },
  invitationGone: {
    code: '40004',
    text: {
      'zh-CN': '邀请已过期、被收回或用过了，请让店主再发一次',
      'en-US': 'The invitation has expired, was withdrawn or has been used. Ask the shop’s owner for another',
      'ko-KR': '초대가 만료됐거나 취소됐거나 이미 사용됐어요. 가게 대표에게 다시 요청해 주세요',
    },
  },
})
