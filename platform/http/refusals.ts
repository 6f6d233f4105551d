import { carries, defineRefusals, namesFields } from '../refusal/index.ts'

/** The refusals that belong to every call. */
export const httpRefusals = defineRefusals('http', {
  invalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '“{field}”填写有误：{problem}',
      'en-US': 'Check “{field}”: {problem}',
      'ko-KR': '‘{field}’ 항목을 확인해 주세요: {problem}',
    },
  },
  keyMissing: {
    code: '40001',
    text: {
      'zh-CN': '这个操作需要请求头 Idempotency-Key（8–80 个字符）',
      'en-US': 'This call needs an Idempotency-Key header of 8–80 characters',
      'ko-KR': '이 요청에는 8–80자의 Idempotency-Key 헤더가 필요해요',
    },
  },
  notFound: { code: '40004', text: { 'zh-CN': '没有找到', 'en-US': 'Not found', 'ko-KR': '찾을 수 없어요' } },
  wrongMethod: {
    code: '40501',
    text: {
      'zh-CN': '这个地址只接受 {allow}',
      'en-US': 'This address takes {allow} only',
      'ko-KR': '이 주소에는 {allow} 방식으로만 요청할 수 있어요',
    },
  },
  noRight: {
    code: '40003',
    text: {
      'zh-CN': '你的职责不包括这项操作，需要的话请店主调整',
      'en-US': 'Your role does not include this. Ask the owner of the shop to change it',
      'ko-KR': '맡은 역할에 없는 작업이에요. 필요하면 점주에게 요청해 주세요',
    },
  },
  switchedOff: {
    code: '40003',
    text: {
      'zh-CN': '“{what}”暂停使用，请过些时候再来',
      'en-US': '{what}: switched off for now. Please come back later',
      'ko-KR': '‘{what}’ 기능은 잠시 쉬고 있어요. 나중에 다시 이용해 주세요',
    },
  },
  foreignOrigin: {
    code: '40003',
    text: {
      'zh-CN': '请求来自其他网站，已拒绝',
      'en-US': 'This request came from another site and was refused',
      'ko-KR': '다른 사이트에서 온 요청이라 거절했어요',
    },
  },
  tooMany: {
    code: '42901',
    text: {
      'zh-CN': '操作太频繁，请 {seconds} 秒后再试',
      'en-US': 'Too many requests. Try again in {seconds} seconds',
      'ko-KR': '요청이 너무 많아요. {seconds}초 뒤에 다시 시도해 주세요',
    },
  },
  unavailable: {
    code: '50301',
    text: {
      'zh-CN': '系统繁忙，请稍后再试',
      'en-US': 'We are busy right now. Please try again in a moment',
      'ko-KR': '지금은 요청이 많아요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
  readOnly: {
    code: '50301',
    data: carries<{ retrySeconds: number }>(),
    text: {
      'zh-CN': '系统维护中，现在只能浏览，不能提交或修改。{back}',
      'en-US': 'During maintenance you can look around, but nothing can be saved. {back}',
      'ko-KR': '점검 중이라 둘러보기만 할 수 있고 저장은 할 수 없어요. {back}',
    },
  },
  closed: {
    code: '50301',
    data: carries<{ retrySeconds: number }>(),
    text: {
      'zh-CN': '系统维护中。{back}',
      'en-US': 'We are closed for maintenance. {back}',
      'ko-KR': '점검하고 있어요. {back}',
    },
  },
  malformed: {
    code: '40001',
    text: {
      'zh-CN': '请求格式有误，无法读取',
      'en-US': 'The request could not be read',
      'ko-KR': '요청 형식이 잘못되어 읽을 수 없어요',
    },
  },
  notJson: {
    code: '40001',
    text: {
      'zh-CN': '请求内容须为 JSON（Content-Type: application/json）',
      'en-US': 'Send the request as JSON (Content-Type: application/json)',
      'ko-KR': '요청은 JSON으로 보내 주세요(Content-Type: application/json)',
    },
  },
  notForm: {
    code: '40001',
    text: {
      'zh-CN': '文件须以表单发送（Content-Type: multipart/form-data）',
      'en-US': 'Send the file as a form (Content-Type: multipart/form-data)',
      'ko-KR': '파일은 폼으로 보내 주세요(Content-Type: multipart/form-data)',
    },
  },
  fileTooLarge: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '文件超过 {max} MB，请压缩或换一个',
      'en-US': 'The file is larger than {max} MB. Make it smaller or choose another',
      'ko-KR': '파일이 {max}MB를 넘어요. 용량을 줄이거나 다른 파일을 골라 주세요',
    },
  },
  tooSlow: {
    code: '40001',
    text: {
      'zh-CN': '网络太慢，上传已中断，请稍后再试',
      'en-US': 'The connection is too slow and the upload was cut. Try again later',
      'ko-KR': '네트워크가 느려 업로드가 중단되었어요. 잠시 뒤에 다시 시도해 주세요',
    },
  },
  tooLarge: {
    code: '40001',
    text: { 'zh-CN': '请求内容过大', 'en-US': 'The request is too large', 'ko-KR': '요청 내용이 너무 커요' },
  },
})
