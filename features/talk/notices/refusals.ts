import { defineRefusals } from '@hojip/platform/refusal'

export const noticesRefusals = defineRefusals('notices', {
  noticeGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条消息，可能已经清掉了',
      'en-US': 'This message was not found. It may have been deleted',
      'ko-KR': '이 알림을 찾을 수 없어요. 이미 지워졌을 수 있어요',
    },
  },
})

export const webPushRefusals = defineRefusals('webPush', {
  unknownService: {
    code: '40009',
    text: {
      'zh-CN': '这个浏览器的推送服务不在支持之列，只能在打开好集时提醒你',
      'en-US': 'This browser’s push service is not supported. You can be alerted only while the mall is open',
      'ko-KR': '이 브라우저의 푸시 서비스는 지원하지 않아요. 호집을 열어 둔 동안에만 알려 드릴 수 있어요',
    },
  },
})
