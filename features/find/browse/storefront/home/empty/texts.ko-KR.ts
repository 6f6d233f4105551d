import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  title: '아직 장이 서지 않았어요',
  text: '가게들이 물건을 올리고 있어요. 조금 뒤에 다시 들러 주세요',
  action: '판매자로 시작하기',
  operator: '이 쇼핑몰의 운영자라면 서버에서 아래 명령으로 상품 목록을 가져오세요. 홈은 자동으로 채워져요.',
  importCommand: '가져오기 명령',
}
