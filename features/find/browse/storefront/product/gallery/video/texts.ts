import { defineTexts } from '@hojip/platform/page'

export const videoTexts = defineTexts({
  'zh-CN': {
    video: (name: string, length: string) => `${name}的视频，时长 ${length}`,
    show: (length: string) => `查看商品视频，时长 ${length}`,
    cannotPlay: '视频无法播放。',
    open: '单独打开',
  },
  'en-US': {
    video: (name, length) => `Video of ${name}, ${length}`,
    show: (length) => `Show the video, ${length}`,
    cannotPlay: 'The video cannot be played.',
    open: 'Open it on its own',
  },
  'ko-KR': {
    video: (name, length) => `${name} 동영상, 길이 ${length}`,
    show: (length) => `상품 동영상 보기, 길이 ${length}`,
    cannotPlay: '동영상을 재생할 수 없어요.',
    open: '따로 열기',
  },
})
