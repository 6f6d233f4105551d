import { carries, defineRefusals } from '@hojip/platform/refusal'
import type { FrontPage } from './contract/document.ts'

interface Draft {
  document: FrontPage
  revision: number
  base: number
  authorName: string
  gmtModified: string | null
}

export const frontPagesRefusals = defineRefusals('frontPages', {
  draftChanged: {
    code: '40009',
    data: carries<{ now: Draft | null }>(),
    text: {
      'zh-CN': '这份草稿刚刚被别人改过，请先看对方改了什么',
      'en-US': 'Somebody has just changed this draft. Look at their changes first',
      'ko-KR': '다른 사람이 방금 이 초안을 바꿨어요. 먼저 바뀐 내용을 확인해 주세요',
    },
  },
  pageChanged: {
    code: '40009',
    text: {
      'zh-CN': '别人刚刚发布了新版本，请先看线上现在的样子',
      'en-US': 'Somebody has just published another version. Look at the page as it is now first',
      'ko-KR': '다른 사람이 방금 새 버전을 게시했어요. 먼저 지금 페이지를 확인해 주세요',
    },
  },
  notReady: {
    code: '40001',
    data: carries<{ faults: readonly { pieceId: string; field: string; problem: string }[] }>(),
    text: {
      'zh-CN': '还有 {count} 处没填好，不能发布',
      'en-US': '{count} things are still missing, so the page cannot be published',
      'ko-KR': '아직 채우지 못한 곳이 {count}군데 있어 게시할 수 없어요',
    },
  },
  noSuchPage: {
    code: '40001',
    text: {
      'zh-CN': '地址打不开：{href}',
      'en-US': 'This address does not open: {href}',
      'ko-KR': '열리지 않는 주소예요: {href}',
    },
  },
  versionGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个版本',
      'en-US': 'This version was not found',
      'ko-KR': '이 버전을 찾을 수 없어요',
    },
  },
})
