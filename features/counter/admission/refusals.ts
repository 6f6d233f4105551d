import { defineRefusals, namesFields } from '@hojip/platform/refusal'

export const admissionRefusals = defineRefusals('admission', {
  nameMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请至少用一种语言填写店名，2 到 30 个字',
      'en-US': 'Enter the shop’s name in at least one language, 2 to 30 characters',
      'ko-KR': '가게 이름을 한 가지 언어 이상으로 2~30자로 입력해 주세요',
    },
  },
  nameTaken: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '“{name}”已被别的店使用，请换一个店名',
      'en-US': 'Another shop is called “{name}”. Choose another name',
      'ko-KR': '‘{name}’은(는) 다른 가게가 쓰고 있어요. 다른 이름으로 정해 주세요',
    },
  },
  companyMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请填写营业执照上的名称',
      'en-US': 'Enter the name on the business licence',
      'ko-KR': '사업자등록증에 적힌 상호를 입력해 주세요',
    },
  },
  codeWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '统一社会信用代码不正确，请照营业执照核对 18 位',
      'en-US': 'This is not a unified social credit code. Check its 18 characters against the licence',
      'ko-KR': '통일사회신용코드가 맞지 않아요. 영업집조의 18자리를 확인해 주세요',
    },
  },
  numberWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '韩国事业者登记号不正确，请核对 10 位数字',
      'en-US': 'This is not a Korean business registration number. Check its 10 digits',
      'ko-KR': '사업자등록번호가 맞지 않아요. 숫자 10자리를 확인해 주세요',
    },
  },
  categoryGone: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '有一个类目已经没有了，请重新选择',
      'en-US': 'One of the categories no longer exists. Choose again',
      'ko-KR': '없어진 분류가 있어요. 다시 골라 주세요',
    },
  },
  documentMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请上传这一项的图片',
      'en-US': 'Upload a picture of this document',
      'ko-KR': '이 서류의 사진을 올려 주세요',
    },
  },
  agreementChanged: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '开店协议有更新，请看过新的再提交',
      'en-US': 'The agreement has changed. Read the new one, then send again',
      'ko-KR': '입점 약관이 바뀌었어요. 새 약관을 확인하고 다시 보내 주세요',
    },
  },
  phoneMissing: {
    code: '40009',
    text: {
      'zh-CN': '账号还没有绑定手机，请先到“账号与安全”绑定',
      'en-US': 'Your account has no phone yet. Link one under “Account and security” first',
      'ko-KR': '계정에 휴대폰이 없어요. 먼저 ‘계정과 보안’에서 연결해 주세요',
    },
  },
  appliedAlready: {
    code: '40009',
    text: {
      'zh-CN': '你已经有一份申请在处理中',
      'en-US': 'You already have an application under way',
      'ko-KR': '이미 진행 중인 신청이 있어요',
    },
  },
  tooOften: {
    code: '42901',
    text: {
      'zh-CN': '30 天内最多申请 {count} 次，请过些日子再来',
      'en-US': 'You can apply {count} times in 30 days. Please come back later',
      'ko-KR': '30일 안에 {count}번까지 신청할 수 있어요. 나중에 다시 신청해 주세요',
    },
  },
  applicationGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这份申请',
      'en-US': 'This application was not found',
      'ko-KR': '이 신청을 찾을 수 없어요',
    },
  },
  changed: {
    code: '40009',
    text: {
      'zh-CN': '申请刚刚有变动，请看过最新内容再决定',
      'en-US': 'The application has just changed. Read it again before you decide',
      'ko-KR': '방금 신청 내용이 바뀌었어요. 다시 확인하고 결정해 주세요',
    },
  },
  wordsMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请写给申请人：要补什么，或者为什么没通过',
      'en-US': 'Write to the applicant what is missing, or why the answer is no',
      'ko-KR': '무엇이 더 필요한지, 또는 왜 거절하는지 신청인에게 적어 주세요',
    },
  },
  addressTaken: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '这个店铺网址已被使用，请换一个',
      'en-US': 'Another shop has this address. Choose another',
      'ko-KR': '이미 쓰이는 가게 주소예요. 다른 주소를 정해 주세요',
    },
  },
})

/** What is wrong with a form. */
export type FormReason =
  | 'admission/agreementChanged'
  | 'admission/categoryGone'
  | 'admission/codeWrong'
  | 'admission/companyMissing'
  | 'admission/documentMissing'
  | 'admission/nameMissing'
  | 'admission/nameTaken'
  | 'admission/numberWrong'
