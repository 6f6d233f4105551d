import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  video: (name, length) => `${name} 동영상, 길이 ${length}`,
  show: (length) => `상품 동영상 보기, 길이 ${length}`,
  cannotPlay: '동영상을 재생할 수 없어요.',
  open: '따로 열기',
} satisfies Texts<typeof zhCN>
