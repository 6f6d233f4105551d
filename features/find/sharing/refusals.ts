import { defineRefusals } from '@hojip/platform/refusal'

export const sharingRefusals = defineRefusals('sharing', {
  targetGone: {
    code: '40004',
    text: {
      'zh-CN': '要分享的内容不存在了',
      'en-US': 'What you want to share no longer exists',
      'ko-KR': '공유하려는 내용이 더 이상 없어요',
    },
  },
  linkBroken: {
    code: '40004',
    text: {
      'zh-CN': '这个分享链接不完整或不是本商城的',
      'en-US': 'This shared link is incomplete or not one of ours',
      'ko-KR': '공유 링크가 잘렸거나 이 몰의 링크가 아니에요',
    },
  },
  linkExpired: {
    code: '40009',
    text: {
      'zh-CN': '这个分享链接已过期，请让分享的人再发一次',
      'en-US': 'This shared link has expired. Ask for a new one',
      'ko-KR': '공유 링크의 기한이 지났어요. 공유한 분께 다시 보내 달라고 해 주세요',
    },
  },
})
